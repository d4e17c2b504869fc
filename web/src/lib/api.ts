// What travels between the server and the browser. Written by web/tools/api_types.py: do not edit.

/** A command is done, durably. */
export type Ack = {
  readonly type: "ack";
  readonly key: string;
  readonly receipt: Receipt;
};

export type ActionKind = {
  readonly kind: string;
  readonly targets: readonly ActionTarget[];
};

export type ActionLayout = {
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly kinds: readonly ActionKind[];
};

export type ActionTarget = {
  readonly name: string;
  readonly list?: string | null;
  readonly from?: number | null;
  readonly to?: number | null;
};

export type Agree = {
  readonly command: "agree";
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
};

/** Words of the host for all at the table. */
export type Announce = {
  readonly command: "announce";
  readonly key: string;
  readonly words: string;
};

export type Answer = {
  readonly version: number;
  readonly ways: readonly Way[];
  readonly reasons: readonly Reason[];
};

/** The answer to the question of that id, asked about that version of the table. */
export type AnswerFrame = {
  readonly type: "answer";
  readonly id: number;
  readonly version: number;
  readonly ways: readonly Way[];
  readonly reasons: readonly Reason[];
};

/** A question about a place; `id` comes back with its answer. */
export type Ask = {
  readonly type: "ask";
  readonly id: number;
  readonly version: number;
  readonly seat?: number | null;
  readonly keep?: number | null;
  readonly actions?: readonly number[];
  readonly targets?: readonly (Readonly<Record<string, string>>)[];
};

export type Change = {
  readonly scores: readonly (number | null)[];
  readonly sources: readonly (Readonly<Record<string, number | null>>)[];
};

export type ChatLine = {
  readonly number: number;
  readonly at: number;
  readonly by: number | string;
  readonly name: string | null;
  readonly text: string;
};

export type ChatPage = {
  readonly lines: readonly ChatLine[];
  readonly older: boolean;
};

export type Choice = {
  readonly action: number;
  readonly text: string;
};

/** Keep the first so many actions of the tentative turn, go on with these, and play it all if confirmed. */
export type Choose = {
  readonly command: "choose";
  readonly keep: number;
  readonly actions?: readonly number[];
  readonly confirm?: boolean;
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
};

export type ChosenStep = {
  readonly action: number;
  readonly text: string;
  readonly legal: readonly LegalChoice[];
};

export type Clause = {
  readonly id: string;
  readonly section: string;
  readonly text: string;
};

export type Clear = {
  readonly command: "clear";
  readonly seat: number;
  readonly key: string;
};

export type ClientFrame = Hello | Do | Ask | Look | Seen | Resync | Ping;

export type ClockView = {
  readonly left: number;
  readonly runs: boolean;
  readonly falls: number | null;
  readonly flag: boolean;
};

/** So many days for each move, with a daily window in minutes of the player's own day. */
export type DayClock = {
  readonly kind: "correspondence";
  readonly days: number;
  readonly opens?: number;
  readonly closes?: number;
};

export type Decline = {
  readonly command: "decline";
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
};

export type Deleted = {
  readonly gone: boolean;
};

export type Detail = {
  readonly action: number;
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
};

/** A command. */
export type Do = {
  readonly type: "do";
  readonly command: Choose | MakeOffer | Agree | Decline | Withdraw | Leave | KeepSeat | SetZone | HandOver | TakeOver | Resign | Say | Note | Uninvite | SeatBot | Clear | Start | Pause | Resume | Replace | Announce;
};

export type Ended = {
  readonly record: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string | null;
  readonly start: Origin;
  readonly result: Result;
};

export type ExportedLine = {
  readonly at: number;
  readonly step: number;
  readonly of: "game" | "table";
  readonly text: string;
  readonly undone: boolean;
};

export type ExportedSeat = {
  readonly name: string;
  readonly kind: "open" | "human" | "bot";
  readonly level: string | null;
  readonly person: boolean;
  readonly out: string | null;
};

export type FinalChoice = {
  readonly action: number;
  readonly text: string;
  readonly change: Change;
  readonly then: Readonly<Record<string, unknown>>;
};

export type Followed = {
  readonly table: string;
  readonly code: string;
  readonly token: string;
  readonly link: string;
  readonly watch: string | null;
  readonly seats: readonly number[];
};

/** Another table from a step of this one; `eyes`: whose knowledge it starts from (a seat, or "spectator"). */
export type ForkPlan = {
  readonly seats: readonly SeatPlan[];
  readonly name?: string;
  readonly terms?: TermsPlan;
  readonly watchers?: boolean;
  readonly starts_full?: boolean;
  readonly zone?: number | string;
  readonly step: number;
  readonly eyes?: number | "own" | "spectator";
};

export type GameBook = {
  readonly game: GameLine;
  readonly board: Readonly<Record<string, unknown>>;
  readonly rules: readonly Clause[];
  readonly text: string;
  readonly layout: ActionLayout;
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
  readonly has_hints: boolean;
};

export type HandOver = {
  readonly command: "hand_over";
  readonly level: string;
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
};

/** Who I am, and up to which version I have the log. */
export type Hello = {
  readonly type: "hello";
  readonly token: string;
  readonly last?: number;
  readonly lang?: string;
  readonly seat?: number | null;
};

export type HintReason = {
  readonly feature: string;
  readonly text: string;
};

export type HintView = {
  readonly steps: readonly Choice[];
  readonly then: Readonly<Record<string, unknown>>;
  readonly gains: readonly number[] | null;
  readonly proved: boolean;
  readonly reason: HintReason | null;
};

export type Invitation = {
  readonly seat: number;
  readonly token: string;
  readonly link: string;
};

/** A request to keep a seat for a person of this name. */
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

/** By an invitation's token, or by the code of a table for a free seat (any, or the one named). */
export type Joining = {
  readonly name: string;
  readonly token?: string | null;
  readonly code?: string | null;
  readonly seat?: number | null;
  readonly zone?: number | string;
  readonly key?: string | null;
  readonly secret?: string | null;
};

/** Withdraw the offer of one's seat to somebody. */
export type KeepSeat = {
  readonly command: "keep_seat";
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
};

export type Leave = {
  readonly command: "leave";
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
};

export type LegalChoice = {
  readonly action: number;
  readonly text: string;
  readonly final: boolean;
};

/** A bank for the whole game and an increment for each move, in milliseconds. */
export type LiveClock = {
  readonly kind: "live";
  readonly bank: number;
  readonly increment?: number;
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

export type MakeOffer = {
  readonly command: "offer";
  readonly what: string;
  readonly to?: number | null;
  readonly key: string;
  readonly seat?: number | null;
  readonly version: number;
};

/** For oneself, in the place of all one has noted before. */
export type Note = {
  readonly command: "note";
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly words: string;
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
  readonly values: Readonly<Record<string, readonly OptionValue[]>>;
};

export type OptionValue = {
  readonly value: boolean | number | string;
  readonly name: string;
  readonly help: string;
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
  readonly deletes: "table" | "own" | null;
  readonly kept_until: number | null;
};

export type Pause = {
  readonly command: "pause";
  readonly key: string;
};

export type Ping = {
  readonly type: "ping";
};

export type Pong = {
  readonly type: "pong";
};

/** About these actions, and all that match a target, after the first `keep` steps of the tentative turn. */
export type Question = {
  readonly version: number;
  readonly seat?: number | null;
  readonly keep?: number | null;
  readonly actions?: readonly number[];
  readonly targets?: readonly (Readonly<Record<string, string>>)[];
};

export type Reason = {
  readonly clause: Clause;
  readonly actions: readonly number[];
  readonly details: readonly Detail[];
};

export type Receipt = {
  readonly key: string;
  readonly kind: string;
  readonly version: number;
  readonly at: number;
};

export type Refusal = {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly clause?: string | null;
};

/** A command of that key, a question of that id, or any other frame: it has changed nothing. */
export type Refused = {
  readonly type: "refused";
  readonly key: string | null;
  readonly error: Refusal;
  readonly id?: number | null;
};

/** Let a bot play for somebody who is away. */
export type Replace = {
  readonly command: "replace";
  readonly seat: number;
  readonly level: string;
  readonly key: string;
};

export type Resign = {
  readonly command: "resign";
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
};

export type Result = {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly winners: readonly number[];
  readonly places: readonly number[];
  readonly first: readonly number[];
  readonly stars: number | null;
  readonly sources: readonly (Readonly<Record<string, number>>)[];
};

export type Resume = {
  readonly command: "resume";
  readonly key: string;
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

/** For all at the table. */
export type Say = {
  readonly command: "say";
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
  readonly words: string;
};

export type SeatBot = {
  readonly command: "seat_bot";
  readonly seat: number;
  readonly level: string;
  readonly name: string;
  readonly key: string;
};

/** Who is to sit at a seat: the host, a friend by a link of their own, a bot, or anybody with the code. */
export type SeatPlan = {
  readonly kind: "bot" | "friend" | "open" | "you";
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

/** An acknowledgement of the view with this number. */
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
  readonly next: string | null;
  readonly offer: OfferView | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly chat_older: boolean;
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
  readonly deletes: "table" | "own" | null;
  readonly kept_until: number | null;
};

export type ServerFrame = View | Ack | AnswerFrame | Refused | Pong;

export type ServerInfo = {
  readonly version: string;
  readonly address: string | null;
  readonly compiled: boolean;
};

/** Count time in another time zone, from the next move on: by name, or in minutes east of UTC. */
export type SetZone = {
  readonly command: "set_zone";
  readonly zone: number | string;
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
};

export type Standing = {
  readonly scores: readonly (number | null)[];
  readonly sources: readonly (Readonly<Record<string, number | null>>)[];
};

export type Start = {
  readonly command: "start";
  readonly key: string;
};

export type StepView = {
  readonly step: number;
  readonly last: number;
  readonly view?: Readonly<Record<string, unknown>>;
  readonly views?: readonly (Readonly<Record<string, unknown>>)[];
};

export type StoryTurn = {
  readonly step: number;
  readonly seat: number | null;
  readonly text: string;
  readonly scores: readonly (number | null)[];
  readonly view?: Readonly<Record<string, unknown>>;
  readonly views?: readonly (Readonly<Record<string, unknown>>)[];
};

export type TableExport = {
  readonly game: string;
  readonly title: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly phase: "open" | "playing" | "paused" | "over";
  readonly step: number;
  readonly reader: number | null;
  readonly seats: readonly ExportedSeat[];
  readonly commitment: string | null;
  readonly next: string | null;
  readonly view: Readonly<Record<string, unknown>> | null;
  readonly standing: Standing | null;
  readonly notes: string | null;
  readonly log: readonly ExportedLine[];
  readonly chat: readonly ChatLine[];
  readonly result?: Result;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly salt?: string;
  readonly start?: Origin;
  readonly table: string;
  readonly name: string;
  readonly you: You;
  readonly closed: Refusal | null;
  readonly complete: boolean;
};

/** A request for a new table. */
export type TablePlan = {
  readonly seats: readonly SeatPlan[];
  readonly name?: string;
  readonly terms?: TermsPlan;
  readonly watchers?: boolean;
  readonly starts_full?: boolean;
  readonly zone?: number | string;
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
};

export type TakeOver = {
  readonly command: "take_over";
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
};

export type TermsPlan = {
  readonly clock?: LiveClock | DayClock | null;
  readonly flag?: "bot" | "lose" | "show";
  readonly take_back?: "consent" | "never";
  readonly resigned?: "last" | "played";
  readonly stand_in?: string;
  readonly hints?: boolean;
};

export type ToldEvent = {
  readonly key: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
};

export type TurnView = {
  readonly steps: readonly ChosenStep[];
  readonly events: readonly ToldEvent[];
  readonly final: FinalChoice | null;
  readonly before: Readonly<Record<string, unknown>>;
};

export type Uninvite = {
  readonly command: "uninvite";
  readonly seat: number;
  readonly key: string;
};

/** The table as it is now. */
export type View = {
  readonly type: "view";
  readonly number: number;
  readonly view: SeenTable;
};

export type Way = {
  readonly steps: readonly Choice[];
  readonly final: boolean;
  readonly change: Change;
};

export type Withdraw = {
  readonly command: "withdraw";
  readonly key: string;
  readonly seat?: number | null;
  readonly version?: number | null;
};

export type You = {
  readonly host: boolean;
  readonly seats: readonly number[];
  readonly invited: readonly number[];
};
