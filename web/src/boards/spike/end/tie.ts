// The order at the end: money, then cities in the network, then cards in hand.

import type { Desk } from "../desk.svelte";
import type { Seat } from "../shapes";

type Ranked = Pick<Seat, "points" | "cities" | "hand">;

/** Whoever is ahead comes first. */
export function ahead(one: Ranked, two: Ranked): number {
  return two.points - one.points || two.cities.length - one.cities.length || two.hand - one.hand;
}

/** What decided between the first two, whose money is equal. */
export function tieOf(desk: Desk): string {
  const [first, next] = [...desk.view.seats].sort(ahead);
  if (!first || !next) return "";
  const byCities = first.cities.length !== next.cities.length;
  return desk.say(byCities ? "tied-cities" : "tied-cards", {
    own: byCities ? first.cities.length : first.hand,
    other: byCities ? next.cities.length : next.hand,
  });
}
