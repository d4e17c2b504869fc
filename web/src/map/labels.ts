// Where names and notes have room on a map: each has several ways to stand, each way a cost, and together they take
// those that cost least. What the ways are, a map says itself.

import { centred, grown, inside, meet, type Box, type Point } from "./boxes";
import type { Size } from "./view";

/** A way to stand: where, and what is then drawn. */
export interface LabelPosition<Drawn> {
  box: Box;
  cost: number;
  drawn: Drawn;
}

export interface Wanted<Drawn> {
  id: string;
  ways: readonly LabelPosition<Drawn>[];
}

const CLASH = 100; // what it costs to stand on another: more than any way there is
const ROUNDS = 6;

/** Each takes its cheapest way, the first of them before the others; then each moves while that makes the whole better.
    Where two still meet, the later one is left out. Air is kept above and below: some letters reach below the line. */
export function settle<Drawn>(wanted: readonly Wanted<Drawn>[], air = 0): Map<string, LabelPosition<Drawn>> {
  const rows = wanted.map(({ id, ways }) => ({ id, ways: ways.toSorted((one, two) => one.cost - two.cost) }));
  const settled = new Map<string, LabelPosition<Drawn>>();
  const priceOf = (id: string, way: LabelPosition<Drawn>): number => {
    let cost = way.cost;
    const box = grown(way.box, 0, air);
    for (const [other, taken] of settled) if (other !== id && meet(box, taken.box)) cost += CLASH;
    return cost;
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const { id, ways } of rows) takeCheapest(settled, id, ways, priceOf);
  for (const { id } of rows.toReversed()) {
    const way = settled.get(id);
    if (way && priceOf(id, way) >= CLASH) settled.delete(id);
  }
  return settled;
}

function takeCheapest<Drawn>(
  settled: Map<string, LabelPosition<Drawn>>,
  id: string,
  ways: readonly LabelPosition<Drawn>[],
  priceOf: (id: string, way: LabelPosition<Drawn>) => number,
): void {
  let [best, least]: [LabelPosition<Drawn> | null, number] = [null, Infinity];
  for (const way of ways) {
    if (way.cost >= least) break; // the cheapest stand first
    const price = priceOf(id, way);
    if (price < least) [best, least] = [way, price];
  }
  if (best) settled.set(id, best);
}

// Notes beside what they are about -----------------------------------------------------------------------------------

/** Something that a note should not hide, and how bad that would be. */
export interface Obstacle {
  box: Box;
  cost: number;
}

interface NoteRoom {
  frame: Box; // what is seen of the map
  avoid: readonly Obstacle[];
  start: number; // how far off the nearest stands
}

const TURNS = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8);
const AWAY = [0, 24, 52, 90, 140, 200]; // further off than the nearest
const FURTHER = 1 / 45; // the cost of a length
const ON_ANOTHER = 30;
const OUTSIDE = 40;

/** Beside each of these points, where a note of this size hides as little as can be; its middle. No two meet. */
export function beside(points: readonly Point[], sizes: readonly Size[], { frame, avoid, start }: NoteRoom): Point[] {
  const taken: Obstacle[] = [];
  return points.map((point, at) => {
    const { width, height } = sizes[at] ?? { width: 0, height: 0 };
    let [best, least]: [Point, number] = [point, Infinity];
    for (const away of AWAY)
      for (const turn of TURNS) {
        const x = point.x + Math.cos(turn) * (start + away + width / 2);
        const y = point.y + Math.sin(turn) * (start + away + height / 2);
        const box = centred({ x, y }, width, height);
        let cost = away * FURTHER + (inside(box, frame) ? 0 : OUTSIDE);
        for (const one of avoid) if (meet(one.box, box)) cost += one.cost;
        for (const one of taken) if (meet(one.box, box)) cost += one.cost;
        if (cost < least) [best, least] = [{ x, y }, cost];
      }
    taken.push({ box: centred(best, width, height), cost: ON_ANOTHER });
    return best;
  });
}
