// The outlines under the map of Spike: km on the projection that [drawing] in its board.toml gives.
import { albers } from "../../../map/projection.ts";

const project = albers({ parallels: [29.5, 45.5], origin: [37.5, -84], radius: 6371 });

export default {
  project: ([lon, lat]) => project(lat, lon),
  frame: { west: -2600, east: 2800, north: -1700, south: 1700 },
  coarse: 1,
  smallest: 16,
};
