// What a city pays whoever builds there: a flag at the upper left of its ring, by its lower right corner.

import type { Box } from "../../map/boxes";
import type { Atlas } from "./geometry";
import type { View } from "./shapes";

export interface Flag {
  id: string;
  x: number;
  y: number;
  size: number; // of a flag 44 long and 31 high
  text: string;
}

const LETTERS = 24;
const READABLE = 9.6; // px that letters are high at least

export function flagsOf(atlas: Atlas, bonuses: View["bonuses"], scale: number): Flag[] {
  const size = Math.max(1, READABLE / (LETTERS * scale));
  return Object.entries(bonuses).flatMap(([id, paid]) => {
    const hex = atlas.hexes.get(id);
    return hex ? [{ id, x: hex.x - 10, y: hex.y - 18, size, text: `$${paid}` }] : [];
  });
}

export const boxOf = ({ x, y, size }: Flag): Box => ({
  x: x - 44 * size,
  y: y - 31 * size,
  width: 44 * size,
  height: 31 * size,
});
