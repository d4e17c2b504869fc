// Where the hexes lie: pointed tops, odd rows half a hex further west. A hex is 100 high; all lengths are of the map.

import type { Box } from "../../map/boxes";
import type { BoardData, City, Terrain } from "./shapes";

export const RADIUS = 50;
export const ACROSS = RADIUS * Math.sqrt(3);
const DOWN = RADIUS * 1.5;
const MARGIN = 46;

export interface Hex {
  id: string;
  x: number;
  y: number;
  terrain: Terrain;
  city: City | null;
  near: string[];
  /** The city nearest to it, to say where a hex without a name lies. */
  by: string;
}

export interface Atlas {
  hexes: Map<string, Hex>;
  box: Box;
}

/** The corners of a hex around a point, grown or shrunk by a factor. */
export function corners(x: number, y: number, factor = 1): string {
  const [half, high] = [(ACROSS / 2) * factor, RADIUS * factor];
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return `M${at(0, -high)}L${at(half, -high / 2)}L${at(half, high / 2)}L${at(0, high)}L${at(-half, high / 2)}L${at(-half, -high / 2)}Z`;
}

const apart = (one: { x: number; y: number }, two: { x: number; y: number }): number =>
  Math.hypot(one.x - two.x, one.y - two.y);

export function survey(board: BoardData): Atlas {
  const cities = new Map(board.city.map((city) => [city.id, city]));
  const hexes = board.hex.map(({ id, row, column, terrain }): Hex => {
    const city = cities.get(id) ?? null;
    return { id, x: (column - (row % 2) / 2) * ACROSS, y: row * DOWN, terrain, city, near: [], by: "" };
  });
  const settled = hexes.filter(({ city }) => city);
  for (const hex of hexes) {
    hex.near = hexes.filter((other) => other !== hex && apart(hex, other) < ACROSS * 1.1).map(({ id }) => id);
    hex.by = settled.reduce((best, other) => (apart(hex, other) < apart(hex, best) ? other : best)).id;
  }
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ACROSS / 2 - MARGIN, Math.min(...ys) - RADIUS - MARGIN / 2];
  const box = {
    x,
    y,
    width: Math.max(...xs) + ACROSS / 2 + MARGIN - x,
    height: Math.max(...ys) + RADIUS + MARGIN / 2 - y,
  };
  return { hexes: new Map(hexes.map((hex) => [hex.id, hex])), box };
}

export interface Piece {
  company: string;
  hex: string;
  x: number;
  y: number;
  size: number;
}

const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-21, 0],
    [21, 0],
  ],
  [
    [-21, -14],
    [21, -14],
    [0, 16],
  ],
  [
    [-21, -14],
    [21, -14],
    [-21, 16],
    [21, 16],
  ],
  [
    [-27, -15],
    [0, -15],
    [27, -15],
    [-14, 16],
    [14, 16],
  ],
  [
    [-27, -15],
    [0, -15],
    [27, -15],
    [-27, 16],
    [0, 16],
    [27, 16],
  ],
];
const SIZES = [1.16, 0.84, 0.76, 0.76, 0.56, 0.56];
const IN_CITY = 0.84; // so that the ring of a city is seen around what stands in it

/** Every locomotive on its place: two of a hex side by side, in Chicago up to six. */
export function pieces(
  atlas: Atlas,
  order: readonly string[],
  track: Readonly<Record<string, readonly string[]>>,
): Piece[] {
  const standing = new Map<string, string[]>();
  for (const company of order)
    for (const hex of track[company] ?? []) standing.set(hex, [...(standing.get(hex) ?? []), company]);
  return [...standing].flatMap(([id, companies]) => {
    const hex = atlas.hexes.get(id);
    const size = (SIZES[companies.length - 1] ?? 0.5) * (hex?.city ? IN_CITY : 1);
    return companies.map((company, at): Piece => {
      const [dx, dy] = PLACES[companies.length - 1]?.[at] ?? [0, 0];
      return { company, hex: id, x: (hex?.x ?? 0) + dx * (hex?.city ? IN_CITY : 1), y: (hex?.y ?? 0) + dy, size };
    });
  });
}

/** The line of a company: from each of its locomotives to those in neighbouring hexes. */
export function lines(atlas: Atlas, all: readonly Piece[]): { company: string; path: string }[] {
  return [...new Set(all.map(({ company }) => company))].map((company) => {
    const own = all.filter((piece) => piece.company === company);
    const at = new Map(own.map((piece) => [piece.hex, piece]));
    const path = own.flatMap((piece) =>
      (atlas.hexes.get(piece.hex)?.near ?? []).flatMap((id) => {
        const other = at.get(id);
        return other && piece.hex < id
          ? [`M${piece.x.toFixed(1)} ${piece.y.toFixed(1)}L${other.x.toFixed(1)} ${other.y.toFixed(1)}`]
          : [];
      }),
    );
    return { company, path: path.join("") };
  });
}

/** A line through the middles of these hexes. */
export function lineThrough(atlas: Atlas, ids: readonly string[]): string {
  return ids
    .flatMap((id) => atlas.hexes.get(id) ?? [])
    .map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/** What a city may be called where its name has no room, the longest first: initials, or the first letters. */
export function shortNames(name: string): string[] {
  const [, inner] = /\((.+)\)/.exec(name) ?? [];
  if (inner) return [`P.${inner}`];
  const parts = name.split(" ");
  if (parts.length > 1) return [parts.map((part) => (part.length > 2 ? part.charAt(0) : part)).join("")];
  const [start = name] = /^.{2,3}[^aeiou]/.exec(name) ?? [];
  return name.length > start.length + 1 ? [`${start}.`, name.slice(0, 3)] : [name.slice(0, 3)];
}
