// What can be pointed at beside the map, by the id of the place it is: a track card, a share in hand, a share on offer
// by its place in the row, and the two piles.

import { UP, type Card } from "./shapes";

export type Thing =
  | { area: "card"; card: Card }
  | { area: "hand"; share: string }
  | { area: "offer"; at: number }
  | { area: "pile"; share: typeof UP | null }; // null: the deck, of which nobody knows the next

export const DECK = "pile:deck";
export const UP_PILE = "pile:up";
export const cardPlace = (card: Card): string => `card:${card}`;
export const handPlace = (share: string): string => `hand:${share}`;
export const offerPlace = (at: number): string => `offer:${at}`;

/** The thing a place is; null for a section of the map. */
export function thingOf(place: string): Thing | null {
  const [area, id = ""] = place.split(":");
  if (area === "card") return { area, card: id as Card };
  if (area === "hand") return { area, share: id };
  if (area === "offer") return { area, at: Number(id) };
  return area === "pile" ? { area, share: id === UP ? UP : null } : null;
}
