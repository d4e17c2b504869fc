// Draws the outlines under the maps once, from us-atlas and world-atlas, as small path data. Union Pacific: km on the
// Albers projection the board itself uses ([drawing] in its board.toml). Ride the Rails: the same, bent so that the
// cities lie in their hexes. Run: npm run outlines
import { readFileSync, writeFileSync } from "node:fs";
import { feature, mesh, merge } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import { warp } from "./warp.mjs";

const RADIUS = 6371;
const PARALLELS = [29.5, 45.5];
const ORIGIN = [37.5, -96];

const rad = Math.PI / 180;
const s1 = Math.sin(PARALLELS[0] * rad);
const n = (s1 + Math.sin(PARALLELS[1] * rad)) / 2;
const c = Math.cos(PARALLELS[0] * rad) ** 2 + 2 * n * s1;
const r0 = Math.sqrt(c - 2 * n * Math.sin(ORIGIN[0] * rad)) / n;

function albers([lon, lat]) {
  const theta = n * (lon - ORIGIN[1]) * rad;
  const r = Math.sqrt(c - 2 * n * Math.sin(lat * rad)) / n;
  return [RADIUS * r * Math.sin(theta), -RADIUS * (r0 - r * Math.cos(theta))];
}

const read = (path) => JSON.parse(readFileSync(new URL(`../node_modules/${path}`, import.meta.url)));

/** A long edge along a parallel is a curve on the map: it gets points in between. */
function bend(line) {
  const out = [line[0]];
  for (const [lon, lat] of line.slice(1)) {
    const [fromLon, fromLat] = out[out.length - 1];
    const parts = Math.ceil(Math.max(Math.abs(lon - fromLon), Math.abs(lat - fromLat)) / 2);
    for (let part = 1; part < parts; part++)
      out.push([fromLon + ((lon - fromLon) * part) / parts, fromLat + ((lat - fromLat) * part) / parts]);
    out.push([lon, lat]);
  }
  return out;
}

/** A sheet to draw on: where a place of the world lies on it, and what of it can be seen. */
function sheet(project, frame) {
  /** Rings or lines as relative path data in whole units, without what lies off the frame or is too small to see. */
  return (lines, closed, smallest) => {
    let out = "";
    for (const line of lines) {
      const points = bend(line)
        .map(project)
        .map(([x, y]) => [Math.round(x), Math.round(y)]);
      const xs = points.map((p) => p[0]);
      const ys = points.map((p) => p[1]);
      const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      if (box[2] < frame.west || box[0] > frame.east || box[3] < frame.north || box[1] > frame.south) continue;
      if (closed && Math.max(box[2] - box[0], box[3] - box[1]) < smallest) continue;
      let [px, py] = points[0];
      out += `M${px} ${py}l`;
      let first = true;
      for (const [x, y] of points.slice(1)) {
        if (x === px && y === py) continue;
        const dx = x - px;
        const dy = y - py;
        out += (first || dx < 0 ? "" : " ") + dx + (dy < 0 ? "" : " ") + dy;
        first = false;
        [px, py] = [x, y];
      }
      if (closed) out += "z";
    }
    return out.replace(/l(?=M|z|$)/g, "l0 0");
  };
}

const rings = (geometry) => (geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat());
const thin = (topology, weight) => simplify(presimplify(topology), weight);

const near = ["124", "484", "192", "044", "320", "084", "340", "388", "332", "214", "304", "222", "630"];

// The countries reach to the middle of the Great Lakes. Their northern shores, traced roughly by ourselves; what lies
// on the southern side is covered by the states.
const lakes = [
  [
    [-89.6, 48],
    [-89.2, 48.4],
    [-88.4, 48.6],
    [-88.2, 48.95],
    [-87.3, 48.75],
    [-86.4, 48.75],
    [-85.9, 48],
    [-85, 47.95],
    [-84.8, 47.3],
    [-84.7, 46.9],
    [-84.5, 46.5],
    [-86, 46.9],
    [-88, 47.5],
    [-89.6, 47.7],
  ],
  [
    [-84, 46.2],
    [-83.4, 46.25],
    [-82.5, 46.15],
    [-81.5, 46.05],
    [-80.8, 45.9],
    [-80.2, 45.3],
    [-79.8, 44.85],
    [-80, 44.5],
    [-80.6, 44.5],
    [-81, 44.8],
    [-81.3, 45.2],
    [-81.7, 45.25],
    [-81.3, 44.7],
    [-81.6, 44.3],
    [-81.75, 43.8],
    [-81.7, 43.3],
    [-82.2, 43.05],
    [-82.45, 43],
    [-82.6, 43.8],
    [-83.2, 44.8],
    [-83.7, 45.7],
  ],
  [
    [-83.1, 41.95],
    [-82.6, 42],
    [-81.9, 42.3],
    [-81.2, 42.65],
    [-80.5, 42.6],
    [-80.1, 42.55],
    [-79.8, 42.85],
    [-79, 42.88],
    [-79.3, 42.5],
    [-80.5, 42.1],
    [-81.7, 41.7],
    [-82.8, 41.7],
  ],
  [
    [-79.05, 43.25],
    [-79.7, 43.3],
    [-79.4, 43.6],
    [-78.7, 43.9],
    [-77.6, 43.95],
    [-76.9, 43.95],
    [-76.4, 44.2],
    [-76.2, 43.9],
    [-77, 43.5],
    [-78.5, 43.42],
  ],
  [
    [-96.8, 50.4],
    [-97, 51.5],
    [-98, 52.5],
    [-98.9, 53.7],
    [-97.9, 53.8],
    [-97.2, 52.5],
    [-96.5, 51.3],
  ],
].map((ring) => [...ring, ring[0]]);

/** All that is drawn of the world: finer or coarser, in the units of the sheet. */
function outlines(draw, { fine, smallest }) {
  const states = thin(read("us-atlas/states-10m.json"), 0.002 * fine);
  const kept = states.objects.states.geometries.filter(
    (g) => !["02", "15", "60", "66", "69", "72", "78"].includes(g.id),
  );
  const world = thin(read("world-atlas/countries-50m.json"), 0.006 * fine);
  const abroad = world.objects.countries.geometries.filter((g) => near.includes(g.id));
  return {
    lakes: draw(lakes, true, 0),
    abroad: draw(
      abroad.flatMap((g) => rings(feature(world, g).geometry)),
      true,
      smallest + 6,
    ),
    home: draw(rings(merge(states, kept)), true, smallest),
    borders: draw(
      mesh(states, { type: "GeometryCollection", geometries: kept }, (a, b) => a !== b).coordinates,
      false,
      0,
    ),
  };
}

function keep(game, drawn) {
  writeFileSync(new URL(`../src/boards/${game}/outlines.json`, import.meta.url), JSON.stringify(drawn, null, 1) + "\n");
  for (const [name, path] of Object.entries(drawn)) console.log(game, name, path.length);
}

keep(
  "union-pacific",
  outlines(sheet(albers, { west: -3300, east: 3300, north: -2300, south: 2300 }), { fine: 1, smallest: 16 }),
);

// Ride the Rails ------------------------------------------------------------------------------------------------------

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
const place = (row, column) => [
  (column - (Math.abs(Math.round(row)) % 2) / 2) * RADIUS_OF_HEX * Math.sqrt(3),
  row * RADIUS_OF_HEX * 1.5,
];
const printed = readFileSync(
  new URL("../../src/roundhouse/games/ride_the_rails/data/map.toml", import.meta.url),
  "utf8",
);
const cities = [...printed.matchAll(/\{ id = "([\w-]+)".*? row = *(\d+), *column = *(\d+)/g)];
const into = warp(
  [
    ...cities.map(([, id, row, column]) => [albers(CITIES[id]), place(Number(row), Number(column))]),
    ...COASTS.map(([where, row, column]) => [albers(where), place(row, column)]),
  ],
  0.02,
);
const frame = { west: -900, east: 3600, north: -900, south: 2300 };
keep(
  "ride-the-rails",
  outlines(
    sheet((at) => into(albers(at)), frame),
    { fine: 2.5, smallest: 24 },
  ),
);
