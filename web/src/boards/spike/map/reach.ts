// Where the train can go, as it is drawn: tracks with the spaces used, cities with theirs beside them, arcs past the
// cities that are skipped.

import type { Point } from "../../../map/boxes";
import type { Atlas, Space } from "../geometry";
import type { Move } from "../shapes";
import type { CityMarks } from "./marks";

export interface Numbered {
  id: string;
  spaces: number;
  at: Point;
}

export interface Arc {
  id: string;
  path: string;
  label: (Point & { anchor: "start" | "middle" | "end" }) | null; // one for each city
}

const BESIDE = 24; // px of the design from the middle of a city to what stands beside it
const RING = 21; // the radius of an arc
const LABEL = 32;

const turnTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
const off = ({ x, y }: Point, turn: number, far: number): Point => ({
  x: x + far * Math.cos(turn),
  y: y + far * Math.sin(turn),
});
/** How far two directions lie apart. */
const between = (one: number, two: number): number => Math.abs(Math.atan2(Math.sin(one - two), Math.cos(one - two)));

/** The direction with most room around it, the earlier of equals. */
export function freest(taken: readonly number[]): number {
  const eighths = [1, 3, 2, 0, 6, 4, 5, 7, 1.5, 2.5, 0.5, 3.5];
  return roomiest(
    eighths.map((eighth) => (eighth * Math.PI) / 4),
    taken,
  );
}

function roomiest(turns: readonly number[], taken: readonly number[]): number {
  const room = (turn: number): number => Math.min(Math.PI / 3, ...taken.map((other) => between(turn, other)));
  return turns.reduce((best, turn) => (room(turn) > room(best) + 0.01 ? turn : best), turns[0] ?? 0);
}

/** Where marks of a city stand around it. */
function marked({ flags, left, below, load, delivered, pays }: CityMarks): number[] {
  const turns: number[] = [];
  if (flags.length) turns.push((below ? -1 : 1) * (left ? -2.3 : -0.85));
  if (pays !== null) turns.push(-0.75);
  if (load) turns.push(2.35);
  if (delivered.length) turns.push(0.79);
  return turns;
}

/** Where the number of a track stands: in its middle; off a city with the train, which the number would hide. */
export function numberOn({ cityA, cityB, from, to, middle }: Space, train: string | null): Point {
  if (!train || (cityA !== train && cityB !== train)) return middle;
  const [near, far] = cityA === train ? [from, to] : [to, from];
  return { x: near.x + 0.68 * (far.x - near.x), y: near.y + 0.68 * (far.y - near.y) };
}

export class Reach {
  readonly tracks: Numbered[];
  readonly stops: Numbered[];
  readonly arcs: Arc[];

  constructor(
    readonly atlas: Atlas,
    readonly moves: readonly Move[],
    readonly train: string | null, // of whoever moves
    marks: readonly CityMarks[],
    readonly unit: number,
    names: ReadonlyMap<string, Point>, // where the name of a city begins
  ) {
    const around = new Map(
      marks.map((mark) => {
        const name = names.get(mark.city.id);
        return [mark.city.id, [...marked(mark), ...(name ? [turnTo(mark.city, name)] : [])]];
      }),
    );
    this.tracks = moves.flatMap(({ place, spaces }) => {
      const space = atlas.spaces.get(place);
      return space ? [{ id: place, spaces, at: numberOn(space, train) }] : [];
    });
    this.arcs = this.#arcsPast(around);
    this.stops = moves.flatMap(({ place, spaces }) => {
      const city = atlas.cities.get(place);
      const turn = freest([...(around.get(place) ?? []), ...this.#tracksAt(place)]);
      return city ? [{ id: place, spaces, at: off(city, turn, BESIDE * unit) }] : [];
    });
  }

  /** The directions in which glowing tracks, and the one the train stands on, leave a city. */
  #tracksAt(city: string): number[] {
    const at = this.atlas.cities.get(city);
    return [...this.moves.map(({ place }) => place), this.train ?? ""].flatMap((place) => {
      const space = this.atlas.spaces.get(place);
      return at && space && (space.cityA === city || space.cityB === city) ? [turnTo(at, space.middle)] : [];
    });
  }

  /** From the track before a skipped city to the one beyond, round its ring. */
  #arcsPast(around: Map<string, number[]>): Arc[] {
    const seen = new Set<string>();
    return this.moves.flatMap(({ path, skipped, place }) => {
      const id = skipped.at(-1) ?? "";
      const at = this.atlas.cities.get(id);
      const way = this.train && this.atlas.spaces.has(this.train) ? [this.train, ...path] : path;
      const [one, two] = way.flatMap((each) => {
        const space = this.atlas.spaces.get(each);
        return at && space && (space.cityA === id || space.cityB === id) ? [turnTo(at, space.middle)] : [];
      });
      if (!at || one === undefined || two === undefined || this.atlas.cities.has(place)) return [];
      const turn = Math.atan2(Math.sin(two - one), Math.cos(two - one));
      const [r, from, to] = [RING * this.unit, one + Math.sign(turn) * 0.3, two - Math.sign(turn) * 0.3];
      const [start, end] = [off(at, from, r), off(at, to, r)];
      const taken = [...(around.get(id) ?? []), ...this.#tracksAt(id)];
      const middle = roomiest(
        [0.5, 0.38, 0.62, 0.28, 0.72].map((part) => one + turn * part),
        taken,
      );
      const label = seen.has(id) ? null : { ...off(at, middle, LABEL * this.unit), anchor: anchorOf(middle) };
      seen.add(id);
      around.set(id, [...(around.get(id) ?? []), middle]);
      const drawn = `M${start.x} ${start.y}A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${end.x} ${end.y}`;
      return [{ id: `${id}-${place}`, path: drawn, label }];
    });
  }
}

function anchorOf(turn: number): "start" | "middle" | "end" {
  const across = Math.cos(turn);
  return across > 0.15 ? "start" : across < -0.15 ? "end" : "middle";
}
