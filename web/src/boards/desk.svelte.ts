// What the desk of every board has: what lies on the table, what can be done, which of several ways is meant, and why
// something cannot be done. It plays any game from its list of choices; a board's own desk adds the places of its map,
// and what one may wish to do there.

import { firstSentences } from "../lib/clause";
import { Layout } from "../lib/layout";
import type { Session } from "../lib/session.svelte";
import type { Choice, Meaning, Preview, TableView, Way } from "../lib/shapes";
import { Catalogue, say, type Facts } from "../lib/words.svelte";

/** A clause that forbids something, and the actions it stands against. */
export interface Reason {
  clause: string;
  text: string;
  meanings: readonly Meaning[];
}

/** What is pointed at. What was asked for stays until it is put away; a look in passing does not. */
interface Pointed {
  at: string; // the id of the element
  place: string;
  name: string;
  asked: boolean;
}

/** Why something is not possible now. */
export interface Refusal extends Pointed {
  reasons: readonly Reason[];
}

/** A place that several ways lead to. */
export interface Question {
  place: string;
  ways: readonly Way[];
}

const LONG = 160; // letters of a clause that stands alone in a note,
const SHORT = 80; // and of one among several
const REST = 150; // ms the eye rests on a place before it is asked about

export class BoardDesk<View = unknown, Data = unknown> {
  readonly words: Catalogue;
  /** The game's components. */
  readonly board: Data;
  question = $state.raw<Question | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What the choice to be confirmed would change, as far as one can know. */
  outlook = $state.raw<Preview | null>(null);
  #pointed: Pointed | null = null; // a look in passing never takes the place of a press
  #aimed = "";
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #layout: Layout;

  constructor(
    readonly session: Session,
    words: Catalogue | null = session.words,
  ) {
    this.words = words ?? new Catalogue(session.language);
    this.board = session.book?.board as Data; // what a game's data look like, its board knows
    this.#layout = new Layout(session.book?.layout ?? { lists: {}, kinds: [] });
  }

  say(message: string, facts?: Facts): string {
    return this.words.say(message, facts);
  }

  // Places: of the map, and things in the hand or on the table -----------------------------------------------------

  /** Those of the map where something can be done now. */
  targets: ReadonlyMap<string, readonly Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.placeable) {
      const place = this.placeOf(choice.meaning);
      if (place) found.set(place, [...(found.get(place) ?? []), choice]);
    }
    return found;
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

  /** The id of the element that stands for it. */
  elementOf(place: string): string {
    return `place-${place}`;
  }

  protected waysTo(place: string): readonly Way[] | Promise<readonly Way[]> {
    return this.choicesAt(place).map((choice) => [choice]);
  }

  /** What one would want to do there: if none of it can be done, it is asked why. */
  protected wishes(place: string): readonly Meaning[] {
    return this.#layout.matching({ place }).map((action) => this.#layout.meaning(action) ?? {});
  }

  /** The same for a look in passing, which should not ask for much. */
  protected glimpse(place: string): readonly Meaning[] {
    return this.wishes(place).slice(0, 1);
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

  // What can be done --------------------------------------------------------------------------------------------------

  get legal(): readonly Choice[] {
    return this.session.yours ? (this.table.legal ?? []) : [];
  }

  /** The choices of this turn so far, and the one that waits to be confirmed. */
  get steps(): readonly Choice[] {
    return this.table.turn?.steps ?? [];
  }

  get pending(): Choice | null {
    return this.table.turn?.final ?? null;
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
    this.#aimed = "";
    this.question = null;
    this.refusal = null;
    this.#pointed = null;
  }

  /** Chooses what is pointed at; what is chosen already is put back. */
  async select(choice: Choice): Promise<void> {
    this.clear();
    if (this.isPending(choice)) await this.session.takeBack();
    else await this.choose(choice);
  }

  protected async choose(choice: Choice): Promise<void> {
    await this.session.choose(choice.action);
    const pending = this.pending;
    this.outlook = pending ? await this.session.preview(pending.action).catch(() => null) : null;
  }

  /** Goes a way, as far as it can be gone. */
  async follow(way: Way): Promise<void> {
    for (const choice of way) {
      await this.select(choice);
      if (!this.isPending(choice) && this.steps.at(-1)?.action !== choice.action) return;
    }
  }

  /** A press on a place: what can be done there is done, else the player is asked, or told why not. */
  async selectPlace(place: string): Promise<void> {
    if (!this.session.yours) return;
    this.clear();
    this.#aimed = place;
    const ways = await this.waysTo(place);
    if (this.#aimed !== place) return; // something else was pressed meanwhile
    const [only] = ways;
    if (!only) return this.#refuse({ ...this.#spot(place), asked: true }, this.wishes(place));
    if (ways.length === 1) return this.follow(only);
    this.question = { place, ways };
  }

  get canGoBack(): boolean {
    return this.question !== null || this.pending !== null || this.steps.length > 0;
  }

  /** One step back. */
  async back(): Promise<void> {
    if (this.question || this.refusal) return this.clear();
    await this.session.takeBack();
    this.outlook = null;
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  protected numberOf(meaning: Meaning): number {
    return this.#layout.number(meaning) ?? -1;
  }

  /** The clauses that forbid these actions, each with those it forbids; those that forbid least first. */
  async #reasons(meanings: readonly Meaning[]): Promise<Reason[]> {
    const asked = meanings.map((meaning) => this.session.why(this.numberOf(meaning)).catch(() => null));
    const found = new Map<string, Reason>();
    (await Promise.all(asked)).forEach((clause, at) => {
      if (!clause) return;
      const reason = found.get(clause.id) ?? {
        clause: clause.id,
        text: firstSentences(clause.text, meanings.length > 1 ? SHORT : LONG),
        meanings: [],
      };
      const forbidden = meanings[at];
      found.set(clause.id, { ...reason, meanings: forbidden ? [...reason.meanings, forbidden] : reason.meanings });
    });
    return [...found.values()].sort((one, two) => one.meanings.length - two.meanings.length);
  }

  #spot(place: string): Omit<Pointed, "asked"> {
    return { at: this.elementOf(place), place, name: this.placeName(place) };
  }

  async #refuse(what: Pointed, meanings: readonly Meaning[]): Promise<void> {
    this.#pointed = what;
    this.refusal = null;
    const reasons = this.session.yours ? await this.#reasons(meanings) : [];
    if (this.#pointed !== what) return;
    if (reasons.length) this.refusal = { ...what, reasons };
    else this.#pointed = null;
  }

  /** A look at a place in passing. */
  glance(place: string): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#look(place), REST);
  }

  async #look(place: string): Promise<void> {
    if (!this.session.yours || this.#pointed?.asked || this.question || this.isLive(place)) return;
    const meanings = this.glimpse(place);
    if (meanings.length) await this.#refuse({ ...this.#spot(place), asked: false }, meanings);
  }

  lookAway(): void {
    clearTimeout(this.#resting);
    if (this.#pointed?.asked) return;
    this.#pointed = null;
    this.refusal = null;
  }
}
