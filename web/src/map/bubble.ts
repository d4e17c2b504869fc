// Where a bubble has room on a map: near what it is about, over nothing that is to be seen.

import { distanceTo, grown, meet, type Box, type Point } from "./boxes";
import type { Size } from "./view";

const EDGE = 8; // px that it keeps from the edge of the map
const AWAY = 30; // px from what it is about
const AROUND = 14; // px that a point of the way takes
const GRID = 20; // px between the spots that are tried
const HIDES = 1_000; // what it costs to hide something: more than any distance
const LESS = 60; // px that it may lie further off before a later form is taken

export interface BubbleSpot extends Box {
  form: number; // which of the sizes it has
}

/** On a small map the bubble is a strip along an edge: the upper one, unless that hides more of the way. */
export const STRIP = 58;
export type Edge = "top" | "foot";

export function edgeFor(way: readonly Point[], frame: Size): Edge {
  const hiddenAbove = way.filter(({ y }) => y < STRIP).length;
  const hiddenBelow = way.filter(({ y }) => y > frame.height - STRIP).length;
  return hiddenAbove > hiddenBelow ? "foot" : "top";
}

/** The best spot in one of these sizes, of which the earlier are the better ones: it hides neither names nor the way,
    if that can be, and lies as near as it can. */
export function bubbleSpot(
  at: Point,
  sizes: readonly Size[],
  frame: Size,
  way: readonly Point[],
  names: readonly Box[],
): BubbleSpot {
  const hidden = [...names, ...[...way, at].map((point) => grown({ ...point, width: 0, height: 0 }, AROUND))];
  let [best, least]: [BubbleSpot | null, number] = [null, Infinity];
  for (const [form, size] of sizes.entries())
    for (const spot of spotsIn(frame, size)) {
      const box = { ...spot, ...size };
      let cost = form * LESS + Math.abs(distanceTo(box, at) - AWAY);
      for (const one of hidden) {
        if (cost >= least) break;
        if (meet(one, box)) cost += HIDES;
      }
      if (cost < least) [best, least] = [{ ...box, form }, cost];
    }
  return best ?? { x: EDGE, y: EDGE, width: sizes[0]?.width ?? 0, height: sizes[0]?.height ?? 0, form: 0 };
}

function* spotsIn(frame: Size, size: Size): Generator<Point> {
  const [right, foot] = [frame.width - size.width - EDGE, frame.height - size.height - EDGE];
  for (let y = EDGE; y <= foot; y += GRID) {
    for (let x = EDGE; x < right; x += GRID) yield { x, y };
    yield { x: right, y };
  }
}
