// Where a place of the world lies on a flat map: the conic equal-area projection of Albers, by d3-geo. The maps in the
// browser and the tools that draw the outlines under them both use this one.

import { geoConicEqualAreaRaw } from "d3-geo";

export interface Conic {
  parallels: readonly [south: number, north: number]; // true to scale, in degrees
  origin: readonly [lat: number, lon: number]; // lies at 0, 0
  radius: number; // of the earth, in lengths of the map
}

const DEGREE = Math.PI / 180;

/** From degrees to the map, x running east and y south. */
export function albers({ parallels, origin, radius }: Conic): (lat: number, lon: number) => [number, number] {
  const project = geoConicEqualAreaRaw(parallels[0] * DEGREE, parallels[1] * DEGREE);
  const at = (lat: number, lon: number) => project((lon - origin[1]) * DEGREE, lat * DEGREE);
  const [, base] = at(origin[0], origin[1]);
  return (lat, lon) => {
    const [east, north] = at(lat, lon);
    return [radius * east, radius * (base - north)];
  };
}
