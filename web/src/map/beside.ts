// Where a note stands beside a place of the map so that it hides as little as can be.

import { centred, meet, type Box, type Point } from "./boxes";

interface Note {
  width: number;
  height: number;
  far: number; // from the place
  further?: readonly number[]; // where it may go if that hides less
}

/** The middle of a note: below the place, right, left, above or at a corner, wherever it hides fewest of the others. */
export function placeBeside(
  { x, y }: Point,
  { width, height, far, further = [] }: Note,
  others: readonly Box[],
): Point {
  const steps: [number, number][] = [
    [0, 1],
    [1, 0],
    [-1, 0],
    [0, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ];
  const spots = [far, ...further].flatMap((away) =>
    steps.map(([right, below]) => ({ x: x + right * (away + width / 2), y: y + below * (away + height / 2) })),
  );
  const hides = (spot: Point): number => others.filter((box) => meet(box, centred(spot, width, height))).length;
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}
