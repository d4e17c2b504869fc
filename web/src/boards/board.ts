// What a game's folder here gives the frame. Each is found by itself and loaded only when a table of it is opened; a
// game without one is played from the plain list of choices.

import type { Component } from "svelte";
import type { Session } from "../lib/session.svelte";

/** What every part of a board is given: the seat's session, and the board's own desk for this table. */
export interface Part {
  session: Session;
  desk: unknown;
}

export interface Board {
  /** The board's own state of a table: what is picked, what is pointed at. Called once a session. */
  desk(session: Session): unknown;
  Map: Component<Part>;
  Sheet: Component<Part & { narrow?: boolean }>;
  Hand: Component<Part>;
  Ticket: Component<Part & { strip?: boolean }>;
  Phone: Component<Part>;
  Holdings: Component<Part & { seat: number; part: "shares" | "hand" }>;
  /** A still picture of a past moment. */
  Picture: Component<Part & { view: unknown }>;
  /** What the seat of a view held at a past moment, as the pieces of one line. */
  Held: Component<Part & { view: unknown }>;
  /** The sign of a source of points, with the props that `source` gives. */
  Source: Component<{ company: string; monogram: string; small?: boolean }>;
  source(id: string): { company: string; monogram: string };
  /** The ids of all sources, in the order in which they are listed. */
  sources: readonly string[];
  /** What is to be done now, in a few words, and a line below it. */
  prompt(desk: unknown): { title: string; more: string };
  /** Who takes a place at the end by the rules without sitting at the table. */
  beside(desk: unknown): readonly { name: string; score: number; sources: Readonly<Record<string, number>> }[];
  /** What everybody's position is worth in a view, for the chart: those at the table, then those beside it. */
  worth(view: unknown): number[];
  /** How points are written. */
  money(score: number): string;
  /** A count that rises at the turning points of a play, to be marked in the chart. */
  mark(view: unknown): number;
}

const found = import.meta.glob<{ default: Board }>("./*/index.ts");
const pictures = import.meta.glob<string>("./*/picture.svg", { query: "?raw", import: "default", eager: true });
import.meta.glob("./*/tokens.css", { eager: true }); // its colours, of which the picture makes use before the board is loaded

export async function boardOf(game: string): Promise<Board | null> {
  const load = found[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

export function pictureOf(game: string): string | null {
  return pictures[`./${game}/picture.svg`] ?? null;
}
