// Where the names of the cities stand. At the measures of the board file its own places are used, at which nothing
// collides; when names must be larger than that to be read, a search finds each a place, or leaves it out.

import type { Box } from "../../map/boxes";
import { beside, type Obstacle } from "../../map/labels";
import { anchorAt, boxAt, lengthOf, placeNames, type Side } from "../../map/names";
import type { Size } from "../../map/view";
import type { Atlas, CityPlace } from "./geometry";
import type { BoardData } from "./shapes";

export interface Label {
  id: string;
  name: string;
  x: number;
  y: number; // the baseline
  anchor: "start" | "middle" | "end";
  plate: { x: number; y: number } | null; // the middle of the monogram's plate
  home: string | null;
}
/** Names, and the size they have in km. */
export interface Names {
  size: number;
  labels: Label[];
}
type NameOf = (place: CityPlace) => string;

const sideOf = (place: CityPlace): Side => (place.city.label as Side | undefined) ?? "e";

function labelOf(place: CityPlace, name: string, side: Side, box: Box, size: number, plate: boolean): Label {
  const anchor = anchorAt(side);
  const x = anchor === "start" ? box.x : anchor === "end" ? box.x + box.width : box.x + box.width / 2;
  const half = size * 0.95;
  const at = anchor === "start" ? x + half : anchor === "end" ? x - half : x;
  const y = box.y + size * 0.7;
  return {
    id: place.id,
    name,
    x,
    y,
    anchor,
    plate: plate ? { x: at, y: box.y + size * 1.27 } : null,
    home: place.home,
  };
}

/** The places the board file gives: below the name of a home its plate. */
function given(atlas: Atlas, drawing: BoardData["drawing"], nameOf: NameOf, size: number): Label[] {
  return [...atlas.places.values()].map((place) => {
    const [side, name, isHome] = [sideOf(place), nameOf(place), place.home !== null];
    const width = size * Math.max(lengthOf(name, isHome), isHome ? 2.6 : 0);
    const box = boxAt(place, side, width, size * (isHome ? 1.65 : 0.8), drawing.label_gap);
    const [east, north] = place.city.nudge ?? [0, 0];
    return labelOf(place, name, side, { ...box, x: box.x + east, y: box.y - north }, size, isHome);
  });
}

export function obstacles(atlas: Atlas, drawing: BoardData["drawing"]): Box[] {
  const boxes: Box[] = [];
  for (const section of atlas.sections.values()) {
    for (const { x, y, turn } of section.spaces) {
      const [c, s] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
      const width = drawing.space_length * c + drawing.space_width * s;
      const height = drawing.space_length * s + drawing.space_width * c;
      boxes.push({ x: x - width / 2, y: y - height / 2, width, height });
    }
  }
  for (const { x, y, radius } of atlas.places.values())
    boxes.push({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
  return boxes;
}

function searched(atlas: Atlas, drawing: BoardData["drawing"], nameOf: NameOf, size: number): Label[] {
  const places = [...atlas.places.values()];
  const points = places.map((place) => {
    const { id, x, y, radius } = place;
    return { id, x, y, radius, name: nameOf(place), bold: place.home !== null, preferred: sideOf(place) };
  });
  const lines = [...atlas.sections.values()].flatMap(({ line }) => {
    const spots = line.map(([x, y]) => ({ x, y }));
    return spots.slice(1).map((to, leg) => [spots[leg] ?? to, to] as const);
  });
  const network = { points, lines, taken: obstacles(atlas, drawing), bounds: atlas.box };
  const placed = placeNames(network, size, drawing.label_gap);
  return places.flatMap((place) => {
    const standing = placed.get(place.id);
    return standing ? [labelOf(place, nameOf(place), standing.side, standing.box, size, false)] : [];
  });
}

const boxesOf = ({ size, labels }: Names): Box[] =>
  labels.map((label) => {
    const long = size * lengthOf(label.name, label.home !== null);
    const x = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - long : label.x - long / 2;
    return { x, y: label.y - size, width: long, height: size * (label.plate ? 2.2 : 1.2) };
  });

const START = 52; // km that a note stands off the middle of a space

/** Where notes can best stand beside spaces: in the frame, on no name, on as few spaces as can be. */
export function besideSpaces(
  spaces: readonly { x: number; y: number }[],
  sizes: readonly Size[],
  frame: Box,
  names: Names,
  standing: readonly Box[],
): { x: number; y: number }[] {
  const avoid: Obstacle[] = [
    ...boxesOf(names).map((box) => ({ box, cost: 4 })),
    ...standing.map((box) => ({ box, cost: 1 })),
  ];
  return beside(spaces, sizes, { frame, avoid, start: START });
}

/** The size in km a name has at this scale (px per km), at least so many px, and the names in their places. */
export function placeLabels(
  atlas: Atlas,
  board: BoardData,
  language: "en" | "it",
  scale: number,
  least: number,
): Names {
  const nameOf = (place: CityPlace): string => (language === "it" && place.city.name_it) || place.city.name_en;
  const surveyed = board.drawing.label_size;
  if (surveyed * scale >= least - 0.6) {
    const size = Math.min(surveyed, 17 / scale);
    return { size, labels: given(atlas, board.drawing, nameOf, size) };
  }
  const size = least / scale;
  return { size, labels: searched(atlas, board.drawing, nameOf, size) };
}
