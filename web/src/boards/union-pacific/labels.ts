// Where the names of the cities stand. At the measures of the board file its own places are used, at which nothing
// collides; when names must be larger than that to be read, a search finds each a place, or leaves it out.

import type { Box } from "../../map/boxes";
import { inside, meet } from "../../map/boxes";
import type { Atlas, Place, Point } from "./geometry";
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
type Side = readonly [number, number];

const SIDES: Record<string, Side> = {
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
const BOLD = 1.08; // a home's name

function lengthOf(name: string, home: boolean): number {
  const sum = [...name].reduce(
    (length, sign) => length + (LETTERS.find(([kind]) => kind.test(sign))?.[1] ?? OTHERS),
    0,
  );
  return home ? sum * BOLD : sum;
}

function boxOf(place: Place, name: string, side: Side, size: number, gap: number, plate: boolean): Box {
  const width = size * Math.max(lengthOf(name, place.home !== null), plate ? 2.6 : 0);
  const height = size * (plate ? 1.65 : 0.8);
  const off = place.radius + gap;
  const corner = side[0] !== 0 && side[1] !== 0;
  const dx = side[0] * off * (corner ? 0.75 : 1);
  const dy = side[1] * off * (corner ? 0.6 : 1);
  const x = place.x + dx - (side[0] < 0 ? width : side[0] > 0 ? 0 : width / 2);
  const y = place.y + dy - (side[1] < 0 ? height : side[1] > 0 ? 0 : height / 2);
  return { x, y, width, height };
}

function labelOf(place: Place, name: string, side: Side, box: Box, size: number, plate: boolean): Label {
  const anchor = side[0] > 0 ? "start" : side[0] < 0 ? "end" : "middle";
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

function crosses(box: Box, from: Point, to: Point): boolean {
  let [low, high] = [0, 1];
  for (const [start, step, least, most] of [
    [from[0], to[0] - from[0], box.x, box.x + box.width],
    [from[1], to[1] - from[1], box.y, box.y + box.height],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (start < least || start > most) return false;
      continue;
    }
    const [one, two] = [(least - start) / step, (most - start) / step];
    low = Math.max(low, Math.min(one, two));
    high = Math.min(high, Math.max(one, two));
  }
  return low <= high;
}

/** The places the board file gives. */
function given(atlas: Atlas, drawing: BoardData["drawing"], nameOf: (place: Place) => string, size: number): Label[] {
  return [...atlas.places.values()].map((place) => {
    const side = SIDES[place.city.label ?? "e"] ?? [1, 0];
    const box = boxOf(place, nameOf(place), side, size, drawing.label_gap, place.home !== null);
    const [east, north] = place.city.nudge ?? [0, 0];
    box.x += east;
    box.y -= north;
    return labelOf(place, nameOf(place), side, box, size, place.home !== null);
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

const STEPS = [0, 0.3, -0.3, 0.7, -0.7, 1, -1] as const;
const SHIFTS = STEPS.flatMap((across) => STEPS.map((down) => [across, down] as const)); // of a name, in its own size

const AIR = 0.12; // between a name and one under it, in its own size: some letters reach below the line

interface Candidate {
  box: Box;
  side: Side;
  cost: number;
}

const gapTo = (box: Box, { x, y, radius }: Place): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)) - radius;

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, foot] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ];
  return { x, y, width: right - x, height: foot - y };
};

function candidates(place: Place, name: string, size: number, gap: number, fixed: Box[], atlas: Atlas): Candidate[] {
  const wish = place.city.label ?? "e";
  const all = Object.entries(SIDES).flatMap(([key, side]) => {
    const box = boxOf(place, name, side, size, gap, false);
    const far = key === wish ? 0 : 0.6;
    return SHIFTS.map(([sx, sy]) => ({
      side,
      box: { ...box, x: box.x + sx * size, y: box.y + sy * size },
      cost: far + Math.hypot(sx, sy),
    }));
  });
  // What lies too far away to matter is left out before each candidate is held against the rest.
  const whole = around(all.map(({ box }) => box));
  const near = fixed.filter((other) => meet(whole, other));
  const most = Math.max(...all.map(({ box }) => gapTo(box, place)));
  const others = [...atlas.places.values()].filter((other) => other !== place && gapTo(whole, other) <= most + 4);
  const legs = [...atlas.sections.values()]
    .flatMap(({ line }) => line.slice(1).map((to, leg) => [line[leg] as Point, to] as const))
    .filter(([from, to]) => crosses(whole, from, to));
  const found: Candidate[] = [];
  for (const { box, side, cost } of all) {
    if (box.x < atlas.box.x || box.x + box.width > atlas.box.x + atlas.box.width) continue;
    if (near.some((other) => meet(box, other))) continue;
    // A name that stands nearer to another city would be read as that city's.
    const own = gapTo(box, place);
    if (others.some((other) => gapTo(box, other) <= own + 4)) continue;
    const lines = legs.filter(([from, to]) => crosses(box, from, to)).length;
    found.push({ box, side, cost: lines * 4 + cost });
  }
  return found.sort((one, two) => one.cost - two.cost).slice(0, 36);
}

/** Largest names first where there is least choice; then each is moved while that makes the whole better. */
function searched(
  atlas: Atlas,
  drawing: BoardData["drawing"],
  nameOf: (place: Place) => string,
  size: number,
): Label[] {
  const fixed = obstacles(atlas, drawing);
  const all = [...atlas.places.values()]
    .map((place) => ({
      place,
      name: nameOf(place),
      ways: candidates(place, nameOf(place), size, drawing.label_gap, fixed, atlas),
    }))
    .sort(
      (one, two) =>
        Number(two.place.home !== null) - Number(one.place.home !== null) || one.ways.length - two.ways.length,
    );
  const settled = new Map<string, Candidate>();
  const aired = (box: Box): Box => ({ ...box, y: box.y - AIR * size, height: box.height + 2 * AIR * size });
  const price = (id: string, way: Candidate): number => {
    let cost = way.cost;
    const box = aired(way.box);
    for (const [other, taken] of settled) if (other !== id && meet(box, taken.box)) cost += 100;
    return cost;
  };
  for (let round = 0; round < 6; round++) {
    for (const { place, ways } of all) {
      let [best, least]: [Candidate | null, number] = [null, Infinity];
      for (const way of ways) {
        if (way.cost >= least) break; // the cheapest stand first
        const cost = price(place.id, way);
        if (cost < least) [best, least] = [way, cost];
      }
      if (best) settled.set(place.id, best);
    }
  }
  // Where two names still collide, the city that is nobody's home stays without.
  for (const { place } of [...all].reverse()) {
    const way = settled.get(place.id);
    if (way && price(place.id, way) >= 100) settled.delete(place.id);
  }
  return all.flatMap(({ place, name }) => {
    const way = settled.get(place.id);
    return way ? [labelOf(place, name, way.side, way.box, size, false)] : [];
  });
}

const boxesOf = ({ size, labels }: Names): Box[] =>
  labels.map((label) => {
    const long = size * lengthOf(label.name, label.home !== null);
    const x = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - long : label.x - long / 2;
    return { x, y: label.y - size, width: long, height: size * (label.plate ? 2.2 : 1.2) };
  });

/** Where a note can best stand beside a space: in the frame, on no name, on as few spaces as can be; its middle. */
export function clearSide(
  space: { x: number; y: number },
  { width, height }: { width: number; height: number },
  frame: Box,
  names: Names,
  spaces: Box[],
): { x: number; y: number } {
  const taken = boxesOf(names);
  let [best, least] = [{ x: space.x, y: space.y }, Infinity];
  for (const [across, down] of Object.values(SIDES)) {
    for (const off of [52, 90, 140]) {
      const [x, y] = [space.x + across * (off + width / 2), space.y + down * (off + height / 2)];
      const box = { x: x - width / 2, y: y - height / 2, width, height };
      const cost =
        taken.filter((one) => meet(one, box)).length * 4 +
        spaces.filter((one) => meet(one, box)).length +
        off / 40 +
        (inside(box, frame) ? 0 : 20);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The size in km a name has at this scale (px per km), at least so many px, and the names in their places. */
export function placeLabels(
  atlas: Atlas,
  board: BoardData,
  language: "en" | "it",
  scale: number,
  least: number,
): Names {
  const nameOf = (place: Place): string => (language === "it" && place.city.name_it) || place.city.name_en;
  const surveyed = board.drawing.label_size;
  if (surveyed * scale >= least - 0.6) {
    const size = Math.min(surveyed, 17 / scale);
    return { size, labels: given(atlas, board.drawing, nameOf, size) };
  }
  const size = least / scale;
  return { size, labels: searched(atlas, board.drawing, nameOf, size) };
}
