// The outlines under the map of Railroad Revolution: km on the projection that [drawing] in its board.toml gives.
import { albers } from "../../../map/projection.ts";

const project = albers({ parallels: [29.5, 45.5], origin: [37.5, -96], radius: 6371 });

export default {
  project: ([lon, lat]) => project(lat, lon),
  frame: { west: -3300, east: 3300, north: -2300, south: 2300 },
  coarse: 1,
  smallest: 16,
};
