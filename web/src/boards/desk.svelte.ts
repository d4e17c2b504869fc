// What the desk of every board has: what lies on the table, what can be done, which of several ways is meant, and why
// something cannot be done. It plays any game from its list of choices; a board's own desk adds the places of its map,
// and what a player may want to do there.

import type { Part } from "../frame/focus";
import { firstSentences } from "../lib/clause";
import type { Session } from "../lib/session.svelte";
import type { Answer, Change, Choice, Meaning, Reason, TableView, Turn } from "../lib/shapes";
import { Catalogue, say, type Facts } from "../lib/words.svelte";

/** A clause that forbids something, the actions it stands against, and what of the board it is. */
export interface RefusalReason extends Pick<Reason, "meanings" | "details"> {
  clause: string;
  text: string;
}

/** What is pointed at. What was asked for stays until it is put away; a look in passing does not. */
interface Pointed {
  at: string; // the id of the element
  place: string;
  name: string;
  asked: boolean;
}

/** Why something is not possible now: the clauses that forbid it, or none if it only comes later in the turn. */
export interface PlaceRefusal extends Pointed {
  reasons: readonly RefusalReason[];
}

/** The choices that lead to something, one after the other. */
export type Path = readonly Choice[];

/** A place that several ways lead to. */
export interface WayQuestion {
  place: string;
  ways: readonly Path[];
}

const LONG = 160; // letters of a clause that stands alone in a note,
const SHORT = 80; // and of one among several
const REST = 150; // ms the eye rests on a place before it is asked about

const has = (choices: readonly Choice[], action: number | undefined): boolean =>
  choices.some((choice) => choice.action === action);

export class BoardDesk<View = unknown, Data = unknown> {
  readonly words: Catalogue;
  /** The game's components. */
  readonly board: Data;
  question = $state.raw<WayQuestion | null>(null);
  refusal = $state.raw<PlaceRefusal | null>(null);
  #pointed: Pointed | null = null; // a look in passing never takes the place of a press
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: Session,
    words: Catalogue | null = session.words,
  ) {
    this.words = words ?? new Catalogue(session.language);
    this.board = session.book?.board as Data; // what a game's data look like, its board knows
  }

  say(message: string, facts?: Facts): string {
    return this.words.say(message, facts);
  }

  // Places: of the map, and things in the hand or on the table --------------------------------------------------------

  /** Those of the map where something can be done now. */
  targets: ReadonlyMap<string, readonly Choice[]> = $derived.by(() => {
    const byPlace = new Map<string, Choice[]>();
    for (const choice of this.placeable) {
      const place = this.placeOf(choice.meaning);
      if (place) byPlace.set(place, [...(byPlace.get(place) ?? []), choice]);
    }
    return byPlace;
  });

  /** The choices that are made by pointing at a place. */
  protected get placeable(): readonly Choice[] {
    return this.legal;
  }

  /** The place an action is done at, if it is one of the map. */
  protected placeOf(meaning: Meaning): string | undefined {
    return meaning["place"];
  }

  /** What can be done now at a place; a board's desk knows the things that are no places of the map. */
  protected choicesAt(place: string): readonly Choice[] {
    return this.targets.get(place) ?? [];
  }

  isLive(place: string): boolean {
    return this.choicesAt(place).length > 0;
  }

  placeName(place: string): string {
    return place;
  }

  /** What changes what can be pressed beside the table, where a board has such a thing. */
  // eslint-disable-next-line @typescript-eslint/class-literal-property-style -- overridden by a board
  get stage(): unknown {
    return null;
  }

  /** Where keys go on when what had the focus is gone; null: to the turn. */
  nextPart(): Part | null {
    return null;
  }

  /** The id of the element that stands for it. */
  elementOf(place: string): string {
    return `place-${place}`;
  }

  /** What one would want to do there, by kind or targets: it is asked how, and if it cannot be done, why. */
  protected targetsAt(place: string): readonly Meaning[] {
    return [{ place }];
  }

  /** The same by number: what of the board stands against these is told too. */
  protected actionsAt(_place: string): readonly number[] {
    return [];
  }

  /** Whether ways of several steps to a place are offered now; else it is said that it comes later. */
  protected isAimedAt(_place: string): boolean {
    return true;
  }

  /** Whether even the only way to a place is asked about, because somebody might not expect what it takes. */
  protected asksBefore(_way: Path): boolean {
    return false;
  }

  /** Whether a look at a place in passing is answered now. */
  protected answersGlance(_place: string): boolean {
    return this.session.yours;
  }

  // What is there -----------------------------------------------------------------------------------------------------

  get table(): TableView<View> {
    return this.session.table as TableView<View>;
  }

  get view(): View {
    return this.table.view as View;
  }

  get reader(): number | null {
    return this.table.reader;
  }

  /** How a seat is called here. */
  called(seat: number): string {
    return seat === this.reader ? say("you") : this.session.name(seat);
  }

  /** The same where the seat is the object of a sentence: "shared by you and Ada". */
  calledAsObject(seat: number): string {
    return seat === this.reader ? say("you-object") : this.session.name(seat);
  }

  // What can be done --------------------------------------------------------------------------------------------------

  get legal(): readonly Choice[] {
    return this.session.yours ? (this.table.legal ?? []) : [];
  }

  /** The kinds of what can be done now in their order, which name what is said about it: "card-invest". */
  get kinds(): string {
    return [...new Set(this.legal.map(({ meaning }) => meaning["kind"]))].join("-");
  }

  get #turn(): Turn<View> | null {
    return this.table.turn ?? null;
  }

  /** The choices of this turn so far, each with what could be chosen instead. */
  get steps(): Turn["steps"] {
    return this.#turn?.steps ?? [];
  }

  /** The choice that waits to be confirmed. */
  get pending(): Turn<View>["final"] {
    return this.#turn?.final ?? null;
  }

  /** What it would change, as far as one can know. */
  get outlook(): Change | null {
    return this.pending?.change ?? null;
  }

  /** What the steps so far have brought about. */
  get events(): Turn["events"] {
    return this.#turn?.events ?? [];
  }

  /** The view before this turn's choices, to compare with. */
  get before(): View | null {
    return this.#turn?.before ?? null;
  }

  isPending(choice: Choice | undefined): boolean {
    return choice !== undefined && this.pending?.action === choice.action;
  }

  choice(kind: string, target: Record<string, string> = {}): Choice | undefined {
    return this.legal.find(
      ({ meaning }) =>
        meaning["kind"] === kind && Object.entries(target).every(([name, value]) => meaning[name] === value),
    );
  }

  /** Whether any place can be aimed at, also those that only a later step of the turn leads to. */
  // eslint-disable-next-line @typescript-eslint/class-literal-property-style -- a board's desk overrides the getter
  get aiming(): boolean {
    return false;
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  /** What is asked and what is explained is put away. */
  clear(): void {
    clearTimeout(this.#resting);
    this.question = null;
    this.refusal = null;
    this.#pointed = null;
  }

  /** Chooses what is pointed at; what waits to be confirmed already is put back. */
  async select(choice: Choice): Promise<void> {
    this.clear();
    if (this.session.busy) return;
    if (this.isPending(choice)) await this.session.takeBack();
    else await this.choose([choice]);
  }

  /** Goes a way to its end, or as far as to what has to be confirmed. */
  async follow(way: Path): Promise<void> {
    this.clear();
    await this.choose(way);
  }

  protected choose(way: Path, confirm = false): Promise<boolean> {
    return this.session.choose(
      this.keepFor(way[0]?.action),
      way.map(({ action }) => action),
      confirm,
    );
  }

  /** How many steps of the turn stay if this is chosen: all, or those before the one it is chosen instead of. */
  protected keepFor(action: number | undefined): number {
    const instead = has(this.legal, action) ? -1 : this.steps.findLastIndex(({ legal }) => has(legal, action));
    return instead < 0 ? this.steps.length : instead;
  }

  /** A press on a place: what can be done there is done, else the player is asked, or told why not. */
  async selectPlace(place: string): Promise<void> {
    if (!this.session.yours || this.session.busy) return;
    this.clear();
    const here = this.choicesAt(place).map((choice) => [choice]);
    if (here.length) return this.#offer(place, here);
    const pointed = this.#spot(place, true);
    const answer = await this.#ask(pointed);
    if (answer?.ways.length && this.isAimedAt(place)) {
      const ways = answer.ways.map(({ steps }) => steps);
      await this.#offer(place, ways);
    } else if (answer) this.#refuse(pointed, answer);
  }

  /** Goes the only way to a place, or asks which. */
  async #offer(place: string, ways: readonly Path[]): Promise<void> {
    const [only] = ways;
    if (only && ways.length === 1 && !this.asksBefore(only))
      await (only.length === 1 && only[0] ? this.select(only[0]) : this.follow(only));
    else this.question = { place, ways };
  }

  get canGoBack(): boolean {
    return this.question !== null || this.pending !== null || this.steps.length > 0;
  }

  /** One step back. */
  async back(): Promise<void> {
    if (this.question || this.refusal) return this.clear();
    await this.session.takeBack();
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  /** After how many steps of the turn something of a kind is asked about: where it could be chosen instead, or now. */
  protected askedAfter(kind: string | undefined): number {
    const instead = this.choice(kind ?? "") ? -1 : this.steps.findLastIndex(({ meaning }) => meaning["kind"] === kind);
    return instead < 0 ? this.steps.length : instead;
  }

  #spot(place: string, asked: boolean): Pointed {
    return { at: this.elementOf(place), place, name: this.placeName(place), asked };
  }

  /** One question about what is pointed at; null if something else is pointed at meanwhile, or there is no answer. */
  async #ask(what: Pointed): Promise<Answer | null> {
    this.#pointed = what;
    this.refusal = null;
    const [targets, actions] = [this.targetsAt(what.place), this.actionsAt(what.place)];
    if (!targets.length && !actions.length) return null;
    const answer = await this.session.ask({ targets, actions, keep: this.askedAfter(targets[0]?.["kind"]) });
    if (this.#pointed !== what) return null;
    if (!answer) this.#pointed = null;
    return answer;
  }

  #refuse(what: Pointed, { reasons }: Answer): void {
    const most = reasons.length > 1 ? SHORT : LONG;
    const listed = reasons.map(({ clause, meanings, details }) => ({
      clause: clause.id,
      text: firstSentences(clause.text, most),
      meanings,
      details,
    }));
    this.refusal = { ...what, reasons: listed.sort((one, two) => one.meanings.length - two.meanings.length) };
  }

  /** A look at a place in passing. */
  glance(place: string): void {
    clearTimeout(this.#resting);
    if (this.answersGlance(place)) this.#resting = setTimeout(() => void this.#look(place), REST);
  }

  async #look(place: string): Promise<void> {
    if (!this.answersGlance(place) || this.#pointed?.asked || this.question || this.isLive(place)) return;
    const pointed = this.#spot(place, false);
    const answer = await this.#ask(pointed);
    if (answer?.reasons.length && !answer.ways.length) this.#refuse(pointed, answer);
  }

  lookAway(): void {
    clearTimeout(this.#resting);
    if (this.#pointed?.asked) return;
    this.#pointed = null;
    this.refusal = null;
  }
}
