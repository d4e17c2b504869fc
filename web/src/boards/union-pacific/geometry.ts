// The board in km: cities, the lines of the sections, and the places of their spaces. x runs east and y south, as in
// the drawing. The measures are those of the board file, at which nothing overlaps.

import { albers } from "../../map/projection";
import type { BoardData, City, TrackKind, SectionData } from "./shapes";

export type Coordinates = readonly [number, number];
export interface Space {
  x: number;
  y: number;
  turn: number; // degrees
  start: string | null; // the company whose start space it is
}
export interface Section {
  id: string;
  a: string;
  b: string;
  kind: TrackKind;
  line: Coordinates[];
  path: string;
  spaces: Space[];
  middle: Coordinates;
}
export interface CityPlace {
  id: string;
  city: City;
  x: number;
  y: number;
  radius: number;
  home: string | null;
}
export interface Atlas {
  places: Map<string, CityPlace>;
  sections: Map<string, Section>;
  box: { x: number; y: number; width: number; height: number };
}

const DEGREE = Math.PI / 180;

export function along(line: Coordinates[], distance: number): { at: Coordinates; turn: number } {
  let left = distance;
  for (let leg = 1; leg < line.length; leg++) {
    const [from, to] = [line[leg - 1] as Coordinates, line[leg] as Coordinates];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= length || leg === line.length - 1) {
      const part = length ? left / length : 0;
      const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) / DEGREE;
      return { at: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], turn };
    }
    left -= length;
  }
  return { at: line[0] as Coordinates, turn: 0 };
}

export function lengthOf(line: Coordinates[]): number {
  return line.slice(1).reduce((sum, to, at) => {
    const from = line[at] as Coordinates;
    return sum + Math.hypot(to[0] - from[0], to[1] - from[1]);
  }, 0);
}

/** A sign should never stand on its head. */
const upright = (turn: number): number => (turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn);

function spacesOf(data: SectionData, line: Coordinates[], pitch: number, homes: Map<string, string>): Space[] {
  const middle = lengthOf(line) / 2;
  const spaces: Space[] = [];
  for (let at = 0; at < data.spaces; at++) {
    const {
      at: [x, y],
      turn,
    } = along(line, middle + (at - (data.spaces - 1) / 2) * pitch);
    spaces.push({ x, y, turn: upright(turn), start: null });
  }
  for (const company of data.start) {
    const near = homes.get(company) === data.a ? spaces : [...spaces].reverse();
    const free = near.find((space) => space.start === null);
    if (free) free.start = company;
  }
  return spaces;
}

export function survey(board: BoardData): Atlas {
  const { drawing } = board;
  const project = albers({ ...drawing, radius: drawing.earth_radius });
  const homes = new Map(board.company.map((company) => [company.id, company.home]));
  const homeOf = new Map(board.company.map((company) => [company.home, company.id]));
  const places = new Map<string, CityPlace>();
  for (const city of board.city) {
    const [x, y] = project(city.lat, city.lon);
    const home = homeOf.get(city.id) ?? null;
    places.set(city.id, { id: city.id, city, x, y, radius: home ? drawing.home_radius : drawing.city_radius, home });
  }
  const sections = new Map<string, Section>();
  for (const data of board.section) {
    const [a, b] = [places.get(data.a), places.get(data.b)];
    if (!a || !b) continue;
    const line: Coordinates[] = [[a.x, a.y], ...(data.via ?? []).map(([lat, lon]) => project(lat, lon)), [b.x, b.y]];
    const spaces = spacesOf(data, line, drawing.space_pitch, homes);
    const path = "M" + line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
    const middle = along(line, lengthOf(line) / 2).at;
    const id = `${data.a}--${data.b}`;
    sections.set(id, { id, a: data.a, b: data.b, kind: data.type, line, path, spaces, middle });
  }
  const xs = [...places.values()].map((place) => place.x);
  const ys = [...places.values()].map((place) => place.y);
  const [left, top] = [Math.min(...xs) - 410, Math.min(...ys) - 110];
  const box = { x: left, y: top, width: Math.max(...xs) + 270 - left, height: Math.max(...ys) + 120 - top };
  return { places, sections, box };
}
