// The map in km: cities, junctions and the spaces between them. x runs east and y south, as in the drawing. Pieces are
// measured in px of the design and drawn with a unit: how many km such a px takes at a scale of the map.

import { around, type Box, type Point } from "../../map/boxes";
import type { Side } from "../../map/names";
import { albers } from "../../map/projection";
import type { BoardData, PlaceData } from "./shapes";

export interface Spot extends Point {
  id: string;
  data: PlaceData;
  side: Side; // where its name stands if it can
}

export interface Space {
  id: string;
  a: string;
  b: string;
  points: readonly Point[];
  middle: Point;
  turn: number; // of its plate, in degrees: never upside down
  terrain: number;
  contract: boolean;
  start: boolean; // where every network begins; it shows no sign
}

export interface Atlas {
  cities: Map<string, Spot & { level: number }>;
  junctions: Map<string, Spot>;
  spaces: Map<string, Space>;
  box: Box;
}

export const DESIGN = 0.2305; // px a km at which the pieces have the size of the design
const MARGIN = { west: 620, east: 640, north: 250, south: 120 };

export const spaceId = (a: string, b: string): string => `${a}--${b}`;

export function survey(board: BoardData): Atlas {
  const { parallels, origin, earth_radius } = board.drawing;
  const project = albers({ parallels, origin, radius: earth_radius });
  const spotOf = (data: PlaceData): Spot => {
    const [x, y] = project(data.lat, data.lon);
    return { id: data.id, x, y, data, side: data.label as Side };
  };
  const cities = new Map(board.city.map((data) => [data.id, { ...spotOf(data), level: data.level }]));
  const junctions = new Map(board.junction.map((data) => [data.id, spotOf(data)]));
  const at = (id: string): Point => {
    const { x, y } = cities.get(id) ?? junctions.get(id) ?? { x: 0, y: 0 };
    return { x, y };
  };
  const spaces = new Map(
    board.space.map(({ a, b, terrain, contract, start, via }) => {
      const between = (via ?? []).map(([lat, lon]) => {
        const [x, y] = project(lat, lon);
        return { x, y };
      });
      const points = [at(a), ...between, at(b)];
      const rim = (id: string): number => (cities.has(id) ? CITY : JUNCTION) / DESIGN;
      const { middle, turn } = middleOf(points, rim(a), rim(b));
      const space: Space = { id: spaceId(a, b), a, b, points, middle, turn, terrain, contract, start };
      return [space.id, space] as const;
    }),
  );
  const { x, y, width, height } = around([...cities.values()]);
  const box = {
    x: x - MARGIN.west,
    y: y - MARGIN.north,
    width: width + MARGIN.west + MARGIN.east,
    height: height + MARGIN.north + MARGIN.south,
  };
  return { cities, junctions, spaces, box };
}

/** The point half way along a line, what the places at its ends take of it left out, and how it lies there. */
function middleOf(points: readonly Point[], first: number, last: number): { middle: Point; turn: number } {
  const legs = points.slice(1).map((to, at) => ({ from: points[at] ?? to, to }));
  let rest = (first + legs.reduce((sum, { from, to }) => sum + distance(from, to), 0) - last) / 2;
  for (const { from, to } of legs) {
    const long = distance(from, to);
    if (rest <= long) {
      const [east, south] = [to.x - from.x, to.y - from.y];
      const turn = (Math.atan2(south, east) * 180) / Math.PI;
      const middle = { x: from.x + (east * rest) / long, y: from.y + (south * rest) / long };
      return { middle, turn: turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn };
    }
    rest -= long;
  }
  return { middle: points[0] ?? { x: 0, y: 0 }, turn: 0 };
}

const distance = (one: Point, two: Point): number => Math.hypot(two.x - one.x, two.y - one.y);

/** How many km a px of the design takes: where the map is small, the pieces shrink less than it does. */
export function unitAt(scale: number): number {
  const size = scale >= DESIGN ? Math.min(1.6, scale / DESIGN) : (scale / DESIGN) ** 0.62;
  return size / scale;
}

/** The unit of names and tiles, which are read: on a middling map they shrink less than the pieces. */
export function wordUnitAt(scale: number): number {
  return scale >= DESIGN ? unitAt(scale) : (scale / DESIGN) ** 0.32 / scale;
}

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const linePath = (points: readonly Point[]): string => `M${points.map(spot).join("L")}`;
export const circlePath = ({ x, y }: Point, r: number): string =>
  `M${spot({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The line moved sideways, so that several lie beside each other. */
export function besideLine(points: readonly Point[], off: number): Point[] {
  return points.map((point, at) => {
    const before = points[at - 1] ?? point;
    const after = points[at + 1] ?? point;
    const long = distance(before, after) || 1;
    return { x: point.x - ((after.y - before.y) / long) * off, y: point.y + ((after.x - before.x) / long) * off };
  });
}

/** How far off the middle of the line the strand of the nth of so many lies, in px of the design. */
export const strandOff = (at: number, of: number): number => (at - (of - 1) / 2) * STRAND.pitch;

/** In px of the design. */
export const STRAND = { width: 4.1, pitch: 4.6 };
export const PLATE = { width: 45, height: 17 };
export const CITY = 12; // radius
export const JUNCTION = 4.6;
export const SEAL = 5.7;
