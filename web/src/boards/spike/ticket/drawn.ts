// The cards that the reader has drawn in the draw under way, as the table has told them.

import type { Desk } from "../desk.svelte";
import type { Suit } from "../shapes";

interface Told {
  key: string;
  facts: Readonly<Record<string, unknown>>;
}

const DRAWN = ["took", "drew-known"];

/** The last so many cards that a seat took, in their order. */
export function lastDrawn(told: readonly Told[], seat: number | null, count: number): Suit[] {
  const suits = told.filter(({ key, facts }) => DRAWN.includes(key) && facts["seat"] === seat);
  return count ? suits.slice(-count).map(({ facts }) => facts["suit"] as Suit) : [];
}

export function drawnIn(desk: Desk): Suit[] {
  const { phase, step } = desk.view;
  if (phase !== "draw") return [];
  const log = desk.table.log.filter(({ of, undone }) => of === "game" && !undone);
  return lastDrawn([...log, ...desk.events], desk.reader, step.taken ?? 0);
}
