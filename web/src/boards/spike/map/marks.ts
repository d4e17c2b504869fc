// What is marked at a city: where contracts deliver and load, what has been delivered, what the market would pay.

import { centred, type Box } from "../../../map/boxes";
import type { Desk } from "../desk.svelte";
import type { City } from "../geometry";

export interface Flag {
  good: string;
  amount: number;
  own: boolean; // in the network
  best: boolean;
}

export interface CityMarks {
  city: City;
  flags: Flag[];
  left: boolean; // on which side the flags fly
  load: "now" | "later" | null; // a good that is needed: in the network, or not yet
  delivered: number[]; // seats
  pays: number | null; // the market's value, where a line can be built to
}

export function marksOf(desk: Desk): CityMarks[] {
  const mine = desk.mine;
  const done = new Set(mine?.contracts.flatMap(({ city }) => city ?? []) ?? []);
  return [...desk.atlas.cities.values()].map((city) => {
    const own = mine?.cities.includes(city.id) ?? false;
    const flags = desk.flagged.flatMap(({ good, pays, best }) => {
      const amount = done.has(city.id) ? undefined : pays?.[city.id];
      return amount === undefined ? [] : [{ good, amount, own, best: best === city.id }];
    });
    const needed = desk.flagged.some(({ good, state }) => good === city.good && state === "contract");
    const delivered = desk.view.seats.flatMap(({ contracts }, seat) =>
      contracts.some((contract) => contract.city === city.id) ? [seat] : [],
    );
    const buildable = desk.targets.has(city.id) && !own && !desk.isSetup;
    const pays = buildable ? (desk.view.values[city.good] ?? null) : null;
    const left = pays !== null;
    return { city, flags, left, load: needed ? (own ? "now" : "later") : null, delivered, pays };
  });
}

/** The room the marks of a city take, in km. */
export function roomOf({ city, flags, left, load, delivered, pays }: CityMarks, unit: number): Box[] {
  const at = (dx: number, dy: number, width: number, height: number): Box =>
    centred({ x: city.x + dx * unit, y: city.y + dy * unit }, width * unit, height * unit);
  const boxes = [centred(city, 32 * unit)];
  flags.forEach((_, row) => boxes.push(at(left ? -22 : 22, -24 - row * 16, 34, 16)));
  if (pays !== null) boxes.push(at(16, -14, 20, 14));
  if (load) boxes.push(at(-12, 12, 15, 15));
  delivered.forEach((_, row) => boxes.push(at(12 + row * 12, 12, 13, 13)));
  return boxes;
}
