// Which name of a city has room on the map: the whole one below its ring, else a short one. And where a sign has room
// that hides none of them.

import type { Box } from "../../map/boxes";
import { meet } from "../../map/boxes";
import { ACROSS, RADIUS, shortNames, type Atlas, type Hex } from "./geometry";

export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
}

export interface Names {
  labels: readonly Label[];
  size: number;
  narrow: boolean;
  boxes: readonly Box[];
}

interface Candidate extends Label {
  half: number;
  shorter: readonly string[];
}

const RING = 34;
const NAME_AT = 36; // below the middle of the hex: in the gap between two rows of pieces
const SERIF = 0.345; // px to a length of the map from which the wide letters have room

/** The names at this scale, px to a length of the map. */
export function namesAt(atlas: Atlas, nameOf: (city: string) => string, scale: number): Names {
  const narrow = scale < SERIF;
  const size = Math.max(21, (narrow ? 9.8 : 10.6) / scale);
  const labels = labelsOf(atlas, nameOf, size, narrow ? 0.5 : 0.62);
  const boxes = labels.map(({ x, y, half }) => ({ x: x - half, y: y - size * 0.8, width: 2 * half, height: size }));
  return { labels, size, narrow, boxes };
}

/** The names for letters of this size, a letter being so wide on the average (of the size). */
function labelsOf(atlas: Atlas, nameOf: (city: string) => string, size: number, wide: number): Candidate[] {
  const cities = [...atlas.hexes.values()].filter(({ city }) => city);
  const [least, most] = [atlas.box.x + 8, atlas.box.x + atlas.box.width - 8];
  const place = (hex: Hex, [text = "", ...shorter]: readonly string[]): Candidate => {
    const half = (text.length * size * wide) / 2;
    const x = Math.min(most - half, Math.max(least + half, hex.x));
    return { id: hex.id, text, shorter, x, y: hex.y + NAME_AT + size * 0.36, half };
  };
  const covers = (one: Candidate, two: Candidate): boolean =>
    Math.abs(one.x - two.x) < one.half + two.half && Math.abs(one.y - two.y) < size * 0.95;
  const hides = (one: Candidate, hex: Hex): boolean =>
    one.id !== hex.id &&
    Math.abs(one.x - hex.x) < one.half + RING &&
    Math.abs(one.y - size * 0.36 - hex.y) < RING + size * 0.3;
  const found = new Map(cities.map((hex) => [hex.id, place(hex, [nameOf(hex.id), ...shortNames(nameOf(hex.id))])]));
  const of = (hex: Hex): Candidate => found.get(hex.id) as Candidate;
  const shorten = (hex: Hex): void => void found.set(hex.id, place(hex, of(hex).shorter));
  for (const hex of cities)
    while (of(hex).shorter.length && cities.some((other) => hides(of(hex), other))) shorten(hex);
  // Of two names in each other's way the longer one gives in.
  for (let again = 0; again < 2; again++)
    for (const hex of cities)
      for (const other of cities) {
        const [one, two] = [of(hex), of(other)];
        if (hex !== other && covers(one, two) && one.shorter.length && one.half >= two.half) shorten(hex);
      }
  return [...found.values()];
}

// Where there is room for a sign -------------------------------------------------------------------------------------

interface Spot {
  x: number;
  y: number;
}

const WAYS = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8);
const AWAY = [0, 24, 52, 90, 140, 200]; // from the edge of the hex
const EDGE = 42;

const around = ({ x, y }: Spot, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Beside each of these hexes, where a round sign hides nothing that is to be kept clear, no city and nothing lit, as
    far as can be; no two meet. */
export function besides(
  ends: readonly Hex[],
  size: number,
  frame: Box,
  atlas: Atlas,
  clear: readonly Box[],
  lit: ReadonlySet<string>,
  built: ReadonlySet<string>,
): Spot[] {
  const hexes = [...atlas.hexes.values()]
    .map((hex) => ({
      box: hex.city ? around(hex, 2 * RING + 16, 2 * RING + 16) : around(hex, ACROSS * 0.8, RADIUS * 1.5),
      cost: (hex.city ? 5 : 0) + (lit.has(hex.id) ? 5 : 0) + (built.has(hex.id) ? 2 : 0),
    }))
    .filter(({ cost }) => cost);
  const taken: Box[] = [];
  return ends.map((end) => {
    let [best, least]: [Spot, number] = [end, Infinity];
    for (const away of AWAY)
      for (const way of WAYS) {
        const off = EDGE + size / 2 + away;
        const spot = { x: end.x + off * Math.cos(way), y: end.y + off * Math.sin(way) };
        const box = around(spot, size, size);
        let cost = away / 45;
        for (const one of clear) if (meet(one, box)) cost += 12;
        for (const one of taken) if (meet(one, box)) cost += 30;
        for (const one of hexes) if (meet(one.box, box)) cost += one.cost;
        if (
          spot.x - size < frame.x ||
          spot.x + size > frame.x + frame.width ||
          spot.y - size < frame.y ||
          spot.y + size > frame.y + frame.height
        )
          cost += 40;
        if (cost < least) [best, least] = [spot, cost];
      }
    taken.push(around(best, size, size));
    return best;
  });
}
