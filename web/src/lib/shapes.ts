// The names the client knows what travels by. The shapes themselves are the server's (api.ts); a game's own view is
// opaque here: its board knows it.

import type {
  Ask,
  Choice as PlainChoice,
  Do,
  GameBook as Book,
  HintView,
  StoryTurn as PlainStoryTurn,
  SeenTable,
  StepView,
  TurnView,
} from "./api";

export type {
  Answer,
  Change,
  ChatLine,
  Clause,
  ClockView,
  DayClock,
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
  Reason,
  Receipt,
  Refusal,
  Role,
  ClientFrame,
  SeatPlan,
  SeatView,
  TablePlan,
  Way,
} from "./api";
export type { OfferView as Offer } from "./api";

export type Language = "en" | "it";
export type Option = boolean | number | string;
export type Meaning = Readonly<Record<string, string>>;
/** An action in words; `final` where it would end what can be taken back freely. */
export type Choice = PlainChoice & { readonly final?: boolean };
export type Eyes = "own" | "all" | "spectator" | number;

/** All a client needs to draw, explain and speak a game, in one language. */
export type GameBook = Omit<Book, "board"> & { readonly board: unknown };

/** A table as one seat (or a watcher: reader null) may see it. */
export type TableView<View = unknown> = Omit<SeenTable, "view" | "turn"> & {
  readonly view?: View;
  readonly turn?: Turn<View> | null;
};

/** The tentative turn: its steps and what else could be chosen at each, what happened, and what waits for a yes. */
export type Turn<View = unknown> = Omit<TurnView, "before"> & { readonly before: View };

/** What is asked about: actions by number or by some of their targets, after the first `keep` steps of the turn. */
export type AskBody = Pick<Ask, "keep" | "actions" | "targets">;

/** The game after so many moves: with one seat's eyes (`view`) or with everybody's (`views`). */
export type Step<View = unknown> = Omit<StepView, "view" | "views"> & {
  readonly view?: View;
  readonly views?: readonly View[];
};

/** What the game would do in one's place; `then` is the view before the first step that cannot be taken back freely. */
export type Hint<View = unknown> = Omit<HintView, "then"> & { readonly then: View };

type Without<Command, Field extends PropertyKey> = Command extends unknown ? Omit<Command, Field> : never;

/** What a seat or the host may command; who, when and under which key is added on the way. */
export type CommandBody = Without<Do["command"], "key" | "version">;

/** One turn of a play, for the replay and the chart. */
export type StoryTurn<View = unknown> = Omit<PlainStoryTurn, "view" | "views"> & {
  readonly view?: View;
  readonly views?: readonly View[];
};
