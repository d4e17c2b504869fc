// The own points with what is only put down or placed so far, compared with how they stood before it. All figures are
// the server's: those of the view, of the standing, and of what waits to be confirmed.

import type { Desk } from "./desk.svelte";
import type { Player } from "./shapes";

/** The own territory and points at some step of the turn. */
interface Remembered {
  player: Player;
  score: number;
  sources: Readonly<Record<string, number | null>>;
}

const MOST_REMEMBERED = 200;

export class Standing {
  readonly #remembered = new Map<string, Remembered>();

  constructor(readonly desk: Desk) {}

  #key(steps: number): string {
    const { table, reader } = this.desk;
    const actions = this.desk.steps.slice(0, steps).map(({ action }) => action);
    return `${table.step} ${reader} ${actions.join(" ")}`;
  }

  get #now(): { scores: readonly (number | null)[]; sources: readonly Readonly<Record<string, number | null>>[] } {
    const { standing, result } = this.desk.table;
    return standing ?? result ?? { scores: [], sources: [] };
  }

  /** Remembers how the table stands after the steps so far. */
  remember(): void {
    const seat = this.desk.reader ?? 0;
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(this.#key(this.desk.steps.length), {
      player: this.desk.own,
      score: this.#now.scores[seat] ?? 0,
      sources: this.#now.sources[seat] ?? {},
    });
  }

  /** How it stood before the tile that is put down; null if none is, or nobody has seen it. */
  get before(): Remembered | null {
    const { aim } = this.desk;
    return aim.sent ? (this.#remembered.get(this.#key(aim.kept)) ?? null) : null;
  }

  /** The points of a seat from a source, with what is put down or placed. */
  pointsFrom(seat: number, source: string): number {
    const { reader, isPlacing, outlook } = this.desk;
    const now = this.#now.sources[seat]?.[source] ?? 0;
    if (seat !== reader) return now;
    return now + (isPlacing ? this.gainFrom(source) : (outlook?.sources[seat]?.[source] ?? 0));
  }

  /** What the tile that is put down, or the pieces that are placed, add to a source of the own points. */
  gainFrom(source: string): number {
    const { reader, isPlacing, placing } = this.desk;
    if (isPlacing)
      return placing.placed.filter(({ piece }) => `${piece}s` === source).reduce((sum, { points }) => sum + points, 0);
    const before = this.before;
    return before ? this.pointsFrom(reader ?? 0, source) - (before.sources[source] ?? 0) : 0;
  }

  /** The points of a seat with all that. */
  totalOf(seat: number): number | null {
    const { reader, isPlacing, outlook } = this.desk;
    const now = this.#now.scores[seat] ?? null;
    if (now === null || seat !== reader) return now;
    return now + (isPlacing ? this.gain : (outlook?.scores[seat] ?? 0));
  }

  /** What it adds to the own points. */
  get gain(): number {
    const { reader, isPlacing, placing } = this.desk;
    if (isPlacing) return placing.placed.reduce((sum, { points }) => sum + points, 0);
    const before = this.before;
    return before && reader !== null ? (this.totalOf(reader) ?? 0) - before.score : 0;
  }
}
