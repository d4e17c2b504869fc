// The hand of a turn: which tiles and objectives can still be laid, and what has become of the others.

import type { Box } from "../../../map/boxes";
import type { Desk } from "../desk.svelte";
import { itemsOf, type Item } from "./items";

export class Tray {
  constructor(readonly desk: Desk) {}

  /** The tiles in hand by their places in the column, with the one that is put down. */
  get hand(): (string | null)[] {
    const { aim, own } = this.desk;
    const sent = aim.isLast ? null : aim.sent;
    if (!sent || this.isObjective(sent.thing)) return own.hand;
    const kind = own.territory.find(({ cell }) => cell === sent.cell)?.tile ?? null;
    return own.hand.map((held, at) => (String(at + 1) === sent.thing ? kind : held));
  }

  /** All that can still be laid in this turn: places of tiles, then the objectives one of which is due. */
  get held(): string[] {
    const { aim, own, session, isPlacing } = this.desk;
    if (!session.yours || isPlacing) return [];
    const tiles = this.hand.flatMap((kind, at) => (kind ? [String(at + 1)] : []));
    const sent = aim.isLast ? null : aim.sent;
    const put = sent && this.isObjective(sent.thing) ? [sent.thing] : [];
    return [...tiles, ...(own.due || put.length ? [...own.objectives, ...put] : [])];
  }

  /** Everything of this turn's hand, laid and refused too, in its order. */
  items = $derived.by((): Item[] => itemsOf(this.desk));

  /** How many tiles this turn lays or refuses, and which of them is next: of the objectives in hand only one is due. */
  get progress(): { at: number; count: number; left: number } {
    const done = this.items.filter(({ state }) => state !== "held").length;
    const held = this.items.filter(({ state }) => state === "held");
    const objectives = held.filter(({ thing }) => this.isObjective(thing)).length;
    const left = held.length - Math.max(0, objectives - 1);
    return { at: Math.min(done + 1, done + left), count: done + left, left };
  }

  isObjective(thing: string): boolean {
    return this.desk.rows.get(thing)?.landmark ?? false;
  }

  /** The kind of tile that a thing of the hand is. */
  kindOf(thing: string): string | null {
    return this.isObjective(thing) ? thing : (this.hand[Number(thing) - 1] ?? null);
  }

  /** The things of the hand that are tiles of the same kind: of these one stands for all. */
  alike(thing: string): string[] {
    const kind = this.kindOf(thing);
    return this.held.filter((other) => this.kindOf(other) === kind);
  }

  /** Which copy of its kind a tile in hand is: as many as lie there already come before it. */
  copyOf(kind: string): number {
    return this.desk.laid.filter(({ tile }) => tile === kind).length;
  }

  /** Where the tile in hand lies on the page, if its tray is to be seen. */
  box(): Box | null {
    const tray = document.getElementById(this.desk.elementOf(`tile:${this.desk.aim.thing ?? ""}`));
    return tray?.querySelector("svg")?.getBoundingClientRect() ?? null;
  }
}
