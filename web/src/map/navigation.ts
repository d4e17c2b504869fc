// Where a key leads from one place to another, whatever the places are: hexes, lines, cells, cards.

import type { Point } from "./boxes";

export interface Spot extends Point {
  id: string;
}

type Direction = readonly [number, number];

const WAYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TURNS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

const ASIDE = 1.5; // how much more what lies aside counts than what lies ahead
const CONE = 2; // times further aside than ahead: no longer in that direction

/** The place that lies nearest in a direction. */
function nearest(spots: readonly Spot[], from: Spot, [dx, dy]: Direction): Spot | undefined {
  let nearest: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [across, down] = [spot.x - from.x, spot.y - from.y];
    const ahead = across * dx + down * dy;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && aside < ahead * CONE && far < least) [nearest, least] = [spot, far];
  }
  return nearest;
}

/** One place further in a row, and round its end; from a place that is not in it, to its first or last. */
function turned(row: readonly string[], id: string, turn: number): string | undefined {
  const at = row.indexOf(id);
  if (at < 0) return turn > 0 ? row[0] : row.at(-1);
  return row.at((at + turn) % row.length);
}

/** Where a key leads: an arrow to the nearest place on that side, Page Down and Page Up from one place where something
    can be done to the next, Home and End to the first and the last of them. */
export function whereTo(key: string, id: string, spots: readonly Spot[], live: readonly string[]): string | undefined {
  const turn = TURNS[key];
  if (turn) return turned(live, id, turn);
  if (key === "Home") return live[0];
  if (key === "End") return live.at(-1);
  const way = WAYS[key];
  const from = way && spots.find((spot) => spot.id === id);
  return from && nearest(spots, from, way)?.id;
}
