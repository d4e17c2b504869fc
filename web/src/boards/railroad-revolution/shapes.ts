// The board data and the view of Railroad Revolution, as the engine gives them.

export const WORKERS = ["white", "purple", "orange", "grey", "turquoise"] as const;
export type Worker = (typeof WORKERS)[number];
export const ACTIONS = ["station", "railroad", "telegraph", "trade"] as const;
export type ActionId = (typeof ACTIONS)[number];
export const TRACKS = ["telegraph", "stations", "network"] as const;
export type TrackId = (typeof TRACKS)[number];

// The board ----------------------------------------------------------------------------------------------------------

export interface Named {
  id: string;
  name_en: string;
  name_it: string;
}

export interface PlaceData extends Named {
  lat: number;
  lon: number;
  label: string;
}

export interface CityData extends PlaceData {
  level: number;
  cost: number;
}

/** What an ability, a tile, a train or a contract gives; the figures are those of its kind. */
export interface Effect {
  kind: string;
  steps?: number;
  shares?: number;
  count?: number;
  limit?: number;
  times?: number;
  money?: number;
  cost?: number;
  cost_each?: number;
  workers?: Worker[];
  pick?: number;
  one_of?: boolean;
}

export interface CityTile {
  main: Effect;
  first: Effect;
}

export interface Ability extends Effect {
  action: ActionId;
  worker: Worker;
  money_per_triangle?: number;
  money_per_share?: number;
  money_per_train?: number;
}

export interface Payment {
  kind: "money" | "shares" | "worker";
  amount: number;
}

export interface BoardData {
  worker: (Named & { id: Worker; role_en: string; role_it: string })[];
  action: (Named & { id: ActionId })[];
  ability: Ability[];
  city: CityData[];
  junction: PlaceData[];
  space: {
    id: string;
    a: string;
    b: string;
    terrain: number;
    contract: boolean;
    start: boolean;
    via?: [number, number][];
  }[];
  telegraph_section: { number: number; shares: number; first: number; contract: boolean }[];
  telegraph_link: { between: [number, number]; vp: number }[];
  telegraph_tile: (Named & Effect)[];
  board_section: { number: number; money: number; rails: number; buildings: number; logo: "left" | "right" }[];
  train: (Named & Effect & { stack: boolean })[];
  objective: ObjectiveData[];
  progress_track: (Named & { id: TrackId; vp: number[] })[];
  crossing: (Payment & { track: TrackId; before: number })[];
  price: { share: number; hire: number; railroad: number; triangle: number; fewest_workers: number };
  end: { train_vp: number };
  drawing: { parallels: [number, number]; origin: [number, number]; earth_radius: number };
}

export interface Condition {
  kind: "connect" | "stations" | "contract-rails" | "terrain-rails";
  level?: number;
  terrain?: number;
  count: number;
}

export interface ObjectiveData {
  id: string;
  pile: string;
  vp: number;
  managers: (Worker | "any")[];
  conditions: Condition[];
}

// The view -----------------------------------------------------------------------------------------------------------

export type Counts = Readonly<Partial<Record<Worker, number>>>;

export interface CityView {
  tile: string;
  main: Effect;
  bonus: Effect;
  first: number | "neutral" | null;
  stations: number[];
}

export interface SectionView {
  number: number;
  tile: string | null;
  first: number | "neutral" | null;
  offices: number[];
}

export interface Contract extends Effect {
  shares: number;
}

export interface Objective {
  id: string;
  pile: string;
  vp: number;
  managers: { wanted: Worker | "any"; worker: Worker | null }[];
  conditions: (Condition & { have: number })[];
}

export interface TrackView {
  at: number;
  vp: number;
  times: number;
  points: number;
  next: { vp: number; cost: Payment | null } | null;
}

export interface Seat {
  money: number;
  shares: number;
  wealth: number;
  reserve: Counts;
  placed: Readonly<Record<ActionId, Counts>>;
  available: number;
  rails_left: number;
  buildings_left: number;
  sections: { money: number; rails: number; buildings: number }[];
  to_end: number;
  sale: { section: number; money: number; pieces: string[] } | null;
  train_money: number; // what orange brings on Trade
  rails: string[];
  reach: string[];
  connected: string[];
  stations: string[];
  offices: number[];
  trains: { train: string; up: number; down: number }[];
  tracks: Readonly<Record<TrackId, TrackView>>;
  objectives: Objective[];
  completed: string[];
  linked: number[]; // sections of own offices with another right after them
  sources: Readonly<Record<string, number>>;
  points: number;
}

/** An effect that waits to be taken, by its name in the turn; its count is of steps, shares, dollars or times. */
export interface Pending extends Effect {
  effect: string;
  price: number;
  price_each?: number;
  discard?: number; // workers that it costs
  against: string | null; // the clause that forbids it now
  instead: string | null; // the effect that can be had only in its place
}

/** An effect under way, so many units of which are left. */
export interface Doing {
  kind: string;
  left: number;
  used: number;
  price_each: number;
}

export interface Step {
  seat: number;
  worker: Worker | null;
  action: ActionId | "setup" | null; // none in an answer to a contract
  city: string | null;
  section: number | null;
  tile: string | null;
  spaces: string[];
  to_place: number; // pieces of the main action
  third: boolean;
  triangles: number;
  price: number;
  due: number; // what the end of the action will take
  coming: { money: number; shares: number }; // what it will bring by itself
  keeps: number; // money once that has come and is paid; below 0, so much is missing
  to_sell: number; // shares that would do
  workers_missing: number;
  costs: Readonly<Record<string, number>>; // what would be due with the action done in a city or on a space
  pending: Pending[];
  doing: Doing[]; // the inmost last
  contract: boolean; // whether one is offered after it
}

export interface Offer {
  tile: string;
  turn: number;
  asked: number;
  taken: string[];
  before: number[]; // who has been asked
  order: number[]; // who is asked next
  lacking: number[]; // shares, contract by contract
  most: number; // contracts that may be taken
}

export interface SetupTile {
  tile: string;
  reward: Effect;
  worker: Worker;
  seat: number | null;
}

export type Phase = "setup" | "turn" | "action" | "offer" | "order" | "replace" | "over";

export interface View {
  players: number;
  phase: Phase;
  first: number;
  turn: number;
  round: number;
  last_round: number | null;
  cities: Readonly<Record<string, CityView>>;
  sections: SectionView[];
  contract: { tile: string; first: Contract; second: Contract };
  contracts_left: number;
  piles: Readonly<Record<string, number>>;
  stacks: Readonly<Record<string, number>>;
  supply: Counts;
  setup: SetupTile[];
  seats: Seat[];
  step: Step | null;
  offer: Offer | null;
  own?: { choice: Objective[] };
}
