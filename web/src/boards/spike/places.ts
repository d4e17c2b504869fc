// The names of places that are not of the map: cards, parts of the train, actions, what is done with cargo.

import type { Meaning } from "../../lib/shapes";
import type { Suit } from "./shapes";

export const cardPlace = (suit: string): string => `card:${suit}`;
export const rowPlace = (at: number): string => `row:${at}`;
export const DECK = "deck:";
export const partPlace = (part: string): string => `part:${part}`;
export const sidePlace = (contract: string): string => `side:${contract}`;
export const routePlace = (start: string): string => `keep:${start}`;
export const actionPlace = (kind: ActionKind): string => `action:${kind}`;
export const junctionPlace = (junction: string): string => `at:${junction}`;
export const cargoPlace = (step: string, good: string): string => `cargo:${step}:${good}`;

/** The five actions of a turn; getting moving and the boost are one kind of the engine's. */
export const ACTIONS = ["draw", "build", "start", "boost", "upgrade"] as const;
export type ActionKind = (typeof ACTIONS)[number];
export const KIND_OF: Record<ActionKind, string> = {
  draw: "draw",
  build: "line",
  start: "move",
  boost: "move",
  upgrade: "upgrade",
};

export const isOfMap = (place: string): boolean => !place.includes(":") || place.startsWith("at:");
export const junctionOf = (place: string): string | null => (place.startsWith("at:") ? place.slice(3) : null);
export const actionOf = (place: string): ActionKind | null =>
  place.startsWith("action:") ? (place.slice(7) as ActionKind) : null;

/** What one would do with a thing: the meaning of the action, or some of it. */
export function meaningAt(place: string, row: readonly Suit[], giving: boolean): Meaning | null {
  const [kind = "", one = "", two = ""] = place.split(":");
  if (kind === "card") return giving ? { kind: "give", suit: one } : null;
  if (kind === "row") return { kind: "draw", source: row[Number(one)] ?? "" };
  if (kind === "deck") return { kind: "draw", source: "deck" };
  if (kind === "part") return { kind: "upgrade", part: one };
  if (kind === "side") return { kind: "side", contract: one };
  if (kind === "keep") return { kind: "keep", route: one };
  if (kind === "cargo") return { kind: "cargo", step: one, good: two };
  if (kind === "action") return { kind: KIND_OF[one as ActionKind] };
  return null;
}
