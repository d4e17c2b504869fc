// The lattice in km: junctions, cities, and the spaces between them. x runs east and y south, as in the drawing. Pieces
// are measured in px of the design and drawn with a unit: how many km such a px takes at a scale of the map.

import { around, grown, type Box, type Point } from "../../map/boxes";
import type { BoardData, CityData, Suit } from "./shapes";

export interface City extends Point {
  id: string;
  good: string;
  data: CityData;
}

export interface Space {
  id: string;
  suit: Suit;
  a: string; // junctions
  b: string;
  from: Point;
  to: Point;
  middle: Point;
  /** The city at either end, if there is one. */
  cityA: string | null;
  cityB: string | null;
}

/** Where something lies, seen from the city next to it; what is no city needs a name too. */
export interface Whereabouts {
  city: string;
  compass: Compass;
  alone: boolean; // nothing else lies there
}

const COMPASS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;
export type Compass = (typeof COMPASS)[number];

export interface Atlas {
  junctions: Map<string, Point & { id: string; city: string | null }>;
  cities: Map<string, City>;
  spaces: Map<string, Space>;
  /** Of spaces and junctions, by their ids. */
  where: Map<string, Whereabouts>;
  box: Box;
}

export const DESIGN = 0.34; // px a km at which the pieces have the size of the design
const MARGIN = { across: 330, down: 80 };

export function survey(board: BoardData): Atlas {
  const cityAt = new Map(board.city.map((city) => [city.junction, city.id]));
  const junctions = new Map(
    board.junction.map(({ id, x, y }) => [id, { id, x, y: -y, city: cityAt.get(id) ?? null }] as const),
  );
  const at = (id: string): Point => junctions.get(id) ?? { x: 0, y: 0 };
  const cities = new Map(
    board.city.map((data) => [data.id, { id: data.id, good: data.good, data, ...spotOf(at(data.junction)) }] as const),
  );
  const spaces = new Map(
    board.space.map(({ a, b, suit }) => {
      const [from, to] = [spotOf(at(a)), spotOf(at(b))];
      const id = `${a}--${b}`;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return [id, { id, suit, a, b, from, to, middle, cityA: cityAt.get(a) ?? null, cityB: cityAt.get(b) ?? null }];
    }),
  );
  const where = new Map([
    ...whereabouts(
      [...spaces.values()].map(({ id, middle }) => ({ id, ...middle })),
      cities,
    ),
    ...whereabouts([...junctions.values()], cities),
  ]);
  return { junctions, cities, spaces, where, box: grown(around([...junctions.values()]), MARGIN.across, MARGIN.down) };
}

function whereabouts(spots: readonly (Point & { id: string })[], cities: Map<string, City>): [string, Whereabouts][] {
  const found = spots.map((spot) => ({ id: spot.id, ...besideCity(spot, [...cities.values()]) }));
  const count = new Map<string, number>();
  for (const { city, compass } of found) count.set(city + compass, (count.get(city + compass) ?? 0) + 1);
  return found.map(({ id, city, compass }) => [id, { city, compass, alone: count.get(city + compass) === 1 }]);
}

function besideCity({ x, y }: Point, cities: readonly City[]): { city: string; compass: Compass } {
  const away = (city: City): number => Math.hypot(x - city.x, y - city.y);
  const city = cities.reduce((nearest, other) => (away(other) < away(nearest) ? other : nearest));
  const turn = Math.round((Math.atan2(y - city.y, x - city.x) * 4) / Math.PI);
  return { city: city.id, compass: COMPASS[(turn + 8) % 8] ?? "e" };
}

const spotOf = ({ x, y }: Point): Point => ({ x, y });

/** How many km a px of the design takes: where the map is small, the pieces shrink less than it does. */
export function unitAt(scale: number): number {
  const size = scale >= 0.28 ? Math.min(1.5, Math.max(0.9, scale / DESIGN)) : Math.max(0.52, (0.9 * scale) / 0.28);
  return size / scale;
}

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const linePath = (points: readonly Point[]): string => `M${points.map(spot).join("L")}`;
export const circlePath = ({ x, y }: Point, r: number): string =>
  `M${spot({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A point so far along the straight line from one point to another. */
export function towards(from: Point, to: Point, far: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / long, y: from.y + ((to.y - from.y) * far) / long };
}

export const lengthOf = ({ from, to }: Pick<Space, "from" | "to">): number => Math.hypot(to.x - from.x, to.y - from.y);
export const turnOf = ({ from, to }: Pick<Space, "from" | "to">): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The bar of a space, short of what it leads to. */
export function barOf(space: Space, unit: number): { from: Point; to: Point } {
  const [off, offCity] = [6 * unit, 15 * unit];
  return {
    from: towards(space.from, space.to, space.cityA ? offCity : off),
    to: towards(space.to, space.from, space.cityB ? offCity : off),
  };
}

/** The way of a train through these places, cities and spaces by their ids, from where it starts. A city that is
    skipped it goes round, so far from its middle. */
export function wayThrough(atlas: Atlas, places: readonly string[], ring: number): Point[] {
  const points: Point[] = [];
  places.forEach((place, at) => {
    const city = atlas.cities.get(place);
    const space = atlas.spaces.get(place);
    if (city) points.push(city);
    if (!space) return;
    const before = atlas.spaces.get(places[at - 1] ?? "");
    const shared = before && sharedEnd(atlas, before, space);
    if (shared) points.push(...(shared.city ? arcAround(shared, before.middle, space.middle, ring) : [shared]));
    points.push(space.middle);
  });
  return points;
}

const BENDS = 6; // straight pieces of an arc

/** From before a city to beyond it, the shorter way round. */
function arcAround(city: Point, from: Point, to: Point, ring: number): Point[] {
  const [start, end] = [from, to].map(({ x, y }) => Math.atan2(y - city.y, x - city.x)) as [number, number];
  const turn = Math.atan2(Math.sin(end - start), Math.cos(end - start));
  return Array.from({ length: BENDS + 1 }, (_, bend) => {
    const at = start + (turn * bend) / BENDS;
    return { x: city.x + ring * Math.cos(at), y: city.y + ring * Math.sin(at) };
  });
}

function sharedEnd(atlas: Atlas, one: Space, two: Space): (Point & { city: string | null }) | null {
  const id = one.a === two.a || one.a === two.b ? one.a : one.b === two.a || one.b === two.b ? one.b : null;
  return id ? (atlas.junctions.get(id) ?? null) : null;
}
