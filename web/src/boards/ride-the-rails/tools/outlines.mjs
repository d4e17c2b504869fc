// The outlines under the map of Ride the Rails: bent so that the cities lie in their hexes.
import { readFileSync } from "node:fs";
import { albers } from "../../../map/projection.ts";
import { warp } from "../../../../tools/warp.mjs";

// Where the cities are in the world, and a few places more that hold the coasts where the hexes end.
const CITIES = {
  seattle: [-122.3, 47.6],
  spokane: [-117.4, 47.7],
  billings: [-108.5, 45.8],
  fargo: [-96.8, 46.9],
  butte: [-112.5, 46],
  bismarck: [-100.8, 46.8],
  "green-bay": [-88, 44.5],
  "portland-or": [-122.7, 45.5],
  minneapolis: [-93.3, 45],
  "portland-me": [-70.3, 43.7],
  "rapid-city": [-103.2, 44.1],
  milwaukee: [-87.9, 43],
  boise: [-116.2, 43.6],
  pocatello: [-112.4, 42.9],
  detroit: [-83, 42.3],
  buffalo: [-78.9, 42.9],
  albany: [-73.8, 42.7],
  boston: [-71.1, 42.4],
  cheyenne: [-104.8, 41.1],
  omaha: [-95.9, 41.3],
  "des-moines": [-93.6, 41.6],
  chicago: [-87.6, 41.9],
  "salt-lake-city": [-111.9, 40.8],
  "new-york": [-74, 40.7],
  reno: [-119.8, 39.5],
  pittsburgh: [-80, 40.4],
  philadelphia: [-75.2, 40],
  denver: [-105, 39.7],
  "kansas-city": [-94.6, 39.1],
  "saint-louis": [-90.2, 38.6],
  cincinnati: [-84.5, 39.1],
  "san-francisco": [-122.4, 37.8],
  richmond: [-77.4, 37.5],
  "las-vegas": [-115.1, 36.2],
  "oklahoma-city": [-97.5, 35.5],
  nashville: [-86.8, 36.2],
  "santa-fe": [-105.9, 35.7],
  "little-rock": [-92.3, 34.7],
  wilmington: [-77.9, 34.2],
  "los-angeles": [-118.2, 34.1],
  atlanta: [-84.4, 33.7],
  charleston: [-79.9, 32.8],
  phoenix: [-112.1, 33.4],
  dallas: [-96.8, 32.8],
  "el-paso": [-106.5, 31.8],
  jacksonville: [-81.7, 30.3],
  houston: [-95.4, 29.8],
  "new-orleans": [-90.1, 30],
  tampa: [-82.5, 28],
  "corpus-christi": [-97.4, 27.8],
  miami: [-80.2, 25.8],
};
const COASTS = [
  // where, and which row and column that should be
  [[-124.7, 48.4], -0.5, -0.6],
  [[-118, 49], -0.7, 2.4],
  [[-110, 49], -0.7, 8],
  [[-102, 49], -0.7, 12],
  [[-95.2, 49], -0.7, 16],
  [[-89.6, 48], -0.6, 19],
  [[-124.4, 40.4], 6, -0.7],
  [[-120.5, 34.5], 11.3, 1.5],
  [[-117.1, 32.5], 13, 4],
  [[-114.7, 32.6], 13.6, 6],
  [[-85, 45.8], 1.5, 21.2],
  [[-69.2, 47.4], -0.6, 30],
  [[-67, 44.8], 1, 30.9],
  [[-70, 41.7], 5.3, 30.4],
  [[-75.5, 35.3], 10, 26.8],
  [[-81.3, 25.2], 18.2, 22.4],
  [[-85, 29.7], 14.9, 21],
  [[-97.2, 25.9], 17.8, 14.2],
  [[-103, 29], 14.8, 11.4],
  [[-89.2, 29.1], 16, 19.6],
];

const RADIUS_OF_HEX = 50;
const hexAt = (row, column) => [
  (column - (Math.abs(Math.round(row)) % 2) / 2) * RADIUS_OF_HEX * Math.sqrt(3),
  row * RADIUS_OF_HEX * 1.5,
];
const project = albers({ parallels: [29.5, 45.5], origin: [37.5, -96], radius: 6371 });
const flat = ([lon, lat]) => project(lat, lon);
const printed = readFileSync(
  new URL("../../../../../src/roundhouse/games/ride_the_rails/data/map.toml", import.meta.url),
  "utf8",
);
const cities = [...printed.matchAll(/\{ id = "([\w-]+)".*? row = *(\d+), *column = *(\d+)/g)];
const bend = warp(
  [
    ...cities.map(([, id, row, column]) => [flat(CITIES[id]), hexAt(Number(row), Number(column))]),
    ...COASTS.map(([where, row, column]) => [flat(where), hexAt(row, column)]),
  ],
  0.02,
);

export default {
  project: (place) => bend(flat(place)),
  frame: { west: -900, east: 3600, north: -900, south: 2300 },
  coarse: 2.5,
  smallest: 24,
};
