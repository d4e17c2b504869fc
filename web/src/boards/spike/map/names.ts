// The names of the cities: beside each, over resting suits where need be, on no track, disc or mark.

import { anchorAt, lengthOf, placeNames, type NamedPoint, type Side } from "../../../map/names";
import type { Box, Point } from "../../../map/boxes";
import type { Atlas } from "../geometry";

export interface Label {
  id: string;
  name: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  bold: boolean;
}

interface Asked {
  atlas: Atlas;
  nameOf: (city: string) => string;
  own: ReadonlySet<string>;
  tracks: readonly string[];
  taken: readonly Box[];
  ringed?: ReadonlySet<string>; // what has a ring around it, past which its name stands
  unit: number;
  size: number; // px of the letters, in the design's
}

const RINGED = 24; // px of the design from the middle of a city with a ring to its name

/** The room of names in letters of this size. */
export const boxesOf = (labels: readonly Label[], letters: number): Box[] =>
  labels.map(({ name, bold, x, y, anchor }) => {
    const width = lengthOf(name, bold) * letters;
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    return { x: left, y: y - letters * 0.75, width, height: letters };
  });

/** The point of each name that is nearest to its city. */
export function nearestOf(labels: readonly Label[], boxes: readonly Box[], atlas: Atlas): Map<string, Point> {
  const within = (at: number, from: number, length: number): number => Math.min(Math.max(at, from), from + length);
  return new Map(
    labels.flatMap(({ id }, number) => {
      const [city, box] = [atlas.cities.get(id), boxes[number]];
      if (!city || !box) return [];
      const spot = { x: within(city.x, box.x, box.width), y: within(city.y, box.y, box.height) };
      return [[id, spot] as const];
    }),
  );
}

export function labelsOf({ atlas, nameOf, own, tracks, taken, ringed, unit, size }: Asked): Label[] {
  const letters = size * unit;
  const points = [...atlas.cities.values()].map(({ id, x, y, data }): NamedPoint => ({
    id,
    x,
    y,
    name: nameOf(id),
    bold: own.has(id),
    radius: (ringed?.has(id) ? RINGED : 15) * unit,
    preferred: data.label as Side,
  }));
  const lines = tracks.flatMap((id): (readonly [Point, Point])[] => {
    const space = atlas.spaces.get(id);
    return space ? [[space.from, space.to]] : [];
  });
  const placed = placeNames({ points, lines, taken, bounds: atlas.box }, letters, 2 * unit);
  return points.flatMap(({ id, name, bold }) => {
    const standing = placed.get(id);
    if (!standing) return [];
    const { box, side } = standing;
    const anchor = anchorAt(side);
    const x = anchor === "start" ? box.x : anchor === "end" ? box.x + box.width : box.x + box.width / 2;
    return [{ id, name, bold, anchor, x, y: box.y + letters * 0.72 }];
  });
}
