// A player's desk at a table of Railroad Tiles: the territory on the board, the tile in hand, and what is chosen. The
// rules are the server's: what fits is its list of choices, what scores is in its view, and why not is asked.

import { Layout } from "../../lib/layout";
import type { Session } from "../../lib/session.svelte";
import type { Choice, Meaning, Reason } from "../../lib/shapes";
import type { Point } from "../../map/boxes";
import type { Path } from "../desk.svelte";
import { Aim, putOf, type Put } from "./aim.svelte";
import { firstAlike, SIDES } from "./art/lies";
import { Tray } from "./hand/tray.svelte";
import { NamingDesk } from "./naming.svelte";
import { Placing } from "./placing.svelte";
import type { Player, View } from "./shapes";
import { Standing } from "./standing";
import { GoodTurn } from "./suggestion.svelte";
import { beside, ring } from "./territory/cells";
import type { Mark } from "./territory/marks";
import { thingOf, type Thing } from "./things";

export class Desk extends NamingDesk {
  readonly aim = new Aim(this);
  readonly tray = new Tray(this);
  readonly placing = new Placing(this);
  readonly standing = new Standing(this);
  readonly suggestion = new GoodTurn(this);
  readonly #layout: Layout;

  /** Somebody else's territory that is looked at on the board. */
  opened = $state<number | null>(null);
  /** The marks of what scores: all, none, or the one that is pointed at in the score. */
  marked = $state(true);
  pointedMark = $state<Mark | null>(null);
  /** Why the tile that is put down does not fit as it lies. */
  misfit = $state.raw<{ put: Put; place: string; reasons: readonly Pick<Reason, "details">[] } | null>(null);
  /** Whether the player is asked if the tile in hand is to be refused. */
  asksRefusal = $state(false);
  /** The cell that is pointed at, where on the page a tile is carried, and where the pointer is on the board. */
  hovered = $state<string | null>(null);
  carried = $state.raw<Point | null>(null);
  pointer = $state.raw<Point | null>(null);
  /** From the page to the map of the board. */
  toMap: (x: number, y: number) => Point = (x, y) => ({ x, y });
  /** Called when a tile is put down, turned or taken up, to be heard. */
  onput: (put: Put | null, before: Put | null) => void = () => undefined;
  /** Called when the tile is turned in the hand. */
  onturn: () => void = () => undefined;

  constructor(session: Session) {
    super(session);
    this.#layout = new Layout(session.book?.layout ?? { lists: {}, kinds: [] });
  }

  // What lies on the board --------------------------------------------------------------------------------------------

  /** Whose territory it is: the one looked at, one's own, for a watcher that of whoever acts. */
  get shown(): number {
    return this.opened ?? this.reader ?? this.view.turn ?? this.table.actors[0] ?? 0;
  }

  /** Whether the board shows what one can act on. */
  get isOwnShown(): boolean {
    return this.reader !== null && this.shown === this.reader;
  }

  /** What may come of the choice that waits to be confirmed: of one's own territory it is certain. */
  get thenView(): View | undefined {
    return this.pending?.then;
  }

  /** The player of the board with all that counts. */
  get counted(): Player {
    return this.isOwnShown ? this.countedOwn : this.player(this.shown);
  }

  /** The reader with all that counts, the last tile of a turn that waits to be confirmed too. */
  get countedOwn(): Player {
    const then = this.aim.isLast ? this.thenView : undefined;
    return then?.players[this.reader ?? 0] ?? this.own;
  }

  /** The challenge of a game alone, with all that counts. */
  get mission(): View["challenge"] {
    return (this.aim.isLast ? this.thenView : undefined)?.challenge ?? this.view.challenge;
  }

  /** Under what condition the points count: some challenges can still be missed. */
  get scoreNote(): string {
    const { mission } = this;
    return this.say("score-note", { fails: mission && mission.kind !== "rule" ? "yes" : "no" });
  }

  /** The tiles that lie there for good, without the one that is put down. */
  get laid(): Player["territory"] {
    const { territory } = this.player(this.shown);
    const sent = this.isOwnShown && !this.aim.isLast ? this.aim.sent : null;
    return sent ? territory.filter(({ cell }) => cell !== sent.cell) : territory;
  }

  /** What was laid earlier in this turn. */
  get laidNow(): string[] {
    return this.steps
      .slice(0, this.aim.settled)
      .filter(({ meaning }) => meaning["kind"] === "lay" || meaning["kind"] === "build")
      .map(({ meaning }) => meaning["cell"] ?? "");
  }

  /** The empty cells around the territory, where one may point. */
  around = $derived.by((): string[] => {
    const taken = new Set(this.laid.map(({ cell }) => cell));
    const cells = new Set(this.laid.flatMap(({ cell }) => ring(cell)).filter((cell) => !taken.has(cell)));
    for (const cell of this.isOwnShown && !this.isPlacing ? this.aim.fitting.keys() : []) cells.add(cell);
    return [...cells];
  });

  /** Those of them that touch a tile: a tile could be laid there. */
  near = $derived.by((): string[] => {
    const taken = new Set(this.laid.map(({ cell }) => cell));
    return this.around.filter((cell) => [0, 1, 2, 3].some((side) => taken.has(beside(cell, side))));
  });

  /** Whether a tile is in hand that can be laid somewhere and is not put down yet. */
  get isHolding(): boolean {
    return this.session.yours && this.isOwnShown && !this.isPlacing && !this.aim.put && this.aim.fitting.size > 0;
  }

  /** The cells that this turn is about so far. */
  chosen = $derived.by(() => {
    if (!this.isOwnShown) return new Set<string>();
    const placed = this.placing.placed.map(({ cell }) => cell);
    return new Set([this.aim.put?.cell ?? "", this.question?.place ?? "", ...placed]);
  });

  override placeName(place: string): string {
    const thing = thingOf(place);
    if (!thing) return place;
    if (thing.area === "column") return this.say("column", { column: thing.id });
    if (thing.area === "token") return this.tokenName(thing.id);
    const kind = thing.area === "start" ? this.view.starting[Number(thing.id) - 1] : this.tray.kindOf(thing.id);
    return kind ? this.kindName(kind) : this.say("no-tile");
  }

  override elementOf(place: string): string {
    return thingOf(place) ? place.replace(":", "-") : `cell-${place}`;
  }

  // What can be done --------------------------------------------------------------------------------------------------

  /** What can be done on the map: the tile in hand laid, or a piece placed. */
  protected override get placeable(): readonly Choice[] {
    if (!this.isOwnShown) return [];
    if (this.isPlacing) return this.placing.choices;
    const alike = this.aim.thing === null ? [] : this.tray.alike(this.aim.thing);
    return this.aim.options.filter((choice) => alike.includes(putOf(choice).thing));
  }

  protected override placeOf(meaning: Meaning): string | undefined {
    return meaning["cell"];
  }

  protected override choicesAt(place: string): readonly Choice[] {
    const thing = thingOf(place);
    if (!thing) return this.isPlacing ? this.placing.cheapest(super.choicesAt(place)) : super.choicesAt(place);
    const choice = thing.area === "column" || thing.area === "start" ? this.#choiceOf(thing) : undefined;
    return choice ? [choice] : [];
  }

  #choiceOf({ area, id }: Thing): Choice | undefined {
    return area === "column" ? this.choice("column", { column: id }) : this.choice("start", { tile: id });
  }

  override isLive(place: string): boolean {
    const thing = thingOf(place);
    if (thing?.area === "tile") return this.tray.held.includes(thing.id);
    if (thing?.area === "token") return this.placing.isLive(thing.id);
    return super.isLive(place);
  }

  /** Whether the territory has no tile yet: the first can only lie in one place. */
  get isFirstTile(): boolean {
    return this.session.yours && this.isOwnShown && !this.laid.length && this.aim.fitting.size === 1;
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  override async selectPlace(place: string): Promise<void> {
    const thing = thingOf(place);
    if (thing) return this.#selectThing(place, thing);
    if (!this.session.yours || !this.isOwnShown) return;
    if (this.isPlacing) return this.#selectIcon(place);
    if (!this.aim.fitting.has(place)) return super.selectPlace(place);
    if (this.aim.put?.cell === place) this.aim.next();
    else this.aim.place(place);
  }

  /** Whether nothing in hand fits any more and one of the objectives has to go. */
  get isDiscarding(): boolean {
    return this.choice("discard") !== undefined;
  }

  /** The objective that is picked to be discarded and waits for a yes. */
  get discarded(): string | null {
    const { pending } = this;
    return pending?.meaning["kind"] === "discard" ? (pending.meaning["objective"] ?? null) : null;
  }

  async #selectThing(place: string, { area, id }: Thing): Promise<void> {
    this.clear();
    if (area === "token" && this.isLive(place)) return this.placing.take(id);
    this.opened = null;
    const discard = area === "tile" ? this.choice("discard", { objective: id }) : undefined;
    if (discard) return this.select(discard);
    if (area === "tile" && this.tray.held.includes(id)) return this.aim.take(id);
    await super.selectPlace(place);
  }

  /** A press on an icon: a piece is placed there, or one that was placed goes back. */
  async #selectIcon(cell: string): Promise<void> {
    if (!(await this.placing.takeBack(cell))) await super.selectPlace(cell);
    if (this.placing.token && !this.placing.isLive(this.placing.token)) this.placing.token = null;
  }

  /** A way of several steps: all its tiles are laid but one that has to be confirmed, which is put down. */
  override async follow(way: Path): Promise<void> {
    await super.follow(way);
    this.aim.settle();
    this.aim.follow();
  }

  /** What the one button does: lay what is put down, confirm what waits, or place no more. */
  get button(): "lay" | "pending" | "done" | null {
    if (this.isPlacing) return this.pending ? "pending" : this.choice("done") ? "done" : null;
    if (this.aim.put) return this.aim.fits && this.aim.sent ? (this.aim.isLast ? "pending" : "lay") : null;
    return this.pending ? "pending" : null;
  }

  /** Whether something has been placed and no token alone brings more, so that to place no more is a fair end of the
      phase: it is possible before. */
  get mayFinish(): boolean {
    return this.button === "done" && this.placing.placed.length > 0 && !this.placing.isFree();
  }

  async confirm(): Promise<void> {
    this.clear();
    const done = this.choice("done");
    if (this.button === "lay") this.aim.settle();
    else if (this.button === "pending") {
      if (await this.session.confirm()) this.aim.settle();
    } else if (this.button === "done" && done) await this.select(done);
  }

  override async back(): Promise<void> {
    if (this.question || this.refusal?.asked) return this.clear();
    this.clear();
    this.placing.token = null;
    if (this.opened !== null) this.opened = null;
    else if (this.suggestion.hint) this.suggestion.putAway();
    else if (this.isPlacing || !this.steps.length) await super.back();
    else if (this.isFirstTile) await this.session.choose(Math.max(0, this.aim.kept - 1), []);
    else await this.aim.back();
  }

  override get canGoBack(): boolean {
    return super.canGoBack || this.suggestion.hint !== null;
  }

  /** How the tile in hand would be refused, if it may be. */
  get refusing(): Choice | undefined {
    const { aim, steps } = this;
    if (aim.thing === null || this.tray.isObjective(aim.thing)) return undefined;
    const legal = aim.sent && !aim.isLast ? (steps.at(-1)?.legal ?? []) : this.legal;
    const alike = this.tray.alike(aim.thing);
    return legal.find(({ meaning }) => meaning["kind"] === "refuse" && alike.includes(meaning["tile"] ?? ""));
  }

  async refuse(): Promise<void> {
    const choice = this.refusing;
    if (!choice) return;
    const { kept } = this.aim;
    this.aim.drop();
    this.clear();
    await this.session.choose(kept, [choice.action]);
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  protected override targetsAt(place: string): Meaning[] {
    const thing = thingOf(place);
    if (thing?.area === "column") return [{ kind: "column", column: thing.id }];
    if (thing?.area === "start") return [{ kind: "start", tile: thing.id }];
    if (thing || !this.isPlacing) return [];
    const tokens = this.placing.token ? [this.placing.token] : [...new Set(this.view.left ?? [])];
    return tokens.map((token) => ({ kind: "place", token, cell: place }));
  }

  /** The tile in hand on that cell, as it lies. */
  protected override actionsAt(place: string): number[] {
    const { thing, lie, edges } = this.aim;
    if (thingOf(place) || this.isPlacing || thing === null) return [];
    const where = { cell: place, lie: firstAlike(edges, lie) };
    const what = this.tray.isObjective(thing) ? { kind: "build", objective: thing } : { kind: "lay", tile: thing };
    const number = this.#layout.number({ ...what, ...where });
    return number === null ? [] : [number];
  }

  protected override askedAfter(kind: string | undefined): number {
    return kind === "column" || kind === "start" ? super.askedAfter(kind) : this.aim.kept;
  }

  protected override answersGlance(place: string): boolean {
    return super.answersGlance(place) && this.isOwnShown && !thingOf(place) && this.around.includes(place);
  }

  /** Asks why the tile that is put down does not fit as it lies. */
  async explainPut(): Promise<void> {
    const { put, fits, kept } = this.aim;
    const isKnown = this.misfit?.put === put;
    if (!isKnown) this.misfit = null;
    if (!put || fits || isKnown) return;
    const answer = await this.session.ask({ actions: this.actionsAt(put.cell), targets: [], keep: kept });
    if (answer && this.aim.put === put) this.misfit = { put, place: put.cell, reasons: answer.reasons };
  }

  /** The sides on which the tile in hand clashes, where it is put down or pointed at: 0 to 3 from north clockwise. */
  clashes = $derived.by((): { cell: string; sides: number[]; texts: string[] } | null => {
    const asked = this.refusal && !thingOf(this.refusal.place) ? this.refusal : null;
    const why = asked ?? (this.aim.put ? this.misfit : null);
    if (!why) return null;
    const details = why.reasons.flatMap((reason) => reason.details.filter(({ key }) => key === "clash"));
    const sides = details.map(({ facts }) => SIDES.indexOf(facts["side"] as (typeof SIDES)[number]));
    return { cell: why.place, sides: sides.filter((side) => side >= 0), texts: details.map(({ text }) => text) };
  });
}
