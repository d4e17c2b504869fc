// The names the client knows what travels by. The shapes themselves are the server's (api.ts); a game's own view is
// opaque here: its board knows it.

import type {
  Answer as SentAnswer,
  Ask,
  Choice as SentChoice,
  ChosenStep,
  Detail,
  Do,
  FinalChoice,
  GameBook as Book,
  HintView,
  LegalChoice,
  Reason as SentReason,
  StoryTurn as PlainStoryTurn,
  SeenTable,
  StepView,
  TurnView,
  Way as SentWay,
} from "./api";

export type {
  Change,
  ChatLine,
  ChatPage,
  Clause,
  ClockView,
  DayClock,
  Deleted,
  Ended,
  Followed,
  ForkPlan,
  GameLine,
  ServerFrame,
  ServerInfo,
  Invitation,
  Joined,
  Joining,
  LiveClock,
  LogLine,
  Opened,
  OptionValue,
  OwnTable,
  Receipt,
  Refusal,
  Role,
  ClientFrame,
  SeatPlan,
  SeatView,
  SeenTable,
  TableExport,
  TablePlan,
} from "./api";
export type { OfferView as Offer } from "./api";

export type Language = "en" | "it";
export type Option = boolean | number | string;
export type Meaning = Readonly<Record<string, string>>;
/** What travels names an action by its number; here it has its meaning too (meanings.ts). */
export type Meant<Sent extends SentChoice> = Sent & { readonly meaning: Meaning };
/** An action in words; `final` where it would end what can be taken back freely. */
export type Choice = Meant<SentChoice> & { readonly final?: boolean };
export type Eyes = "own" | "all" | "spectator" | number;

/** All a client needs to draw, explain and speak a game, in one language. */
export type GameBook = Omit<Book, "board"> & { readonly board: unknown };

/** A table as one seat (or a watcher: reader null) may see it. */
export type TableView<View = unknown> = Omit<SeenTable, "view" | "legal" | "turn"> & {
  readonly view?: View;
  readonly legal?: readonly Meant<LegalChoice>[];
  readonly turn?: Turn<View> | null;
};

/** The tentative turn: its steps and what else could be chosen at each, what happened, and what waits for a yes. */
export type Turn<View = unknown> = Omit<TurnView, "before" | "steps" | "final"> & {
  readonly before: View;
  readonly steps: readonly (Meant<Omit<ChosenStep, "legal">> & { readonly legal: readonly Meant<LegalChoice>[] })[];
  readonly final: (Meant<Omit<FinalChoice, "then">> & { readonly then: View }) | null;
};

/** The ways to what was asked about, and why there is none to the rest. */
export type Answer = Omit<SentAnswer, "ways" | "reasons"> & {
  readonly ways: readonly Way[];
  readonly reasons: readonly Reason[];
};
export type Way = Omit<SentWay, "steps"> & { readonly steps: readonly Choice[] };
/** A clause, what it forbids, and what of the board stands against what was asked about by number. */
export type Reason = Omit<SentReason, "actions" | "details"> & {
  readonly meanings: readonly Meaning[];
  readonly details: readonly Meant<Detail>[];
};

/** What is asked about: actions by number or by some of their targets, after the first `keep` steps of the turn. */
export type AskBody = Pick<Ask, "keep" | "actions" | "targets">;

/** The game after so many moves: with one seat's eyes (`view`) or with everybody's (`views`). */
export type Step<View = unknown> = Omit<StepView, "view" | "views"> & {
  readonly view?: View;
  readonly views?: readonly View[];
};

/** What the game would do in one's place; `then` is the view before the first step that cannot be taken back freely. */
export type Hint<View = unknown> = Omit<HintView, "steps" | "then"> & {
  readonly steps: readonly Choice[];
  readonly then: View;
};

type Without<Command, Field extends PropertyKey> = Command extends unknown ? Omit<Command, Field> : never;

/** What a seat or the host may command; who, when and under which key is added on the way. */
export type CommandBody = Without<Do["command"], "key" | "version">;

/** One turn of a play, for the replay and the chart. */
export type StoryTurn<View = unknown> = Omit<PlainStoryTurn, "view" | "views"> & {
  readonly view?: View;
  readonly views?: readonly View[];
};
