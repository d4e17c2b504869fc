// Which name of a city has room on the map: the whole one below its ring, else a short sign.

import { shortName, type Atlas, type Hex } from "./geometry";

export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
}

interface Candidate extends Label {
  half: number;
  short: string;
}

const RING = 34;
const NAME_AT = 36; // below the middle of the hex: in the gap between two rows of pieces

/** The names for letters of this size, a letter being so wide on the average (of the size). */
export function labelsOf(atlas: Atlas, nameOf: (city: string) => string, size: number, wide: number): Label[] {
  const cities = [...atlas.hexes.values()].filter(({ city }) => city);
  const [least, most] = [atlas.box.x + 8, atlas.box.x + atlas.box.width - 8];
  const place = (hex: Hex, text: string): Candidate => {
    const half = (text.length * size * wide) / 2;
    const x = Math.min(most - half, Math.max(least + half, hex.x));
    return { id: hex.id, text, short: shortName(nameOf(hex.id)), x, y: hex.y + NAME_AT + size * 0.36, half };
  };
  const covers = (one: Candidate, two: Candidate): boolean => Math.abs(one.x - two.x) < one.half + two.half && Math.abs(one.y - two.y) < size * 0.95;
  const hides = (one: Candidate, hex: Hex): boolean =>
    one.id !== hex.id && Math.abs(one.x - hex.x) < one.half + RING && Math.abs(one.y - size * 0.36 - hex.y) < RING + size * 0.3;
  const found = new Map(cities.map((hex) => [hex.id, place(hex, nameOf(hex.id))]));
  const shorten = (hex: Hex): void => void found.set(hex.id, place(hex, shortName(nameOf(hex.id))));
  for (const hex of cities) if (cities.some((other) => hides(found.get(hex.id) as Candidate, other))) shorten(hex);
  // Of two names in each other's way the longer one gives in.
  for (const hex of cities) for (const other of cities) {
    const [one, two] = [found.get(hex.id) as Candidate, found.get(other.id) as Candidate];
    if (hex !== other && covers(one, two) && one.text !== one.short && one.half >= two.half) shorten(hex);
  }
  return [...found.values()];
}
