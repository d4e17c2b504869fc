// The land of North America from us-atlas and world-atlas, as small path data on any map.
import { readFileSync } from "node:fs";
import { feature, mesh, merge } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

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

/** A sheet to draw on: where a place of the world ([lon, lat]) lies on it, and what of it can be seen. */
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

/** The outlines under a map, as a board's recipe wants them: where a place lies ([lon, lat] to [x, y]), the frame that
    is drawn, how much coarser than the finest, and the smallest island in the units of the map. */
export function outlines({ project, frame, coarse, smallest }) {
  const draw = sheet(project, frame);
  const states = thin(read("us-atlas/states-10m.json"), 0.002 * coarse);
  const kept = states.objects.states.geometries.filter(
    (g) => !["02", "15", "60", "66", "69", "72", "78"].includes(g.id),
  );
  const world = thin(read("world-atlas/countries-50m.json"), 0.006 * coarse);
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
