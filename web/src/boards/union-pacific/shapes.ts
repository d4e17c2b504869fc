// The board data and the view of Union Pacific, as the engine gives them.

export type TrackKind = "clear" | "white" | "black" | "dotted";
export type Card = TrackKind | "joker";

export interface City {
  id: string;
  name_en: string;
  name_it?: string;
  lat: number;
  lon: number;
  label?: string;
  nudge?: [number, number];
}

export interface SectionData {
  a: string;
  b: string;
  type: TrackKind;
  spaces: number;
  start: string[];
  via?: [number, number][];
}

export interface Company {
  id: string;
  monogram: string;
  name: string;
  shares: number;
  trains: number;
  home: string;
  types: TrackKind[];
}

export interface BoardData {
  city: City[];
  section: SectionData[];
  company: Company[];
  drawing: {
    parallels: [number, number];
    origin: [number, number];
    earth_radius: number;
    city_radius: number;
    home_radius: number;
    space_length: number;
    space_width: number;
    space_pitch: number;
    label_size: number;
    label_gap: number;
  };
}

export interface View {
  players: number;
  seat: number | null;
  phase: "opening" | "turn" | "train" | "share" | "drawn" | "swapping" | "investing" | "over";
  actors: number[];
  turn: number | null;
  companies: Record<string, { value: number; supply: number; trains: string[] }>;
  dead: Card[];
  cards: number[];
  track_deck: number;
  hands: number[];
  table: Record<string, number>[];
  row: string[];
  deck: number;
  up_stack: number;
  met: number;
  dividend_cards_left: number;
  paid: number;
  payments: number;
  money: number[];
  earned: Record<string, number>[];
  forecast: Record<string, number[]>; // what a payment now would bring each holder, at least
  forecast_most: Record<string, number[]>;
  third_holder: { least: Record<string, number>; most: Record<string, number> } | null; // at the next payment
  third_place: number | null; // at the end of a game of two
  up_places: number[][]; // what the Union Pacific's places pay, payment by payment
  step: { card?: Card; laid?: string[] };
  chosen: boolean[];
  own?: {
    cards: Partial<Record<Card, number>>;
    shares: Record<string, number>;
    chosen: string | null;
    drawn: string | null;
  };
}

export const UP = "up";
export const KINDS: readonly TrackKind[] = ["clear", "white", "black", "dotted"];
export const CARDS: readonly Card[] = [...KINDS, "joker"];
