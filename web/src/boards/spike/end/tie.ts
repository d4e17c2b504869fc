// The order at the end, and what decided between equals, as the game has them.

import type { Desk } from "../desk.svelte";
import type { Seat } from "../shapes";

/** The first of the figures that decide between equals in which these two differ. */
export function decidedBy(one: Pick<Seat, "tie_breaks">, two: Pick<Seat, "tie_breaks">): string | undefined {
  return Object.keys(one.tie_breaks).find((figure) => one.tie_breaks[figure] !== two.tie_breaks[figure]);
}

/** The seats from the first place to the last. */
export function ranked(desk: Desk): number[] {
  const places = desk.table.result?.places ?? [];
  return desk.seats.toSorted((one, two) => (places[one] ?? 0) - (places[two] ?? 0));
}

/** What decided between the first two, whose money is equal. */
export function tieOf(desk: Desk): string {
  const [first, next] = ranked(desk).map((seat) => desk.view.seats[seat]);
  const figure = first && next && decidedBy(first, next);
  if (!figure) return "";
  return desk.say(`tied-${figure}`, { own: first.tie_breaks[figure] ?? 0, other: next.tie_breaks[figure] ?? 0 });
}
