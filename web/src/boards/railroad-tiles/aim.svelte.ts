// The tile a player holds: which of those in hand, how it lies, and where it is put down for now. What fits is the list
// of the server; whatever is put down where it fits is sent there, so that the table counts it.

import type { Choice } from "../../lib/shapes";
import { firstAlike, flipped, hasOtherBack, nearestFirst, turned, type Lie } from "./art/lies";
import type { Desk } from "./desk.svelte";

/** A tile on a cell. A thing is a place in the column ("2") or an objective ("stadium"). */
export interface Put {
  thing: string;
  cell: string;
  lie: Lie;
}

const isPut = (choice: Choice | null | undefined): choice is Choice =>
  choice?.meaning["kind"] === "lay" || choice?.meaning["kind"] === "build";

export const putOf = ({ meaning }: Choice): Put => ({
  thing: meaning["tile"] ?? meaning["objective"] ?? "",
  cell: meaning["cell"] ?? "",
  lie: (meaning["lie"] ?? "up") as Lie,
});

const same = (one: Put | null, two: Put | null): boolean =>
  one?.thing === two?.thing && one?.cell === two?.cell && one?.lie === two?.lie;

export class Aim {
  #put = $state.raw<Put | null>(null);
  #thing = $state<string | null>(null);
  #lies = $state.raw<ReadonlyMap<string, Lie>>(new Map());
  /** How many steps of the turn are done for good, at that step of the game. */
  #settled = $state.raw<{ step: number; count: number } | null>(null);
  /** How the tile was turned over the cell that is pointed at: shown so there, whether it fits or not. */
  #over = $state.raw<{ cell: string; lie: Lie } | null>(null);
  #sending = false;

  constructor(readonly desk: Desk) {}

  /** What the hand has put down: ahead of the server by what is on its way. */
  get put(): Put | null {
    return this.#put && this.desk.tray.held.includes(this.#put.thing) ? this.#put : null;
  }

  // Where the turn stands ---------------------------------------------------------------------------------------------

  /** How many steps of the turn count as laid: all before one that waits to be confirmed; after a reload the last tile
      is still in the hand's reach. */
  get settled(): number {
    const { steps, pending, table } = this.desk;
    if (pending) return steps.length;
    if (this.#settled && this.#settled.step === (table.step ?? 0)) return Math.min(this.#settled.count, steps.length);
    return steps.length - (isPut(steps.at(-1)) ? 1 : 0);
  }

  #settle(count: number): void {
    this.#settled = { step: this.desk.table.step ?? 0, count };
  }

  /** The tile that the server has as put down and not laid yet. */
  get #sent(): Choice | null {
    const { pending, steps } = this.desk;
    if (isPut(pending)) return pending;
    const last = steps.at(-1);
    return isPut(last) && steps.length > this.settled ? last : null;
  }

  get sent(): Put | null {
    const sent = this.#sent;
    return sent && putOf(sent);
  }

  /** Whether what is put down waits to be confirmed, and so is not in the view yet. */
  get isLast(): boolean {
    return isPut(this.desk.pending);
  }

  /** How many steps stay whatever is done with the tile that is put down. */
  get kept(): number {
    const { steps } = this.desk;
    return this.#sent && !this.isLast ? steps.length - 1 : steps.length;
  }

  /** What can be laid, with the tile that is put down back in hand. */
  options = $derived.by((): readonly Choice[] => {
    const { steps, legal } = this.desk;
    const all = this.#sent && !this.isLast ? (steps.at(-1)?.legal ?? []) : legal;
    return this.desk.session.yours ? all.filter(isPut) : [];
  });

  // What is in hand ---------------------------------------------------------------------------------------------------

  /** The thing of the hand: the one taken, else the first that fits anywhere. */
  thing = $derived.by((): string | null => {
    const held = this.desk.tray.held;
    const wished = this.put?.thing ?? this.sent?.thing ?? this.#thing;
    if (wished !== null && held.includes(wished)) return wished;
    return held.find((thing) => this.#choicesFor(thing).length) ?? held[0] ?? null;
  });

  lie = $derived.by((): Lie => this.put?.lie ?? this.lieOf(this.thing ?? ""));

  lieOf(thing: string): Lie {
    return this.#lies.get(thing) ?? "up";
  }

  get kind(): string | null {
    return this.thing === null ? null : this.desk.tray.kindOf(this.thing);
  }

  get edges(): string {
    return this.desk.edgesOf(this.kind);
  }

  get canFlip(): boolean {
    return hasOtherBack(this.edges);
  }

  /** Of tiles alike one stands for all. */
  #choicesFor(thing: string): Choice[] {
    const alike = this.desk.tray.alike(thing);
    return this.options.filter((choice) => alike.includes(putOf(choice).thing));
  }

  /** The cells where the tile in hand fits, each with the ways it can lie there, the nearest first. */
  fitting = $derived.by((): ReadonlyMap<string, readonly Lie[]> => {
    const found = new Map<string, Lie[]>();
    if (this.thing !== null)
      for (const choice of this.#choicesFor(this.thing)) {
        const { cell, lie } = putOf(choice);
        found.set(cell, [...(found.get(cell) ?? []), lie]);
      }
    const [edges, from] = [this.edges, this.lieOf(this.thing ?? "")];
    return new Map([...found].map(([cell, lies]) => [cell, nearestFirst(edges, from, lies)]));
  });

  /** Whether the tile fits on a cell as it lies now. */
  fitsAsItLies(cell: string, lie: Lie = this.lie): boolean {
    return this.fitting.get(cell)?.includes(firstAlike(this.edges, lie)) ?? false;
  }

  /** How it is held over a cell: as it was turned there, else as it lies. */
  #heldOver(cell: string): Lie {
    return this.#over?.cell === cell ? this.#over.lie : this.lie;
  }

  /** How it would lie on a cell: as it is, or the nearest way that fits, or as it is though it does not. */
  lieAt(cell: string): Lie {
    const held = this.#heldOver(cell);
    if (this.fitsAsItLies(cell, held)) return held;
    return nearestFirst(this.edges, held, this.fitting.get(cell) ?? [])[0] ?? held;
  }

  /** How it is shown over a cell: as it would lie, but for one that was turned there. */
  ghostAt(cell: string): Lie {
    return this.#over?.cell === cell ? this.#over.lie : this.lieAt(cell);
  }

  /** Whether a flip is among what it takes to fit there. */
  needsFlip(cell: string): boolean {
    const way = this.fitting.get(cell)?.[0];
    if (!way) return false;
    const looks = [0, 1, 2, 3].map((by) => firstAlike(this.edges, turned(this.lie, by)));
    return !looks.includes(way);
  }

  /** Whether what is put down fits where it lies. */
  get fits(): boolean {
    return this.put !== null && this.fitsAsItLies(this.put.cell, this.put.lie);
  }

  // What hands do -----------------------------------------------------------------------------------------------------

  /** Takes a tile into the hand; one that was put down goes back. */
  take(thing: string): void {
    this.#thing = thing;
    this.#want(null);
  }

  /** Puts the tile down on a cell, as it would lie there. */
  place(cell: string): void {
    if (this.thing === null) return;
    this.#want({ thing: this.thing, cell, lie: this.lieAt(cell) });
  }

  /** The next way that fits where it lies. */
  next(): void {
    if (!this.put) return;
    const lies = this.fitting.get(this.put.cell) ?? [];
    const at = lies.indexOf(firstAlike(this.edges, this.put.lie));
    const lie = lies[(at + 1) % lies.length];
    if (lie && lie !== this.put.lie) this.#turnTo(lie);
  }

  turn(by: number): void {
    this.#turnTo(turned(this.#inSight, by));
  }

  flip(): void {
    if (this.canFlip) this.#turnTo(flipped(this.#inSight));
  }

  /** The cell over which the tile in hand is shown, if it is not put down. */
  get #pointedCell(): string | null {
    const { hovered, around } = this.desk;
    return !this.put && hovered !== null && around.includes(hovered) ? hovered : null;
  }

  /** How one sees the tile lie: over the cell that is pointed at, else where it is put down or in the hand. */
  get #inSight(): Lie {
    return this.#pointedCell === null ? this.lie : this.ghostAt(this.#pointedCell);
  }

  /** Turns the tile where it is pointed at; in the hand too, if it is not put down elsewhere. */
  turnOver(cell: string, by: number): void {
    this.#showOver(cell, turned(this.ghostAt(cell), by));
  }

  #showOver(cell: string, lie: Lie): void {
    if (this.thing === null) return;
    this.#over = { cell, lie };
    if (!this.put) this.#lies = new Map(this.#lies).set(this.thing, lie);
    this.desk.onturn();
  }

  /** The pointer goes elsewhere: what was turned under it is as it lies again. */
  leave(): void {
    this.#over = null;
  }

  #turnTo(lie: Lie): void {
    if (this.thing === null) return;
    if (this.#pointedCell !== null) return this.#showOver(this.#pointedCell, lie);
    this.#lies = new Map(this.#lies).set(this.thing, lie);
    if (this.put) this.#want({ ...this.put, lie });
    else this.desk.onturn();
  }

  /** Lays what is put down: it stays there, and the next one is taken. Whether it was the last of the turn. */
  settle(): void {
    this.#settle(this.desk.steps.length);
    this.#thing = null;
    this.#put = null;
  }

  /** Lets go of what is put down, without a word to the server. */
  drop(): void {
    this.#put = null;
  }

  /** One tile back: from the map to the hand. Of one that does not fit where it lies the server has heard nothing. */
  async back(): Promise<void> {
    if (this.put && !this.#sent) return this.take(this.put.thing);
    const last = this.#sent ?? this.desk.steps.at(-1);
    const kept = this.#sent ? this.kept : this.desk.steps.length - 1;
    if (isPut(last)) this.#thing = putOf(last).thing;
    this.#put = null;
    this.#settle(kept);
    await this.desk.session.choose(kept, []);
  }

  /** The turn goes on from what the server has: after a reload, a hint, or a change of seats. */
  follow(): void {
    if (this.#sending || this.desk.session.busy) return;
    if (this.put && !this.fits) return; // turned so that it does not fit: of that the server knows nothing
    if (!same(this.#put, this.sent)) this.#put = this.sent;
  }

  #want(put: Put | null): void {
    this.desk.clear();
    this.#over = null;
    if (put) this.#lies = new Map(this.#lies).set(put.thing, put.lie);
    const before = this.put;
    this.#put = put;
    this.desk.onput(put, before);
    void this.#send();
  }

  /** The action of what is put down, where it fits. */
  #action(put: Put | null): Choice | undefined {
    if (!put || !this.fits) return undefined;
    const lie = firstAlike(this.edges, put.lie);
    return this.#choicesFor(put.thing).find((choice) => {
      const one = putOf(choice);
      return one.cell === put.cell && one.lie === lie;
    });
  }

  /** Tells the server until it has what the hand has; what is done meanwhile is told after. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (;;) {
        const wanted = this.#action(this.put);
        if (wanted?.action === this.#sent?.action) break;
        const kept = this.kept;
        this.#settle(kept);
        if (!(await this.desk.session.choose(kept, wanted ? [wanted.action] : []))) break;
      }
    } finally {
      this.#sending = false;
    }
    this.follow();
  }
}
