// What stands on the map in a view.

import type { View } from "./shapes";

/** Whose rails lie on a space, in the order of seats. */
export function railsIn(view: View): Map<string, number[]> {
  const seats = new Map<string, number[]>();
  view.seats.forEach(({ rails }, seat) =>
    rails.forEach((space) => seats.set(space, [...(seats.get(space) ?? []), seat])),
  );
  return seats;
}

/** The stations of the cities in the order built, that of nobody who plays first. */
export const housesIn = (view: View): Map<string, (number | null)[]> =>
  new Map(
    Object.entries(view.cities).map(([id, { first, stations }]) => [
      id,
      first === "neutral" ? [null, ...stations] : stations,
    ]),
  );
