// The components and the view of Railroad Tiles, as the engine gives them.

import type { Piece, TileRow } from "./art/drawing";
import type { Lie, Side } from "./art/lies";

export type Token = "car" | "train" | "traveller" | "train-or-car";

export interface Tile extends TileRow {
  shape: string;
  count: number;
}

export interface Objective extends Omit<TileRow, "icon"> {
  name_en: string;
  name_it: string;
  at_least?: number;
  at_most?: number;
}

export interface TokenData {
  id: string;
  types: Piece[];
  flag: boolean;
}

export interface Challenge {
  id: string;
  name_en: string;
  name_it: string;
  kind: "goal" | "limit" | "rule";
  thresholds: number[];
}

export interface BoardData {
  tiles: Tile[];
  objectives: Objective[];
  tokens: TokenData[];
  challenges: Challenge[];
  pieces: { id: string; count: number }[];
  game: { rounds: number; refusals: number; free_openings: number; city_points: number; objective_points: number };
}

/** A tile of a territory, in the order laid; an objective is a tile too. */
export interface Laid {
  cell: string;
  tile: string;
  lie: Lie;
  piece: boolean;
}

export interface Goal {
  objective: string;
  cell: string | null;
  state: "hand" | "laid" | "discarded";
  figure: number;
  needed: number;
  at_most: boolean;
  met: boolean;
}

export interface Rectangle {
  from: string; // north-west
  to: string; // south-east
  tiles: number;
  width: number;
  height: number;
}

export interface OpenEnd {
  cell: string;
  side: Side;
}

export interface Player {
  territory: Laid[];
  hand: (string | null)[];
  objectives: string[];
  due: boolean;
  refused: string[];
  refusals_left: number;
  discarded: string[];
  stars: number;
  column: number | null;
  done: boolean;
  cities: { cells: string[]; points: number }[];
  rectangle: Rectangle | null;
  open_ends: OpenEnd[];
  pieces: Record<Piece, number>;
  goals: Goal[];
}

export interface Column {
  tiles: string[];
  size: number;
  stars: number;
  bonus: "star" | "point" | null;
  taker: number | null;
}

export interface Mission {
  id: string;
  kind: "goal" | "limit" | "rule";
  figure: number;
  needed: number;
  at_most: boolean;
  holds: boolean;
  thresholds: number[];
  stars: number;
  cells: string[];
}

/** A free icon of one's own territory, and what a piece would score there now. */
export interface OpenIcon {
  cell: string;
  piece: Piece;
  points: number;
  tokens: { token: Token; star: boolean }[];
  network: string[];
}

export interface Placement {
  token: Token;
  cell: string;
  piece: Piece;
  points: number;
  star: boolean;
}

export interface View {
  seat: number | null;
  phase: "start" | "tiles" | "population" | "over";
  round: number;
  order: number[];
  turn: number | null;
  starting: (string | null)[];
  columns: Column[];
  tokens: { waiting: string | null; active: string[]; stack: number };
  flag: boolean;
  bag: number;
  supply: Record<Piece | "star", number>;
  coin: "left" | "right" | null;
  challenge: Mission | null;
  players: Player[];
  // One's own alone
  icons?: OpenIcon[];
  placed?: Placement[];
  left?: Token[];
}
