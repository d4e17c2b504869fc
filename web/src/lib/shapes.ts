// The shapes that travel between the server and the browser. A game's own view is opaque here: its board knows it.

export type Language = "en" | "it";
export type Option = boolean | number | string;
export type Meaning = Readonly<{ kind: string } & Record<string, string>>;

export interface Clause {
  id: string;
  section: string;
  text: string;
}

/** A game of the house, as the home page and a new table need it. Title and tagline come from its catalogue. */
export interface GameLine {
  id: string;
  title: Record<Language, string>;
  tagline: Record<Language, string>;
  length: Record<Language, string>;
  players: number[];
}

/** All a client needs to draw, explain and speak a game, in one language. */
export interface GameBook {
  id: string;
  players: number[];
  options: Record<string, Record<string, Option[]>>; // player count -> option -> values, the first the default
  levels: string[];
  board: unknown;
  rules: Clause[];
  text: string; // the game's Fluent catalogue
}

export interface ClockView {
  left: number; // milliseconds
  runs: boolean;
  falls: number | null;
  flag: boolean;
}

export interface SeatView {
  seat: number;
  kind: "open" | "human" | "bot";
  name: string;
  level: string | null;
  invited: string | null;
  person: boolean;
  out: "resigned" | "time" | null;
  connected: boolean;
  thinking: boolean;
  clock: ClockView | null;
}

export interface Choice {
  action: number;
  meaning: Meaning;
  text: string;
  final?: boolean; // it would end what can be taken back freely
}

export interface LogLine {
  version: number;
  at: number;
  step: number;
  of: "game" | "table";
  key: string;
  facts: Readonly<Record<string, unknown>>;
  text: string;
  undone: boolean;
}

export interface ChatLine {
  at: number;
  by: number | string;
  name: string | null;
  text: string;
}

export interface Offer {
  what: "take-back" | "pause" | "resume" | "lots";
  by: number;
  agreed: number[];
  waiting: number[];
  text: string;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  places: number[];
  first: number[];
  sources: Record<string, number>[];
}

/** A table as one seat (or a watcher: reader null) may see it: `table.view` of roundhouse.tables, with its name. */
export interface TableView<View = unknown> {
  version: number;
  phase: "open" | "playing" | "paused" | "over";
  game: string;
  name: string;
  host?: boolean; // whether the reader opened the table
  players: number;
  options: Record<string, Option>;
  reader: number | null;
  seats: SeatView[];
  actors: number[];
  commitment: string | null;
  offer: Offer | null;
  log: LogLine[];
  chat: ChatLine[];
  step?: number;
  view?: View;
  prompt?: string | null;
  legal?: Choice[];
  turn?: { steps: Choice[]; log: string[]; final: Choice | null } | null;
  standing?: { scores: (number | null)[]; sources: Record<string, number | null>[] };
  result?: Result;
  record?: unknown;
  seed?: string;
  salt?: string;
}

/** The commands of a seat, by the names of the table's own. */
export type Command =
  | { command: "sit"; name: string; zone: number }
  | { command: "start" }
  | { command: "choose"; action: number }
  | { command: "confirm" }
  | { command: "take_back" }
  | { command: "offer"; what: Offer["what"] }
  | { command: "agree" }
  | { command: "decline" }
  | { command: "say"; words: string };

/** What an action would change, as far as the seat can know it: points seat by seat, null where it hangs on chance. */
export interface Preview {
  scores: (number | null)[];
}

/** One turn of a play, for the replay and the chart. */
export interface Moment<View = unknown> {
  step: number;
  seat: number | null;
  text: string;
  scores: number[];
  view: View;
}

export interface TableLine {
  token: string;
  game: string;
  name: string;
  title: string; // the game, as it is called
  yours: boolean;
  over: boolean;
  prompt: string;
  players: number;
  clock: number | null;
}

export interface SeatPlan {
  kind: "you" | "friend" | "bot";
  name: string;
  level: string;
}

export interface TablePlan {
  game: string;
  name: string;
  players: number;
  seats: SeatPlan[];
  options: Record<string, Option>;
  clock: "none" | "live" | "day";
  watchers: boolean;
}

export interface OpenedTable {
  token: string; // your own seat
  code: string;
  watch: string;
  invitations: { seat: number; link: string }[];
}
