// Where the locomotives stand: on a track over its middle, in a city at its upper left, several side by side.

import { centred, type Box, type Point } from "../../../map/boxes";
import type { Atlas } from "../geometry";

export interface StandingTrain {
  seat: number;
  at: Point;
}

const WIDE = 30; // px of the design
const HIGH = 25;

export function standingTrains(atlas: Atlas, trains: readonly (string | null)[], unit: number): StandingTrain[] {
  return trains.flatMap((place, seat) => {
    const before = trains.slice(0, seat).filter((other) => other === place).length;
    const at = place ? spotOf(atlas, place, before, unit) : null;
    return at ? [{ seat, at }] : [];
  });
}

function spotOf(atlas: Atlas, place: string, before: number, unit: number): Point | null {
  const space = atlas.spaces.get(place);
  if (space) return { x: space.middle.x + before * 20 * unit, y: space.middle.y - 6 * unit };
  const city = atlas.cities.get(place);
  return city ? { x: city.x - (20 + before * 21) * unit, y: city.y - 15 * unit } : null;
}

export const trainBox = ({ at }: StandingTrain, unit: number): Box => centred(at, WIDE * unit, HIGH * unit);
