// The board data and the view of Railroad Revolution, as the engine gives them.

export const WORKERS = ["white", "purple", "orange", "grey", "turquoise"] as const;
export type Worker = (typeof WORKERS)[number];
export const ACTIONS = ["station", "railroad", "telegraph", "trade"] as const;
export type ActionId = (typeof ACTIONS)[number];
export const TRACKS = ["telegraph", "stations", "network"] as const;
export type TrackId = (typeof TRACKS)[number];

export interface Named {
  id: string;
  name_en: string;
  name_it: string;
}

export interface PlaceData extends Named {
  lat: number;
  lon: number;
  label: string;
  nudge?: [number, number];
}

export interface CityData extends PlaceData {
  level: number;
  cost: number;
}

export interface Effect {
  kind: string;
  steps?: number;
  shares?: number;
  count?: number;
  times?: number;
  money?: number;
  cost?: number;
  cost_each?: number;
  workers?: Worker[];
  pick?: number;
}

export interface CityTile {
  id: string;
  level: number;
  main: Effect;
  first: Effect;
}

export interface BoardData {
  city: CityData[];
  junction: PlaceData[];
  space: { a: string; b: string; terrain: number; contract: boolean; start: boolean; via?: [number, number][] }[];
  drawing: { parallels: [number, number]; origin: [number, number]; earth_radius: number };
}
