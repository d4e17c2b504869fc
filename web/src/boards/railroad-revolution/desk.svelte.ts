// A player's desk at a table of Railroad Revolution: what lies there, what is chosen, and what the hand does next. The
// rules are the server's: what can be done is its list of choices, figures are in its view, and the rest is asked.

import type { Part } from "../../frame/focus";
import { Layout } from "../../lib/layout";
import type { Session } from "../../lib/session.svelte";
import type { Choice, Meaning } from "../../lib/shapes";
import { BoardDesk, type Path } from "../desk.svelte";
import { comesByItself } from "./effects";
import { nextPart } from "./focus";
import { survey, type Atlas } from "./geometry";
import { newsOf } from "./news";
import { cellPlace, effectPlace, isOfMap, meaningAt, placeNamed, placeOf, raises, sectionPlace } from "./places";
import type { ActionId, BoardData, CityView, Effect, Named, Seat, View, Worker } from "./shapes";
import { housesIn, railsIn } from "./standing";
import { GoodTurn } from "./suggestion.svelte";
import { capital, Telling } from "./telling";
import { catalogueOf } from "./words";

const KEPT = new Set(["station", "office", "work", "setup"]); // another of these is chosen in its place

export class Desk extends BoardDesk<View, BoardData> {
  readonly atlas: Atlas;
  readonly suggestion = new GoodTurn(this);
  readonly telling: Telling;
  readonly #layout: Layout | null;

  /** A worker and an action that have been picked one after the other; a cell of the matrix picks both. */
  worker = $state<Worker | null>(null);
  action = $state<ActionId | null>(null);
  /** The cell that is looked at. */
  looked = $state<{ worker: Worker; action: ActionId } | null>(null);
  /** What glows on the map or the line and is looked at. */
  aimed = $state<string | null>(null);
  /** Whether the effects are looked at before the action is done. */
  early = $state(false);
  /** The worker that is to be exchanged. */
  given = $state<string | null>(null);

  constructor(session: Session) {
    super(session, catalogueOf(session.language));
    this.atlas = survey(this.board);
    this.telling = new Telling(this);
    this.#layout = session.book ? new Layout(session.book.layout) : null;
  }

  // What is there -----------------------------------------------------------------------------------------------------

  named(row: Named | undefined): string {
    return row ? row[this.session.language === "it" ? "name_it" : "name_en"] : "";
  }

  get seats(): number[] {
    return Array.from({ length: this.view.players }, (_, seat) => seat);
  }

  /** What a player has; of a watcher there is nothing. */
  get mine(): Seat | undefined {
    return this.reader === null ? undefined : this.view.seats[this.reader];
  }

  city(id: string): CityView | undefined {
    return this.view.cities[id];
  }

  /** The turn of the reader, as far as it has gone. */
  get step(): View["step"] {
    const { step } = this.view;
    return this.session.yours && step?.seat === this.reader ? step : null;
  }

  override placeName(place: string): string {
    return capital(this.telling.placeName(place));
  }

  override get stage(): unknown {
    return [this.early, this.given];
  }

  override nextPart(): Part | null {
    return nextPart();
  }

  override elementOf(place: string): string {
    return isOfMap(place) ? `place-${place}` : place.replaceAll(":", "-");
  }

  rails = $derived.by(() => railsIn(this.view));
  houses = $derived.by(() => housesIn(this.view));
  news = $derived.by(() => newsOf(this.table.log, this.reader));

  // What can be done --------------------------------------------------------------------------------------------------

  /** What is chosen on the board: where the action is done, and what waits to be confirmed. */
  chosen = $derived.by(() => {
    const chosen = new Set<string>();
    const pending = this.pending && placeOf(this.pending.meaning);
    if (pending) chosen.add(pending);
    const { step } = this;
    if (!step) return chosen;
    if (step.worker && step.action && step.action !== "setup") chosen.add(cellPlace(step.worker, step.action));
    if (step.city) chosen.add(step.city);
    if (step.section !== null) chosen.add(sectionPlace(step.section));
    for (const space of step.spaces) chosen.add(space);
    return chosen;
  });

  /** What can be chosen in place of what has been, as long as nothing was done after it. */
  #instead = $derived.by((): readonly Choice[] => {
    const last = this.steps.at(-1);
    const kind = last?.meaning["kind"] ?? "";
    if (!last || this.pending || !KEPT.has(kind)) return [];
    return last.legal.filter(({ meaning, action }) => meaning["kind"] === kind && action !== last.action);
  });

  protected override get placeable(): readonly Choice[] {
    const here = new Set(this.legal.map(({ action }) => action));
    return [...this.legal, ...this.#instead.filter(({ action }) => !here.has(action))];
  }

  protected override asksBefore(way: Path): boolean {
    return way.length > 1 && way.some(({ meaning }) => raises(meaning));
  }

  protected override placeOf(meaning: Meaning): string | undefined {
    return placeOf(meaning);
  }

  /** Whether the game asks something that is answered over the map. */
  get asks(): boolean {
    const { phase } = this.view;
    if (!this.session.yours) return false;
    return phase === "order" || phase === "replace" || (phase === "offer" && !this.step?.doing.length);
  }

  /** Whether the cards of the action are shown: once it has been done where it is, or effects come first. */
  get showsEffects(): boolean {
    const { step } = this;
    if (!step) return false;
    if (step.action === null) return step.doing.length > 0;
    if (step.action === "setup") return step.doing.length + step.pending.length > 0;
    return this.early || step.doing.length > 0 || !step.to_place || step.action === "trade" || this.kinds === "take";
  }

  /** Whether what is to be chosen lies in the hand or in a question, and nothing of it on the map. */
  get needsSheet(): boolean {
    if (!this.asks && !this.showsEffects && this.view.phase !== "setup") return false;
    return !this.legal.some(({ meaning }) => ["station", "rail"].includes(meaning["kind"] ?? ""));
  }

  /** Whether an effect can be had before the action is done, though its cards are not shown. */
  get hasEarly(): boolean {
    const { step } = this;
    return !this.showsEffects && !!step?.action && step.pending.some(({ effect }) => this.canTake(effect));
  }

  /** The worker and the action that stand, chosen or only picked. */
  get standing(): { worker: Worker | null; action: ActionId | null } {
    const { step } = this;
    if (step?.worker && step.action && step.action !== "setup") return { worker: step.worker, action: step.action };
    return { worker: this.worker, action: this.action };
  }

  canWork(worker: Worker | null, action: ActionId | null): boolean {
    return this.placeable.some(
      ({ meaning }) =>
        meaning["kind"] === "work" &&
        (worker === null || meaning["worker"] === worker) &&
        (action === null || meaning["action"] === action),
    );
  }

  ofKind(kind: string): readonly Choice[] {
    return this.legal.filter(({ meaning }) => meaning["kind"] === kind);
  }

  /** What the one button does: confirm what is chosen, else what ends this part of the turn. */
  get button(): Choice | null {
    if (this.pending) return this.pending;
    return ["end", "stop", "pass"].map((kind) => this.choice(kind)).find((choice) => choice !== undefined) ?? null;
  }

  /** Whether something is still to be had before the end. */
  get isUnfinished(): boolean {
    const itself = new Set((this.step?.pending ?? []).filter(comesByItself).map(({ effect }) => effect));
    return this.legal.some(
      ({ meaning }) =>
        !["end", "stop", "pass"].includes(meaning["kind"] ?? "") &&
        !raises(meaning) &&
        !itself.has(meaning["effect"] ?? ""),
    );
  }

  /** Whether a worker of a reward still has to be taken, which is no choice. */
  get mustTake(): boolean {
    const { step } = this;
    if (!step || step.to_place || this.choice("end")) return false;
    return step.pending.some((row) => row.kind === "workers" && !row.price && this.canTake(row.effect));
  }

  /** What would be due with the action done in a city or on a space. */
  priceOf(place: string): number {
    return this.step?.costs[place] ?? 0;
  }

  /** What a rail on a space adds to it. */
  terrainPrice(space: string): number {
    return this.priceOf(space) - (this.step?.due ?? 0);
  }

  /** Whether nothing but selling a share or hiring leads on. */
  get mustRaise(): boolean {
    return this.legal.length > 0 && this.legal.every(({ meaning }) => raises(meaning));
  }

  /** What is missing to pay for the action. */
  get short(): number {
    return Math.max(0, -(this.step?.keeps ?? 0));
  }

  get sell(): Choice | undefined {
    return this.choice("take", { effect: "sell-share" });
  }

  get hires(): readonly Choice[] {
    return this.legal.filter(({ meaning }) => meaning["effect"]?.startsWith("hire-"));
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  override clear(): void {
    super.clear();
    this.looked = null;
    this.aimed = null;
  }

  /** A worker, then an action, or the other way round. */
  async pick(worker: Worker | null, action: ActionId | null): Promise<void> {
    if (!this.session.yours || this.session.busy) return;
    this.clear();
    const now = this.standing;
    this.worker = worker ?? now.worker;
    this.action = action ?? now.action;
    if (!this.worker || !this.action) return;
    const place = cellPlace(this.worker, this.action);
    if (this.isLive(place)) await this.selectPlace(place);
    else if (worker) this.action = null;
    else await super.selectPlace(place);
  }

  override async selectPlace(place: string): Promise<void> {
    if (this.chosen.has(place) && !this.isLive(place)) return;
    await super.selectPlace(place);
    if (place.startsWith("cell:")) {
      this.early = false;
      this.#forget();
    }
    if (place.startsWith("swap:")) this.given = null;
  }

  #forget(): void {
    this.worker = null;
    this.action = null;
  }

  async confirm(): Promise<void> {
    const { button } = this;
    this.clear();
    if (!button) return;
    if (this.pending) await this.session.confirm();
    else await this.choose([button], button.final);
    this.#forget();
  }

  override async back(): Promise<void> {
    if (this.question || this.refusal) return this.clear();
    if (this.suggestion.hint) return this.suggestion.putAway();
    if (this.given) this.given = null;
    else if (this.pending || this.steps.length) await this.session.takeBack();
    else this.#forget();
  }

  override get canGoBack(): boolean {
    return super.canGoBack || this.suggestion.hint !== null || this.worker !== null || this.action !== null;
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  override get aiming(): boolean {
    return this.session.yours;
  }

  protected override targetsAt(place: string): readonly Meaning[] {
    return this.actionsAt(place).length ? [] : [meaningAt(place)];
  }

  /** A cell before anything is chosen, and a city for the station, by their numbers: what they lack is told too. */
  protected override actionsAt(place: string): readonly number[] {
    const meaning = meaningAt(place);
    const { step } = this;
    const asked =
      meaning["kind"] === "work" ? !step : meaning["kind"] === "station" && step?.action === "station" && !step.city;
    const number = asked ? (this.#layout?.number(meaning) ?? null) : null;
    return number === null ? [] : [number];
  }

  protected override answersGlance(place: string): boolean {
    return super.answersGlance(place) && (isOfMap(place) || /^(cell|section|effect|contract):/.test(place));
  }

  override glance(place: string): void {
    const { kind, worker, action } = meaningAt(place);
    this.looked = kind === "work" ? { worker: worker as Worker, action: action as ActionId } : null;
    this.aimed = ["station", "rail", "office"].includes(kind ?? "") && this.isLive(place) ? place : null;
    super.glance(place);
  }

  override lookAway(): void {
    this.looked = null;
    this.aimed = null;
    super.lookAway();
  }

  /** Whether an effect of the turn can be taken now. */
  canTake(effect: string): boolean {
    return this.isLive(effectPlace(effect));
  }

  /** What a contract of the tile on show is called in the game. */
  contractPlace(which: "first" | "second"): string {
    return placeNamed("contract", `${this.view.contract.tile}-${which}`);
  }

  effectOf(id: string): Effect | undefined {
    return this.board.telegraph_tile.find((tile) => tile.id === id);
  }
}
