// The board data and the view of Spike, as the engine gives them.

export const SUITS = ["white", "blue", "ochre", "rose", "jade", "black"] as const;
export type Suit = (typeof SUITS)[number];
export type PartId = "locomotive" | "tender" | "freight-car";
export const PARTS: readonly PartId[] = ["locomotive", "tender", "freight-car"];

export interface CityData {
  id: string;
  name_en: string;
  name_it: string;
  junction: string;
  good: string;
  label: string;
}

export interface Named {
  id: string;
  name_en: string;
  name_it: string;
}

export interface BoardData {
  suit: Named[];
  good: Named[];
  city: CityData[];
  junction: { id: string; x: number; y: number }[];
  space: { a: string; b: string; suit: Suit }[];
  route: { start: string; values: Readonly<Record<string, number>> }[];
  train: (Named & { id: PartId; levels: number[]; upgrades: number[] })[];
}

export type Cards = Readonly<Record<string, number>>;
export const cardsIn = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

export interface Part {
  level: number; // from 1
  gives: number;
  price: number | null; // of the next level
}

export type Side = "front" | "back";
export type Pays = Readonly<Record<string, number>>;

/** A contract; while sides are chosen, a card with both of them. */
export interface Contract {
  good: string;
  card: string;
  side: Side | null;
  sides?: Readonly<Record<Side, Pays>>;
  pays?: Pays;
  state?: "contract" | "aboard" | "delivered";
  city?: string | null; // where it has been delivered
  open?: string[]; // the cities where it can still be delivered
  best?: string | null; // where in the network it pays most
}

export interface RouteCard {
  start: string;
  values: Readonly<Record<string, number>>;
  amount: number; // what it would pay now
  brings: Readonly<Record<string, number>>; // what each city of the network adds, once the start is connected
}

export interface Seat {
  money: number;
  hand: number;
  tracks_left: number;
  start: string | null;
  cities: string[];
  tracks: string[];
  train: string | null;
  parts: Readonly<Record<PartId, Part>>;
  contracts: Contract[];
  ready: boolean | null;
  route: RouteCard | null;
  points: number;
  tie_breaks: Readonly<Record<string, number>>; // what decides between equals, the first first
}

/** So many equal cards stand for spaces of another suit. */
export interface WildSet {
  suit: Suit;
  cards: number;
  for: Suit;
  spaces: number;
}

/** A line to a city and a way to pay for it. */
export interface Build {
  line: string[]; // from the network to the city
  cards: Cards;
  sets: WildSet[];
  amount: number; // that the market pays for it
  actions: number[]; // from choosing the city to building the line
}

export interface Own {
  cards: Cards;
  route: RouteCard | null;
  offer: RouteCard[];
  sides: Readonly<Record<string, Side>>;
  building: ChosenLine | Record<string, never>; // while a line is chosen or paid
  ways: Cards[]; // that are left to pay for the line under way
  reach: Readonly<Record<string, Build>>; // the cheapest build to each city
  builds: Build[]; // all builds to the city that is chosen, the cheapest first
}

/** What only its builder sees of a line before it is built. */
export interface ChosenLine {
  phase: Phase;
  city: string;
  line: string[]; // from that city
  amount: number; // that it pays
  market: string[][]; // after it
}

export interface Step {
  travelled?: boolean;
  speed?: number;
  draws?: number;
  move?: "start" | "boost"; // how the train would move by an action
  boost?: number; // spaces
  load?: "free" | "full" | "none" | "aboard" | "delivered"; // of the good of the city where the train stands
  taken?: number;
  left?: number;
  city?: string; // a line is built to
  line?: string[]; // from that city
  amount?: number; // that it pays
  market?: string[][]; // after it
}

export interface Move {
  place: string;
  spaces: number;
  path: string[];
  skipped: string[];
  delivers: Readonly<Record<string, number>>; // goods that could be delivered there, with what they pay
  loads: string | null; // the good that could be loaded there
}

export type Phase =
  "sides" | "give" | "route" | "place" | "free" | "action" | "draw" | "lay" | "pay" | "build" | "after" | "over";

export interface View {
  players: number;
  seat: number | null;
  phase: Phase;
  turn: number | null;
  receiver: number | null; // of the card that is given
  round: number;
  rounds: number;
  time_out: number;
  last: number | null;
  market: string[][]; // four columns, the dearest first
  values: Readonly<Record<string, number>>;
  row: Suit[];
  deck: number;
  upper: number;
  discards: Cards;
  seats: Seat[];
  step: Step;
  moves: Move[];
  own?: Own;
}
