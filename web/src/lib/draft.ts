// A table being planned: who is to sit where, the clock, the rules; remembered for the next one of the same game.

import { store, stored } from "./storage";
import type { DayClock, GameLine, LiveClock, Option, OptionValue, SeatPlan, TablePlan } from "./shapes";
import { say } from "./words.svelte";

/** Oneself, somebody else at this screen, a friend by a link, a bot, or anybody with the table's code. */
export type Sitter = "you" | "here" | "friend" | "bot" | "open";

export interface SeatDraft {
  kind: Sitter;
  name: string;
  level: string;
}

export type ClockKind = "none" | "live" | "day";

export interface Draft {
  seats: SeatDraft[];
  options: Record<string, Option>;
  clock: ClockKind;
  live: LiveClock;
  day: DayClock;
  name: string;
  takeBack: boolean;
  hints: boolean;
  watchers: boolean;
  byItself: boolean;
}

const MINUTE = 60_000;
const COMFORTABLE = 4;

export const minutes = (value: number): number => value * MINUTE;

/** What a stranger can play at once: oneself against the strongest bots, without a clock. */
export function firstDraft(game: GameLine): Draft {
  const before = remembered(game.id);
  const most = game.players.at(-1) ?? COMFORTABLE;
  const draft: Draft = {
    seats: [],
    options: {},
    clock: "none",
    live: { kind: "live", bank: minutes(15), increment: 15_000 },
    day: { kind: "correspondence", days: 1, opens: 0, closes: 0 },
    name: "",
    takeBack: true,
    hints: true,
    watchers: true,
    byItself: true,
    ...before,
  };
  const players = game.players.includes(draft.seats.length) ? draft.seats.length : Math.min(COMFORTABLE, most);
  return { ...draft, seats: seatsFor(game, draft.seats, players) };
}

export function seatsFor(game: GameLine, before: readonly SeatDraft[], players: number): SeatDraft[] {
  const level = game.levels.at(-1) ?? "";
  return Array.from({ length: players }, (_, at) => {
    const seat = before[at];
    if (at === 0) return { kind: "you", name: seat?.name || (stored("name") ?? ""), level };
    return seat
      ? { ...seat, level: game.levels.includes(seat.level) ? seat.level : level }
      : { kind: "bot", name: "", level };
  });
}

export const guest = (seat: number): string => say("guest", { number: seat + 1 });

/** The names as they will stand at the table: nobody's twice. */
export function namesOf(seats: readonly SeatDraft[]): string[] {
  const bots = say("bot-names")
    .split(",")
    .map((name) => name.trim());
  const taken = new Set(seats.map((seat) => (seat.kind === "bot" ? "" : seat.name.trim().toLowerCase())));
  const free = bots.filter((name) => !taken.has(name.toLowerCase()));
  return seats.map((seat, at) => {
    if (seat.kind === "bot") return free.shift() ?? guest(at);
    if (seat.kind === "you" || seat.kind === "here") return seat.name.trim() || guest(at);
    return seat.kind === "friend" ? seat.name.trim() : "";
  });
}

/** An option with the values it can have at a table. */
export interface Offered {
  name: string;
  title: string;
  help: string;
  values: readonly OptionValue[];
}

/** The options in which a table of so many players has a choice. */
export function offered(game: GameLine, players: number): Offered[] {
  return game.options.flatMap(({ name, title, help, values }) => {
    const here = values[String(players)] ?? [];
    return here.length > 1 ? [{ name, title, help, values: here }] : [];
  });
}

export const clockIn = (draft: Draft): LiveClock | DayClock | null =>
  draft.clock === "live" ? draft.live : draft.clock === "day" ? draft.day : null;

export function planOf(game: GameLine, draft: Draft): TablePlan {
  const names = namesOf(draft.seats);
  const seats = draft.seats.map((seat, at): SeatPlan => ({
    kind: seat.kind === "here" ? "you" : seat.kind,
    name: names[at] ?? "",
    level: seat.level,
  }));
  const options = offered(game, seats.length).map(({ name, values }) => [name, chosen(draft, name, values)] as const);
  return {
    game: game.id,
    name: draft.name.trim() || say("table-name-default", { name: names[0] ?? "" }),
    seats,
    options: Object.fromEntries(options),
    terms: { clock: clockIn(draft), take_back: draft.takeBack ? "consent" : "never", hints: draft.hints },
    watchers: draft.watchers,
    starts_full: draft.byItself,
  };
}

/** What the draft says about an option, as far as it can have that value; else its default. */
export function chosen(draft: Draft, name: string, values: readonly OptionValue[]): Option {
  const wanted = draft.options[name];
  const match = values.find(({ value }) => value === wanted) ?? values[0];
  return match?.value ?? false;
}

export function remember(game: string, draft: Draft): void {
  store(`draft-${game}`, JSON.stringify(draft));
  const name = draft.seats[0]?.name.trim();
  if (name) store("name", name);
}

function remembered(game: string): Partial<Draft> {
  try {
    const parsed: unknown = JSON.parse(stored(`draft-${game}`) ?? "{}");
    return parsed !== null && typeof parsed === "object" ? parsed : {};
  } catch {
    return {};
  }
}
