// What a game's folder here gives the frame. Each is found by itself and loaded only when a table of it is opened. All
// members are optional: a game that gives none of them, or has no folder, is played from the plain list of choices.

import type { Component } from "svelte";
import type { Scene } from "../frame/scenes/scene";
import type { Sign } from "../frame/sign";
import type { Session } from "../lib/session.svelte";
import type { Offered } from "../lib/draft";
import type { GameBook, GameLine, LogLine, Option } from "../lib/shapes";
import type { BoardDesk } from "./desk.svelte";

/** What a part of a board is given. The session is the desk's. */
export interface Part<Desk> {
  desk: Desk;
}

type ViewOf<Desk> = Desk extends BoardDesk<infer View> ? View : never;

export interface Prompt {
  /** What stands before the title of one's own decision; without it, that it is one's turn. */
  lead?: string;
  title: string;
  more: string;
}

/** A source of points: its name and its sign. */
export interface Source {
  name: string;
  sign: Sign;
}

/** Somebody who takes a place at the end by the rules without sitting at the table. */
export interface Beside {
  name: string;
  place: number;
  score: number;
  sources: Readonly<Record<string, number>>;
}

interface Parts<Desk extends BoardDesk> {
  /** The board itself; without it, the list of choices takes its place. */
  Map?: Component<Part<Desk>>;
  /** What everybody should see beside it. */
  Sheet?: Component<Part<Desk> & { narrow?: boolean }>;
  /** What the reader has in hand, below it. */
  Hand?: Component<Part<Desk>>;
  /** The turn and its buttons; without it, the list of choices. */
  Ticket?: Component<Part<Desk> & { strip?: boolean }>;
  /** All that a phone shows below the map; without it, the turn. */
  Phone?: Component<Part<Desk>>;
  /** What a player has in front of them, or how much in hand. */
  Holdings?: Component<Part<Desk> & { seat: number; part: "front" | "hand" }>;
  /** The money of a player, where there is room for no more than that beside the points. */
  purse?(desk: Desk, seat: number): string;
  /** What the end shows beside the picture: what was hidden until then. */
  Closing?: Component<Part<Desk>>;
  /** A still picture of a past moment; without it, the moment is told in words. */
  Picture?: Component<Part<Desk> & { view: ViewOf<Desk> }>;
  /** What the seat of a view held at a past moment, as the pieces of one line. */
  PastHoldings?: Component<Part<Desk> & { view: ViewOf<Desk> }>;
  /** By its id; without it, a source is named as in the game's data. */
  source?(id: string): Source;
  /** The sign of a source over its name, where a plate with letters would say less. */
  SourceSign?: Component<{ id: string; size?: number }>;
  /** The ids of all sources, in the order in which they are listed. */
  sources?: readonly string[];
  /** How the points of a source add up, e.g. "5 × 8". */
  sum?(desk: Desk, seat: number, source: string): string;
  /** What is said of a source that has brought no points, e.g. that a mission is done. */
  unpaid?(desk: Desk, seat: number, source: string): string;
  /** Points come in a few payments to all: at the end they are listed one after the other. */
  payments?: true;
  /** The colours of the sources, for the bars at the end. */
  bars?: Readonly<Record<string, string>>;
  /** What is to be done now, in a few words, and a line below it; without it, the game's own prompt. */
  prompt?(desk: Desk): Prompt;
  /** Where the game is, in a few words; without it, the number of moves so far. */
  at?(desk: Desk): string;
  beside?(desk: Desk): readonly Beside[];
  /** What everybody's position is worth in a view, for the chart: those at the table, then those beside it; without it,
      the chart shows the scores. */
  worth?(view: ViewOf<Desk>): number[];
  /** What decided between the first two, where their points are equal. */
  tied?(desk: Desk): string;
  /** What there is to say of the end beside places and points. */
  ended?(desk: Desk): string;
  /** How points are written. */
  points?(score: number): string;
  /** A count that rises at the turning points of a play, to be marked in the chart. */
  mark?(view: ViewOf<Desk>): number;
  /** What the turn under way would bring each seat so far, to be shown beside the points. */
  gains?(desk: Desk): readonly number[];
  /** Its own keys, each with what it does, for the sheet of keys. */
  keys?(desk: Desk): readonly (readonly [key: string, does: string])[];
  /** Whether the map of a phone needs more room than the sheet below it. */
  lowSheet?: boolean;
  /** Whether the sheet of a phone needs more room than the map now. */
  highSheet?(desk: Desk): boolean;
  /** How it shows what happens; without it, the table changes at once. */
  scenes?: Scenes<Desk>;
}

export interface Scenes<Desk> {
  /** The scenes that these lines of the log make, in their order; with what the reader did, where `own` is said. The
      desk still shows the table before them. */
  of(lines: readonly LogLine[], desk: Desk, own: boolean): Scene[];
  /** What a scene brings each seat at one of its steps, to be shown beside the points. */
  gains?(scene: Scene, step: number): readonly number[];
  /** The last one that is worth seeing again, for the key D. */
  again?(desk: Desk): Scene | null;
  /** Draws a scene over the whole page, where it is one of those; all others the board's own parts draw. */
  Page?: Component<Part<Desk> & { scene: Scene }>;
}

interface OwnDesk<Desk extends BoardDesk> {
  /** The board's own state of a table: what is picked, what is pointed at. Called once a session. */
  desk(session: Session): Desk;
}

/** A board whose parts need a desk of their own says how to make one; all others have the plain desk. */
export type Board<Desk extends BoardDesk = BoardDesk> = Parts<Desk> &
  (BoardDesk extends Desk ? Partial<OwnDesk<Desk>> : OwnDesk<Desk>);

/** A page of a folder on which one chooses what to play for alone; it opens the table with the options chosen. */
export type AlonePage = Component<{
  line: GameLine;
  book: GameBook;
  busy: boolean;
  open: (options: Readonly<Record<string, Option>>) => void;
}>;

/** A folder's own way to choose the value of an option of a new table. */
export type Picker = Component<{ option: Offered; value: Option; book: GameBook; onpick: (value: Option) => void }>;

// Which desk goes with which board only its folder knows: here all of them are boards of the plain desk.
const found = import.meta.glob<{ default: Board }>("./*/index.ts");
const alone = import.meta.glob<{ default: AlonePage }>("./*/Alone.svelte");
const pickers = import.meta.glob<{ default: Picker }>("./*/pickers/*.svelte");
const pictures = import.meta.glob<string>("./*/picture.svg", { query: "?raw", import: "default", eager: true });
import.meta.glob("./*/tokens.css", { eager: true }); // its colours, of which the picture makes use before the board is loaded

export async function boardOf(game: string): Promise<Board> {
  const load = found[`./${game}/index.ts`];
  return load ? (await load()).default : {};
}

export const hasAlonePage = (game: string): boolean => `./${game}/Alone.svelte` in alone;

export async function alonePageOf(game: string): Promise<AlonePage | null> {
  return (await alone[`./${game}/Alone.svelte`]?.())?.default ?? null;
}

export const hasPicker = (game: string, option: string): boolean => `./${game}/pickers/${option}.svelte` in pickers;

export async function pickerOf(game: string, option: string): Promise<Picker | null> {
  return (await pickers[`./${game}/pickers/${option}.svelte`]?.())?.default ?? null;
}

export const pointsOf = (board: Board, score: number): string => board.points?.(score) ?? String(score);

export function pictureOf(game: string): string | null {
  return pictures[`./${game}/picture.svg`] ?? null;
}
