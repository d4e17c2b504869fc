// Where a note stands beside a place of the map so that it hides as little as can be.

import { centred, inside, meet, type Box, type Point } from "./boxes";

interface Note {
  width: number;
  height: number;
  far: number; // from the place
  further?: readonly number[]; // where it may go if that hides less
  within?: Box; // it is not cut by the sides of this
}

const CUT = 1000; // as bad as hiding so many others

/** The middle of a note: below the place, right, left, above, at a corner or between these, wherever it hides fewest of
    the others. */
export function placeBeside(
  { x, y }: Point,
  { width, height, far, further = [], within }: Note,
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
    ...[0.5, -0.5].flatMap((half): [number, number][] => [
      [half, 1],
      [1, half],
      [-1, half],
      [half, -1],
    ]),
  ];
  const spots = [far, ...further].flatMap((away) =>
    steps.map(([right, below]) => ({ x: x + right * (away + width / 2), y: y + below * (away + height / 2) })),
  );
  const hides = (spot: Point): number => {
    const note = centred(spot, width, height);
    return others.filter((box) => meet(box, note)).length + (within && !inside(note, within) ? CUT : 0);
  };
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}
