// The board data and the view of Ride the Rails, as the engine gives them.

export type Terrain = "plain" | "mountain" | "city";
export type CityKind = "plain" | "east" | "west" | "five" | "chicago";

export interface HexData {
  id: string;
  row: number;
  column: number;
  terrain: Terrain;
}

export interface City {
  id: string;
  name_en: string;
  name_it: string;
  kind: CityKind;
}

export interface Company {
  id: string;
  from: number;
  start: CityKind[];
  locomotives: number;
}

export interface BoardData {
  hex: HexData[];
  city: City[];
  company: Company[];
}

export interface CompanyState {
  supply: number;
  available: boolean;
  started: string | null;
  starts: string[];
  east: string[];
  east_limit: number; // East Coast cities it may have
  links: [string, string][];
}

export interface Building {
  allowance: number;
  placed: number;
  left: number;
  in_mountains: boolean;
  mountains_barred: boolean;
}

/** Track of one company, hex by hex. */
export interface Stretch {
  company: string;
  hexes: string[];
}

export interface Link extends Stretch {
  city: string;
}

export interface Journey {
  passenger: string;
  city: string;
  links: Link[];
  payout: number[];
}

export interface View {
  players: number;
  options: { late_dividends: boolean };
  seat: number | null;
  round: number;
  rounds: number;
  phase: "share" | "build" | "depart" | "journey" | "over";
  turn: number | null;
  order: number[];
  acted: number;
  money: number[];
  shares: Record<string, number>[];
  track: Record<string, string[]>;
  companies: Record<string, CompanyState>;
  passengers: string[];
  building: Building | null;
  journey: Journey | null;
  owed: Record<string, number>;
  joined: number | null;
  bonuses: Record<string, number>; // what each city still pays whoever builds there
}

export const LINKS_MOST = 25; // where the printed chart of links ends
