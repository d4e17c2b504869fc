// The names of the points of a network: beside each, on none of its lines as far as can be, and never nearer to another
// point than to its own.

import { around, crosses, distanceTo, meet, type Box, type Point } from "./boxes";
import { settle, type LabelPosition } from "./labels";

export type Side = "e" | "w" | "n" | "s" | "ne" | "nw" | "se" | "sw";

export interface NamedPoint extends Point {
  id: string;
  name: string;
  bold: boolean; // of those that matter more, which are placed first
  radius: number;
  preferred: Side; // where the name stands if it can
}

/** Where a name stands: its box, and the side of the point that it begins at. */
export interface PlacedName {
  box: Box;
  side: Side;
}

interface Network {
  points: readonly NamedPoint[];
  lines: readonly (readonly [Point, Point])[];
  taken: readonly Box[]; // no name lies on these
  bounds: Box;
}

const SIDES: Readonly<Record<Side, readonly [number, number]>> = {
  e: [1, 0],
  w: [-1, 0],
  n: [0, -1],
  s: [0, 1],
  ne: [1, -1],
  nw: [-1, -1],
  se: [1, 1],
  sw: [-1, 1],
};

/** How much room the letters of our serif take, in their own size; those that are not here take OTHERS. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[filt. ]/, 0.35],
  [/[MW]/, 1.12],
  [/[A-Zmw]/, 0.82],
  [/[bdhknpqu]/, 0.665],
];
const OTHERS = 0.56;
const BOLD = 1.08;

/** The length of a name in our serif, in the size of its letters. */
export function lengthOf(name: string, bold: boolean): number {
  const widthOf = (sign: string): number => LETTERS.find(([kind]) => kind.test(sign))?.[1] ?? OTHERS;
  const sum = [...name].reduce((length, sign) => length + widthOf(sign), 0);
  return bold ? sum * BOLD : sum;
}

/** The box of so much text at a side of a point, a gap away from it; at a corner a little nearer. */
export function boxAt(point: Point & { radius: number }, side: Side, width: number, height: number, gap: number): Box {
  const [across, down] = SIDES[side];
  const isCorner = across !== 0 && down !== 0;
  const off = point.radius + gap;
  const [dx, dy] = [across * off * (isCorner ? 0.75 : 1), down * off * (isCorner ? 0.6 : 1)];
  const x = point.x + dx - (across < 0 ? width : across > 0 ? 0 : width / 2);
  const y = point.y + dy - (down < 0 ? height : down > 0 ? 0 : height / 2);
  return { x, y, width, height };
}

/** From which end a name at a side is written. */
export function anchorAt(side: Side): "start" | "middle" | "end" {
  const [across] = SIDES[side];
  return across > 0 ? "start" : across < 0 ? "end" : "middle";
}

const STEPS = [0, 0.3, -0.3, 0.7, -0.7, 1, -1] as const;
const SHIFTS = STEPS.flatMap((across) => STEPS.map((down) => [across, down] as const)); // in the size of the letters
const OTHER_SIDE = 0.6; // the cost of a side other than the preferred one
const ON_A_LINE = 4;
const CLEARER = 4; // lengths that a name is nearer to its own point than to any other
const KEPT = 36; // ways of a name that are tried
const AIR = 0.12; // between a name and one below it, in the size of the letters
const HIGH = 0.8; // of a line of letters

const gapTo = (box: Box, point: NamedPoint): number => distanceTo(box, point) - point.radius;

function allWays(point: NamedPoint, size: number, gap: number): LabelPosition<Side>[] {
  const width = size * lengthOf(point.name, point.bold);
  return (Object.keys(SIDES) as Side[]).flatMap((side) => {
    const box = boxAt(point, side, width, size * HIGH, gap);
    const far = side === point.preferred ? 0 : OTHER_SIDE;
    return SHIFTS.map(([across, down]) => ({
      drawn: side,
      box: { ...box, x: box.x + across * size, y: box.y + down * size },
      cost: far + Math.hypot(across, down),
    }));
  });
}

function waysOf(
  point: NamedPoint,
  size: number,
  gap: number,
  { points, lines, taken, bounds }: Network,
): LabelPosition<Side>[] {
  const all = allWays(point, size, gap);
  // What lies too far away to matter is left out before each way is held against the rest.
  const whole = around(all.map(({ box }) => box));
  const near = taken.filter((other) => meet(whole, other));
  const most = Math.max(...all.map(({ box }) => gapTo(box, point)));
  const others = points.filter((other) => other !== point && gapTo(whole, other) <= most + CLEARER);
  const legs = lines.filter(([from, to]) => crosses(whole, from, to));
  const open = all.filter(({ box }) => {
    if (box.x < bounds.x || box.x + box.width > bounds.x + bounds.width) return false;
    const own = gapTo(box, point) + CLEARER;
    return !near.some((other) => meet(box, other)) && !others.some((other) => gapTo(box, other) <= own);
  });
  return open
    .map((way) => ({ ...way, cost: way.cost + ON_A_LINE * legs.filter(([a, b]) => crosses(way.box, a, b)).length }))
    .sort((one, two) => one.cost - two.cost)
    .slice(0, KEPT);
}

/** Where the names stand, in letters of this size; a name without room is left out, one that matters less first. */
export function placeNames(network: Network, size: number, gap: number): Map<string, PlacedName> {
  const wanted = network.points
    .map((point) => ({ id: point.id, bold: point.bold, ways: waysOf(point, size, gap, network) }))
    .sort((one, two) => Number(two.bold) - Number(one.bold) || one.ways.length - two.ways.length);
  const settled = settle(wanted, AIR * size);
  return new Map([...settled].map(([id, { box, drawn }]) => [id, { box, side: drawn }]));
}
