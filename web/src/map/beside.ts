// Where a note stands beside a place of the map so that it hides as little as can be.

import { centred, meet, type Box, type Point } from "./boxes";

interface Note {
  width: number;
  height: number;
  far: number; // from the place
}

/** The middle of a note: below the place, right, left, above or at a corner, wherever it hides fewest of the others. */
export function placeBeside({ x, y }: Point, { width, height, far }: Note, others: readonly Box[]): Point {
  const [across, down] = [far + width / 2, far + height / 2];
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
  const spots = steps.map(([right, below]) => ({ x: x + right * across, y: y + below * down }));
  const hides = (spot: Point): number => others.filter((box) => meet(box, centred(spot, width, height))).length;
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}
