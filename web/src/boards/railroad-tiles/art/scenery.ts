// What stands beside the routes of a tile: houses on urban ones, trees on rural ones, fields under them. It is thrown
// once for each copy of a tile, as it lies upright; lain otherwise, everything stands where it is carried to, upright.

import { pointIn, type Lie } from "./lies";
import { generator } from "./random";

export type Background = "urban" | "rural";

type Point = readonly [number, number];

/** Something that stands on the ground; x and y are its foot. */
export interface Thing {
  symbol: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A field: its corner, and whether its furrows run across. */
export interface Field {
  x: number;
  y: number;
  wheat: boolean;
  across: boolean;
}

/** What the things keep clear of, as the tile lies upright. */
export interface Clearance {
  lines: readonly (readonly Point[])[]; // the middles of the routes
  spots: readonly { at: Point; radius: number }[]; // icons, a station, a landmark
}

interface Kind {
  symbol: string;
  width: number;
  height: number;
  many: number;
}

const KINDS: Record<Background, readonly Kind[]> = {
  urban: [
    { symbol: "tower", width: 11, height: 26, many: 1 },
    { symbol: "block", width: 13, height: 20, many: 2 },
    { symbol: "house", width: 15, height: 16.88, many: 4 },
    { symbol: "cottage", width: 13, height: 14.4, many: 4 },
    { symbol: "oak", width: 14, height: 18, many: 1 },
    { symbol: "bush", width: 9, height: 7, many: 3 },
  ],
  rural: [
    { symbol: "oak", width: 14, height: 18, many: 3 },
    { symbol: "pine", width: 11, height: 19, many: 3 },
    { symbol: "bush", width: 9, height: 7, many: 2 },
    { symbol: "bale", width: 8, height: 6, many: 1 },
  ],
};
const SMALL: Record<Background, readonly Kind[]> = {
  urban: [{ symbol: "house-m", width: 26, height: 24, many: 5 }],
  rural: [{ symbol: "oak-m", width: 22, height: 22, many: 4 }],
};
const TRIES = 26;
const ROUTE = 12.8; // half of what a route is wide
const BORDER = 2;
const CROWD = 0.62; // of their widths: so near two things may stand

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

function toLine(point: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [line[at - 1] ?? point, line[at] ?? point];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const part = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
    const near = Math.min(1, Math.max(0, part));
    least = Math.min(least, distance(point, [from[0] + dx * near, from[1] + dy * near]));
  }
  return least;
}

/** How far from its middle a thing reaches, whichever way the tile lies. */
const reach = ({ width, height }: Kind): number => Math.max(width, height * 0.8) / 2;

interface Thrown {
  kind: Kind;
  at: Point; // its middle
}

function fits(kind: Kind, at: Point, { lines, spots }: Clearance, standing: readonly Thrown[]): boolean {
  const room = reach(kind);
  if (at.some((each) => each < BORDER + room || each > 96 - BORDER - room)) return false;
  if (lines.some((line) => toLine(at, line) < ROUTE + room)) return false;
  if (spots.some((spot) => distance(at, spot.at) < spot.radius + room * 0.6)) return false;
  return standing.every((other) => distance(at, other.at) >= (kind.width + other.kind.width) * CROWD);
}

const thrown = new Map<string, Thrown[]>();

function throwAll(seed: string, kinds: readonly Kind[], clearance: Clearance): Thrown[] {
  const known = thrown.get(seed);
  if (known) return known;
  const next = generator(seed);
  const standing: Thrown[] = [];
  for (const kind of kinds)
    for (let count = 0; count < kind.many; count++)
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const at: Point = [next() * 96, next() * 96];
        if (!fits(kind, at, clearance, standing)) continue;
        standing.push({ kind, at });
        break;
      }
  thrown.set(seed, standing);
  return standing;
}

/** What stands on the tile in this lie, the further back the earlier. */
export function things(seed: string, ground: Background, lie: Lie, clearance: Clearance, small: boolean): Thing[] {
  return throwAll(`${seed}${small ? " small" : ""}`, (small ? SMALL : KINDS)[ground], clearance)
    .map(({ kind, at }) => {
      const [x, y] = pointIn(lie, at);
      return { symbol: kind.symbol, x, y: y + kind.height / 2, width: kind.width, height: kind.height };
    })
    .sort((one, two) => one.y - two.y);
}

export const FIELD = 40;
const CORNERS: readonly Point[] = [
  [24, 24],
  [72, 24],
  [24, 72],
  [72, 72],
];

/** The two fields of a rural tile, in two of its corners. */
export function fields(seed: string, lie: Lie): Field[] {
  const next = generator(`${seed} fields`);
  const first = Math.floor(next() * 4);
  const second = (first + 1 + Math.floor(next() * 3)) % 4;
  return [first, second].map((corner, at) => {
    const across = next() < 0.5;
    const [x, y] = pointIn(lie, CORNERS[corner] ?? [24, 24]);
    const turns = ["right", "left", "back-right", "back-left"].includes(lie);
    return { x: x - FIELD / 2, y: y - FIELD / 2, wheat: at > 0, across: across !== turns };
  });
}
