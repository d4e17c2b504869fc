// What travels between the server and the browser. Written by web/tools/api_types.py: do not edit.

/** A command is done, durably. */
export type Ack = {
  readonly type: "ack";
  readonly key: string;
  readonly receipt: Receipt;
};

export type Agree = {
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
  readonly command: "agree";
};

export type Aim = {
  readonly action: number;
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
  readonly command: "aim";
};

export type Announce = {
  readonly words: string;
  readonly key: string;
  readonly command: "announce";
};

export type ChatLine = {
  readonly at: number;
  readonly by: number | string;
  readonly name: string | null;
  readonly text: string;
};

export type Choice = {
  readonly action: number;
  readonly meaning: Readonly<Record<string, string>>;
  readonly text: string;
};

export type Choose = {
  readonly action: number;
  readonly more?: readonly number[];
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
  readonly command: "choose";
};

export type Clause = {
  readonly id: string;
  readonly section: string;
  readonly text: string;
};

export type Clear = {
  readonly seat: number;
  readonly key: string;
  readonly command: "clear";
};

export type ClockView = {
  readonly left: number;
  readonly runs: boolean;
  readonly falls: number | null;
  readonly flag: boolean;
};

export type Confirm = {
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
  readonly command: "confirm";
};

export type DayClock = {
  readonly days: number;
  readonly opens?: number;
  readonly closes?: number;
  readonly kind: "correspondence";
};

export type Decline = {
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "decline";
};

export type Do = {
  readonly type: "do";
  readonly command: Choose | Aim | TakeBack | Confirm | Offer | Agree | Decline | Withdraw | Leave | SetZone | HandOver | TakeOver | Resign | Say | Note | Uninvite | SeatBot | Clear | Start | Pause | Resume | Replace | Announce;
};

export type Ended = {
  readonly record: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string | null;
  readonly start: Origin;
  readonly result: Result;
};

export type ForkPlan = {
  readonly seats: readonly SeatPlan[];
  readonly name?: string;
  readonly terms?: TermsPlan;
  readonly watchers?: boolean;
  readonly starts_full?: boolean;
  readonly zone?: number;
  readonly step: number;
  readonly eyes?: number | "own" | "spectator";
};

export type GameBook = {
  readonly game: GameLine;
  readonly board: Readonly<Record<string, unknown>>;
  readonly rules: readonly Clause[];
  readonly text: string;
  readonly actions: readonly (Readonly<Record<string, string>>)[];
};

export type GameLine = {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly length: string;
  readonly players: readonly number[];
  readonly options: readonly OptionLine[];
  readonly levels: readonly string[];
  readonly rules_version: number;
};

export type HandOver = {
  readonly level: string;
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "hand_over";
};

export type Heard = View | Ack | Refused | Pong;

/** Who I am, and up to which version I have the log. */
export type Hello = {
  readonly type: "hello";
  readonly token: string;
  readonly last?: number;
  readonly lang?: string;
  readonly seat?: number | null;
};

export type Invitation = {
  readonly seat: number;
  readonly token: string;
  readonly link: string;
};

export type Inviting = {
  readonly seat: number;
  readonly name: string;
  readonly key: string;
};

export type Joined = {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly link: string;
};

export type Joining = {
  readonly name: string;
  readonly token?: string | null;
  readonly code?: string | null;
  readonly seat?: number | null;
  readonly zone?: number;
  readonly key?: string | null;
};

export type Leave = {
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "leave";
};

export type LegalChoice = {
  readonly action: number;
  readonly meaning: Readonly<Record<string, string>>;
  readonly text: string;
  readonly final: boolean;
};

export type LiveClock = {
  readonly bank: number;
  readonly increment?: number;
  readonly kind: "live";
};

export type LogLine = {
  readonly version: number;
  readonly at: number;
  readonly step: number;
  readonly of: "game" | "table";
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly undone: boolean;
};

/** Look with another of one's seats; the log from the start. */
export type Look = {
  readonly type: "look";
  readonly seat: number | null;
};

export type Note = {
  readonly words: string;
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "note";
};

export type Offer = {
  readonly what: string;
  readonly to?: number | null;
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
  readonly command: "offer";
};

export type OfferView = {
  readonly what: string;
  readonly by: number;
  readonly to: number | null;
  readonly agreed: readonly number[];
  readonly waiting: readonly number[];
  readonly text: string;
};

export type Opened = {
  readonly table: string;
  readonly code: string;
  readonly token: string;
  readonly link: string;
  readonly watch: string | null;
  readonly invitations: readonly Invitation[];
};

export type OptionLine = {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly values: Readonly<Record<string, readonly (boolean | number | string)[]>>;
};

export type Origin = {
  readonly position: Readonly<Record<string, unknown>> | null;
  readonly eyes: number | string | null;
};

export type OwnTable = {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly name: string;
  readonly phase: string;
  readonly host: boolean;
  readonly seats: readonly number[];
  readonly yours: boolean;
  readonly prompt: string | null;
  readonly falls: number | null;
  readonly players: number;
  readonly at: number;
};

export type Pause = {
  readonly key: string;
  readonly command: "pause";
};

export type Ping = {
  readonly type: "ping";
};

export type Pong = {
  readonly type: "pong";
};

export type Preview = {
  readonly scores: readonly (number | null)[];
  readonly sources: readonly (Readonly<Record<string, number | null>>)[];
  readonly action: number;
  readonly final: boolean;
};

export type Receipt = {
  readonly key: string;
  readonly kind: string;
  readonly version: number;
  readonly at: number;
  readonly ways?: readonly (readonly Choice[])[] | null;
};

export type Refusal = {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly clause?: string | null;
};

/** A command, or without a key any other frame, has changed nothing. */
export type Refused = {
  readonly type: "refused";
  readonly key: string | null;
  readonly error: Refusal;
};

export type Replace = {
  readonly seat: number;
  readonly level: string;
  readonly key: string;
  readonly command: "replace";
};

export type Resign = {
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "resign";
};

export type Result = {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
  readonly places: readonly number[];
  readonly first: readonly number[];
  readonly sources: readonly (Readonly<Record<string, number>>)[];
};

export type Resume = {
  readonly key: string;
  readonly command: "resume";
};

/** A number was missed: send again what comes after this version. */
export type Resync = {
  readonly type: "resync";
  readonly last: number;
};

export type Role = {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly host: boolean;
  readonly seats: readonly number[];
  readonly invited: readonly number[];
};

export type Said = Hello | Do | Look | Seen | Resync | Ping;

export type Say = {
  readonly words: string;
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "say";
};

export type SeatBot = {
  readonly seat: number;
  readonly level: string;
  readonly name: string;
  readonly key: string;
  readonly command: "seat_bot";
};

export type SeatPlan = {
  readonly kind: "you" | "friend" | "bot" | "open";
  readonly name?: string;
  readonly level?: string;
};

export type SeatView = {
  readonly seat: number;
  readonly kind: "open" | "human" | "bot";
  readonly name: string;
  readonly level: string | null;
  readonly invited: string | null;
  readonly person: boolean;
  readonly out: string | null;
  readonly connected: boolean;
  readonly thinking: boolean;
  readonly clock: ClockView | null;
};

export type Seen = {
  readonly type: "seen";
  readonly number: number;
};

export type SeenTable = {
  readonly version: number;
  readonly phase: "open" | "playing" | "paused" | "over";
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly reader: number | null;
  readonly seats: readonly SeatView[];
  readonly actors: readonly number[];
  readonly lots: boolean;
  readonly commitment: string | null;
  readonly offer: OfferView | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly notes: string | null;
  readonly step?: number;
  readonly view?: Readonly<Record<string, unknown>>;
  readonly prompt?: string | null;
  readonly legal?: readonly LegalChoice[];
  readonly turn?: TurnView | null;
  readonly standing?: Standing;
  readonly result?: Result;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly salt?: string;
  readonly start?: Origin;
  readonly table: string;
  readonly name: string;
  readonly since: number;
  readonly code: string | null;
  readonly you: You;
};

export type SetZone = {
  readonly minutes: number;
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "set_zone";
};

export type Standing = {
  readonly scores: readonly (number | null)[];
  readonly sources: readonly (Readonly<Record<string, number | null>>)[];
};

export type Start = {
  readonly key: string;
  readonly command: "start";
};

export type StepView = {
  readonly step: number;
  readonly last: number;
  readonly view?: Readonly<Record<string, unknown>>;
  readonly views?: readonly (Readonly<Record<string, unknown>>)[];
};

export type TablePlan = {
  readonly seats: readonly SeatPlan[];
  readonly name?: string;
  readonly terms?: TermsPlan;
  readonly watchers?: boolean;
  readonly starts_full?: boolean;
  readonly zone?: number;
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
};

export type TakeBack = {
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
  readonly command: "take_back";
};

export type TakeOver = {
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "take_over";
};

export type TermsPlan = {
  readonly clock?: LiveClock | DayClock | null;
  readonly flag?: "bot" | "show" | "lose";
  readonly take_back?: "consent" | "never";
  readonly resigned?: "last" | "played";
  readonly stand_in?: string;
};

export type TurnView = {
  readonly steps: readonly Choice[];
  readonly log: readonly string[];
  readonly final: Choice | null;
};

export type Uninvite = {
  readonly seat: number;
  readonly key: string;
  readonly command: "uninvite";
};

/** The table as it is now. */
export type View = {
  readonly type: "view";
  readonly number: number;
  readonly view: SeenTable;
};

export type Withdraw = {
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly command: "withdraw";
};

export type You = {
  readonly host: boolean;
  readonly seats: readonly number[];
  readonly invited: readonly number[];
};
