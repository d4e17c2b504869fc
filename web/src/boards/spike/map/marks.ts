// What is marked at a city: where contracts deliver and load, what has been delivered, what the market would pay.

import { centred, crosses, meet, type Box } from "../../../map/boxes";
import type { Desk } from "../desk.svelte";
import type { Atlas, City, Space } from "../geometry";
import type { View } from "../shapes";

export interface Flag {
  good: string;
  amount: number;
  own: boolean; // in the network
  best: boolean;
}

/** Where the flags of a city are: on which side, and whether they hang below it. */
export interface Corner {
  left: boolean;
  below: boolean;
}

export interface CityMarks extends Corner {
  city: City;
  flags: Flag[];
  load: "now" | "later" | null; // a good that is needed: in the network, or not yet
  delivered: number[]; // seats
  pays: number | null; // the market's value, where a line can be built to
}

export function marksOf(desk: Desk): CityMarks[] {
  const mine = desk.mine;
  return [...desk.atlas.cities.values()].map((city) => {
    const own = mine?.cities.includes(city.id) ?? false;
    const flags = desk.flagged.flatMap(({ good, pays, open, best }) => {
      const amount = open?.includes(city.id) === false ? undefined : pays?.[city.id];
      return amount === undefined ? [] : [{ good, amount, own, best: best === city.id }];
    });
    const needed = desk.flagged.some(({ good, state }) => good === city.good && state === "contract");
    const delivered = deliveredAt(desk.view, city.id);
    const buildable = desk.targets.has(city.id) && !own && !desk.isSetup;
    const pays = buildable ? (desk.building.reach[city.id]?.amount ?? null) : null;
    return {
      city,
      flags,
      left: false,
      below: false,
      load: needed ? (own ? "now" : "later") : null,
      delivered,
      pays,
    };
  });
}

const CORNERS: readonly Corner[] = [
  { left: false, below: false },
  { left: true, below: false },
  { left: false, below: true },
  { left: true, below: true },
];

/** The marks with every flag where it hides least: no other city, train, number or flag, and no track; what a city pays
    stands at its upper right. */
export function hung(
  marks: readonly CityMarks[],
  tracks: readonly Space[],
  standing: readonly Box[], // trains and numbers
  unit: number,
): CityMarks[] {
  const discs = marks.map(({ city }) => ({ city, box: centred(city, 36 * unit) }));
  const flown: Box[] = [];
  return marks.map((one) => {
    const { city, flags, pays } = one;
    if (!flags.length) return one;
    const solid = [...standing, ...discs.filter((disc) => disc.city !== city).map(({ box }) => box), ...flown];
    const hides = (box: Box): number =>
      3 * solid.filter((other) => meet(box, other)).length +
      2 * tracks.filter(({ from, to }) => crosses(box, from, to)).length;
    const flownAt = (at: Corner): Box[] => flags.map((_, row) => flagBox(city, flagAt(at, row), unit));
    const cost = (at: Corner): number =>
      flownAt(at).reduce((sum, box) => sum + hides(box), pays !== null && !at.left && !at.below ? 4 : 0);
    const best = CORNERS.reduce((known, at) => (cost(at) < cost(known) ? at : known));
    flown.push(...flownAt(best));
    return { ...one, ...best };
  });
}

/** The seats that have delivered to a city. */
const deliveredAt = ({ seats }: View, city: string): number[] =>
  seats.flatMap(({ contracts }, seat) => (contracts.some((contract) => contract.city === city) ? [seat] : []));

/** What is marked at the cities of a past moment, which nobody acts in: what has been delivered. */
export const pastMarks = (atlas: Atlas, view: View): CityMarks[] =>
  [...atlas.cities.values()].map((city) => {
    const delivered = deliveredAt(view, city.id);
    return { city, flags: [], left: false, below: false, load: null, delivered, pays: null };
  });

/** The room the marks of a city take, in km. */
export function roomOf(
  { city, flags, left, below, load, delivered, pays }: CityMarks,
  unit: number,
  chosen: string | null = null, // the city a line leads to: what it pays is larger
): Box[] {
  const at = (dx: number, dy: number, width: number, height: number): Box =>
    centred({ x: city.x + dx * unit, y: city.y + dy * unit }, width * unit, height * unit);
  const boxes = [centred(city, 32 * unit)];
  flags.forEach((_, row) => boxes.push(flagBox(city, flagAt({ left, below }, row), unit)));
  if (pays !== null) boxes.push(city.id === chosen ? at(22, -19, 32, 20) : at(16, -14, 20, 14));
  if (load) boxes.push(at(-12, 12, 15, 15));
  delivered.forEach((_, row) => boxes.push(at(12 + row * 12, 12, 13, 13)));
  return boxes;
}

/** Where the flags of a city hang: their upper left corner, in px of the design from its middle. */
export const flagAt = ({ left, below }: Corner, row: number): readonly [number, number] => [
  left ? -39 : 5,
  below ? 20 + row * 16 : -32 - row * 16,
];

/** The marks of a city while a line is shown: flags that would hide it hang where they hide neither it nor a name or a
    train. */
export function besideLine(marks: CityMarks, line: readonly Space[], others: readonly Box[], unit: number): CityMarks {
  const { city, flags, left, below } = marks;
  const flown = (at: Corner): Box[] => flags.map((_, row) => flagBox(city, flagAt(at, row), unit));
  const hides = (boxes: readonly Box[]): number =>
    boxes.flatMap((box) => line.filter(({ from, to }) => crosses(box, from, to))).length;
  const cost = (at: Corner): number =>
    3 * hides(flown(at)) + flown(at).flatMap((box) => others.filter((other) => meet(box, other))).length;
  if (!hides(flown({ left, below }))) return marks;
  const hanging = [left, !left].map((side) => ({ left: side, below: true }));
  const spots = [{ left, below }, ...(marks.pays === null ? [{ left: !left, below: false }] : []), ...hanging];
  return { ...marks, ...spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best)) };
}

const flagBox = ({ x, y }: City, [dx, dy]: readonly [number, number], unit: number): Box => ({
  x: x + dx * unit,
  y: y + dy * unit,
  width: 34 * unit,
  height: 16 * unit,
});
