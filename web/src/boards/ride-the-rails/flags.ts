// What a city pays whoever builds there: a flag at the upper left of its ring, by its lower right corner.

import type { Box } from "../../map/boxes";
import type { Atlas } from "./geometry";
import type { CityKind } from "./shapes";

export interface Flag {
  id: string;
  x: number;
  y: number;
  size: number; // of a flag 44 long and 31 high
  text: string;
}

const LETTERS = 24;
const READABLE = 9.6; // px that letters are high at least

export const PAID: Partial<Record<CityKind, number>> = { chicago: 2, five: 5 };

/** RR-7.1 to 7.3: Chicago pays for every locomotive, the others at most for the first. */
export function flagsOf(atlas: Atlas, built: ReadonlySet<string>, scale: number): Flag[] {
  const size = Math.max(1, READABLE / (LETTERS * scale));
  return [...atlas.hexes.values()].flatMap(({ id, x, y, city }) => {
    const paid = city && (city.kind === "chicago" || !built.has(id)) ? PAID[city.kind] : undefined;
    return paid ? [{ id, x: x - 10, y: y - 18, size, text: `$${paid}` }] : [];
  });
}

export const boxOf = ({ x, y, size }: Flag): Box => ({
  x: x - 44 * size,
  y: y - 31 * size,
  width: 44 * size,
  height: 31 * size,
});
