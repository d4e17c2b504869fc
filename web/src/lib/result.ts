// How a game has ended, in one line: who has won, that nobody has, that all have failed, and the stars.

import type { Session } from "./session.svelte";
import { say, words } from "./words.svelte";

/** How many stars are drawn at least, won or not. */
const STARS = 3;

/** The stars as signs: those won, then those missed. */
export function starSigns(stars: number): string {
  return "★".repeat(stars) + "☆".repeat(Math.max(0, STARS - stars));
}

export function headlineOf(session: Session): string {
  const result = session.table?.result;
  const first = result?.first ?? [];
  if (result?.stars === 0) return say("failed-game");
  if (first.length === 0) return say(result?.stars ? "won-stars" : "won-nobody");
  if (first.length === 1 && first[0] === session.self) return say("won-you");
  const names = words.list(first.filter((seat) => seat !== session.self).map((seat) => session.name(seat)));
  if (first.length === 1) return say("won-by", { name: names });
  return say(first.some((seat) => seat === session.self) ? "won-shared-you" : "won-shared", { names });
}
