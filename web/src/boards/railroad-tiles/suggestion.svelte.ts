// What the game would do with the rest of the turn: which column to take, where to lay tiles, where to place pieces.

import { signed } from "../../lib/words.svelte";
import { Suggestion } from "../suggestion.svelte";
import { putOf, type Put } from "./aim.svelte";
import type { Desk } from "./desk.svelte";
import type { Token, View } from "./shapes";

export class GoodTurn extends Suggestion<View, Desk> {
  #clearing = $state(false);

  /** Whether it is asked for or shown: meanwhile nothing is put down by itself. */
  get isUnderWay(): boolean {
    return this.#clearing || this.asking || this.hint !== null;
  }

  /** A tile that is only put down goes back to the hand first: it is asked about too. */
  override async ask(): Promise<void> {
    if (this.isUnderWay) return;
    this.#clearing = true;
    try {
      if (this.desk.aim.sent) await this.desk.aim.back();
      await super.ask();
    } finally {
      this.#clearing = false;
    }
  }

  override get brings(): string {
    const points = this.hint?.gains?.[this.desk.reader ?? 0];
    return points === undefined ? "" : this.desk.say("suggested-brings", { points, signed: signed(points) });
  }

  /** The tiles it would lay, in their order. */
  puts = $derived.by((): readonly (Put & { kind: string; action: number })[] => {
    const column = this.rest.find(({ meaning }) => meaning["kind"] === "column")?.meaning["column"];
    const start = this.rest.find(({ meaning }) => meaning["kind"] === "start")?.meaning["tile"];
    const { view, tray } = this.desk;
    const kinds = start
      ? [view.starting[Number(start) - 1] ?? null]
      : column
        ? (view.columns[Number(column) - 1]?.tiles ?? [])
        : tray.hand;
    return this.rest
      .filter(({ meaning }) => meaning["kind"] === "lay" || meaning["kind"] === "build")
      .flatMap((choice) => {
        const put = putOf(choice);
        const slot = Number(put.thing);
        const kind = Number.isNaN(slot) ? put.thing : kinds[slot - 1];
        return kind ? [{ ...put, kind, action: choice.action }] : [];
      });
  });

  /** Its steps in a few words: how a tile lies and what a piece scores is seen on the board. */
  get brief(): readonly { action: number; number: number | null; text: string }[] {
    const { desk } = this;
    return this.rest.map(({ action, meaning, text }) => {
      const at = this.puts.findIndex((put) => put.action === action);
      const put = this.puts[at];
      if (put) return { action, number: at + 1, text: `${put.cell} ${desk.kindName(put.kind)}` };
      const icon = desk.view.icons?.find(({ cell }) => meaning["kind"] === "place" && cell === meaning["cell"]);
      if (!icon) return { action, number: null, text };
      const { piece, cell } = icon;
      const star = desk.placing.needsStar(cell, meaning["token"] as Token) ? "yes" : "no";
      return { action, number: null, text: desk.say("suggested-place", { piece, cell, star }) };
    });
  }

  /** The column it would take. */
  get column(): string | null {
    return this.rest.find(({ meaning }) => meaning["kind"] === "column")?.meaning["column"] ?? null;
  }

  /** The cells where it would place pieces. */
  get placed(): string[] {
    return this.rest.flatMap(({ meaning }) => (meaning["kind"] === "place" ? [meaning["cell"] ?? ""] : []));
  }
}
