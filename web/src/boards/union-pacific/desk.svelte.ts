// A player's desk at a table of Union Pacific: what lies there, what is chosen, and what the hand does next. The rules
// are the server's: what can be done is its list of choices, what a choice brings is its view, and the rest is asked.

import type { Session } from "../../lib/session.svelte";
import type { Choice, Meaning, Preview, TableView, Way } from "../../lib/shapes";
import { Catalogue, type Facts } from "../../lib/words.svelte";
import { firstSentences } from "../../lib/clause";
import { survey, type Atlas } from "./geometry";
import { Slots } from "./slots";
import { UP, type BoardData, type Card, type Company, type View } from "./shapes";
import en from "./text/en.ftl?raw";
import it from "./text/it.ftl?raw";

/** A clause that forbids something, and the companies it stands against, if it is about building. */
export interface Reason {
  clause: string;
  text: string;
  companies: string[];
}

/** Why something is not possible now. What was asked for stays until it is put away. */
export interface Refusal {
  at: string; // the id of the element that was pointed at
  section: string | null;
  name: string;
  asked: boolean;
  reasons: readonly Reason[];
}

/** A section that several ways lead to: which card, which company? */
export interface Question {
  section: string;
  ways: readonly Way[];
}

export interface News {
  seat: number;
  company: string;
  section: string;
}

const key = (meaning: Meaning): string => Object.entries(meaning).sort().join();

export class Desk {
  readonly board: BoardData;
  readonly atlas: Atlas;
  readonly companies: Map<string, Company>;
  readonly words: Catalogue;
  readonly #slots: Slots;
  readonly #numbers: Map<string, number>;

  company = $state<string | null>(null);
  question = $state.raw<Question | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What the choice to be confirmed would change, as far as one can know. */
  outlook = $state.raw<Preview | null>(null);
  #movedOn = $state<number | null>(null); // the step of the game at which the player went on from train to share
  #trail = $state.raw<readonly (TableView<View> | undefined)[]>([]); // this turn's tables, as far as seen, by steps chosen
  #pointed: Omit<Refusal, "reasons"> | null = null; // what is asked about; a look in passing never takes the place of a press
  #aimed = "";

  constructor(readonly session: Session) {
    this.board = session.book?.board as unknown as BoardData;
    this.atlas = survey(this.board);
    this.companies = new Map(this.board.company.map((company) => [company.id, company]));
    this.words = new Catalogue(session.language, session.language === "it" ? it : en);
    this.#slots = new Slots(this.atlas);
    this.#numbers = new Map((session.book?.actions ?? []).map((meaning, action) => [key(meaning), action]));
  }

  say(message: string, facts?: Facts): string {
    return this.words.say(message, facts);
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

  /** The trains, section by section and space by space. */
  trains = $derived.by(() => this.#slots.fill(this.view));

  get own(): NonNullable<View["own"]> {
    return this.view.own ?? { cards: {}, shares: {}, chosen: null, drawn: null };
  }

  get shareIds(): string[] {
    return [...this.companies.keys(), UP];
  }

  monogram(share: string): string {
    return this.companies.get(share)?.monogram ?? "UP";
  }

  nameOf(share: string): string {
    return this.companies.get(share)?.name ?? "Union Pacific";
  }

  cityName(id: string): string {
    const city = this.atlas.places.get(id)?.city;
    return (this.session.language === "it" && city?.name_it) || city?.name_en || id;
  }

  sectionName(id: string): string {
    const section = this.atlas.sections.get(id);
    return section ? `${this.cityName(section.a)}–${this.cityName(section.b)}` : id;
  }

  /** What the others have built since one's own last move, the latest last. */
  news = $derived.by((): News[] => {
    const built: News[] = [];
    for (const { of, key: event, facts, undone } of this.table.log) {
      if (undone || of !== "game") continue;
      const own = facts["seat"] === this.reader;
      if (own && ["built", "invested", "passed"].includes(event)) built.length = 0;
      else if (!own && event === "built") built.push(facts as unknown as News);
    }
    return built.slice(1 - this.table.players);
  });

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

  /** The table as it was with so many steps chosen, if it has been seen in this turn. */
  #earlier(steps: number): TableView<View> | null {
    const found = this.#trail[steps];
    return found && found.step === this.table.step && found.reader === this.reader ? found : null;
  }

  get #placing(): TableView<View> | null {
    return this.view.phase === "train" ? this.table : this.train ? this.#earlier(this.steps.length - 1) : null;
  }

  /** The stop of the turn a player stands at. A train that stands can be moved until the player goes on. */
  get stop(): "card" | "train" | "share" | "other" {
    const { phase } = this.view;
    if (phase === "turn") return "card";
    if (phase === "train") return "train";
    if (phase !== "share") return "other";
    return this.#placing && this.#movedOn !== this.table.step && !this.pending ? "train" : "share";
  }

  /** Where trains can be placed now: section -> company -> choice. */
  builds = $derived.by(() => {
    const found = new Map<string, Map<string, Choice>>();
    if (!this.session.yours || this.stop !== "train") return found;
    for (const choice of this.#placing?.legal ?? []) {
      const { kind, section, company } = choice.meaning;
      if (kind !== "build" || !section || !company) continue;
      found.set(section, (found.get(section) ?? new Map<string, Choice>()).set(company, choice));
    }
    return found;
  });

  /** The same for the company in play, if one has been chosen. */
  targets = $derived.by(() => {
    const company = this.company;
    if (!company) return this.builds;
    return new Map([...this.builds].filter(([, ways]) => ways.has(company)));
  });

  builders = $derived.by(() => new Set([...this.builds.values()].flatMap((ways) => [...ways.keys()])));

  choice(kind: string, target: Record<string, string> = {}): Choice | undefined {
    return this.legal.find(
      ({ meaning }) => meaning["kind"] === kind && Object.entries(target).every(([name, value]) => meaning[name] === value),
    );
  }

  /** What can be done with a track card of the hand; at the train, another card can still be taken instead. */
  withCard(card: Card): Choice | undefined {
    const now = ["card", "discard", "scrap"].map((kind) => this.choice(kind, { card })).find((found) => found !== undefined);
    if (now || this.stop !== "train") return now;
    return this.#earlier(0)?.legal?.find(({ meaning }) => meaning["kind"] === "card" && meaning["card"] === card);
  }

  withShare(share: string): Choice | undefined {
    return ["open", "invest", "swap"].map((kind) => this.choice(kind, { share })).find((found) => found !== undefined);
  }

  /** What ends a step that offers something nobody has to take. */
  get wayOn(): Choice | undefined {
    return this.choice("stay") ?? this.choice("end");
  }

  get card(): Card | null {
    return (this.steps.find(({ meaning }) => meaning["kind"] === "card")?.meaning["card"] as Card | undefined) ?? null;
  }

  get train(): { company: string; section: string } | null {
    const meaning = this.steps.find((step) => step.meaning["kind"] === "build")?.meaning;
    return meaning ? { company: meaning["company"] ?? "", section: meaning["section"] ?? "" } : null;
  }

  /** The view before this turn's choices, to compare with; null if they change nothing one can compare. */
  get before(): View | null {
    const changes = this.steps.some(({ meaning }) => meaning["kind"] === "build" || meaning["kind"] === "invest");
    const first = this.#trail.findIndex((_, steps) => this.#earlier(steps));
    return (changes && this.#earlier(first)?.view) || null;
  }

  /** What somebody would get, all in all, if the dividends were paid in a view. */
  due(view: View, seat: number): number {
    return Object.values(view.forecast).reduce((sum, paid) => sum + (paid[seat] ?? 0), 0);
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  clear(): void {
    this.#aimed = "";
    this.question = null;
    this.refusal = null;
    this.#pointed = null;
  }

  async #choose(choice: Choice): Promise<void> {
    this.#trail = Array.from({ length: this.steps.length + 1 }, (_, steps) => this.#earlier(steps) ?? undefined).with(-1, this.table);
    await this.session.choose(choice.action);
    const pending = this.pending;
    this.outlook = pending ? await this.session.preview(pending.action).catch(() => null) : null;
  }

  async #unchoose(steps: number): Promise<void> {
    if (this.pending) await this.session.takeBack();
    while (this.steps.length > steps) if (!(await this.session.takeBack())) return;
  }

  /** All choices of this turn are put back: what could be done at its start is known again. */
  startOver(): Promise<void> {
    return this.#unchoose(0);
  }

  /** Chooses what is pointed at; what is chosen already is put back. */
  async select(choice: Choice): Promise<void> {
    this.clear();
    if (this.isPending(choice)) return void (await this.session.takeBack());
    const { kind } = choice.meaning;
    if (kind === "card") return this.#selectCard(choice);
    if (kind === "build") return this.#selectTrain(choice);
    if (this.train) this.#movedOn = this.table.step ?? null;
    await this.#choose(choice);
  }

  async #selectCard(choice: Choice): Promise<void> {
    if (this.card === choice.meaning["card"]) return this.back();
    this.company = null;
    await this.#unchoose(0);
    await this.#choose(choice);
  }

  async #selectTrain(choice: Choice): Promise<void> {
    const { company = "", section } = choice.meaning;
    if (this.train?.company === company && this.train.section === section) return;
    this.company = company;
    if (this.train) await this.#unchoose(this.steps.length - 1);
    this.#movedOn = null;
    await this.#choose(choice);
  }

  /** Goes one of the ways to a section. */
  async follow(way: Way): Promise<void> {
    for (const choice of way) await this.select(choice);
  }

  selectCompany(company: string): void {
    this.clear();
    this.company = this.company === company ? null : company;
  }

  /** A click on a section: a train goes there by the only way, else the player is asked, or told why not. */
  async selectSection(id: string): Promise<void> {
    if (!this.session.yours) return;
    this.clear();
    this.#aimed = id;
    const ways = await this.#waysTo(id);
    if (this.#aimed !== id) return; // something else was pressed meanwhile
    const [only] = ways;
    if (!only) return this.explainSection(id);
    if (ways.length === 1) return this.follow(only);
    this.question = { section: id, ways };
  }

  async #waysTo(section: string): Promise<Way[]> {
    if (this.stop === "train") return [...(this.targets.get(section)?.values() ?? [])].map((choice) => [choice]);
    if (this.stop !== "card") return [];
    const aims = [...this.companies.keys()].map((company) => this.numberOf({ kind: "build", company, section }));
    return (await Promise.all(aims.map((aim) => this.session.ways(aim).catch(() => [])))).flat();
  }

  /** What the one button does: go on to the share, confirm what is chosen, or leave an offer alone. */
  get button(): "train" | "pending" | "way-on" | null {
    if (this.pending) return "pending";
    if (this.train && this.stop === "train") return "train";
    return this.wayOn ? "way-on" : null;
  }

  async confirm(): Promise<void> {
    const on = this.wayOn;
    this.clear();
    if (this.button === "train") this.#movedOn = this.table.step ?? null;
    else if (this.pending || on) {
      if (!this.pending && on) await this.session.choose(on.action);
      if (this.pending && (await this.session.confirm())) this.company = this.outlook = null;
    }
  }

  /** One stop back. */
  async back(): Promise<void> {
    if (this.question || this.refusal) return this.clear();
    if (!this.pending && this.view.phase === "share" && this.stop === "share" && this.#placing) this.#movedOn = null;
    else if (this.company && !this.train) this.company = null;
    else await this.session.takeBack();
    this.outlook = null;
  }

  get canGoBack(): boolean {
    return this.question !== null || (this.company !== null && !this.train) || this.pending !== null || this.steps.length > 0;
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  numberOf(meaning: Meaning): number {
    return this.#numbers.get(key(meaning)) ?? -1;
  }

  /** The clauses that forbid these actions, each with the companies it keeps away. */
  async #reasons(meanings: readonly Meaning[]): Promise<Reason[]> {
    const asked = meanings.map((meaning) => this.session.why(this.numberOf(meaning)).catch(() => null));
    const found = new Map<string, Reason>();
    (await Promise.all(asked)).forEach((clause, at) => {
      if (!clause) return;
      const reason = found.get(clause.id) ?? { clause: clause.id, text: firstSentences(clause.text, meanings.length > 1 ? 80 : 150), companies: [] };
      const company = meanings[at]?.["company"];
      found.set(clause.id, { ...reason, companies: company ? [...reason.companies, company] : [] });
    });
    return [...found.values()].sort((one, two) => one.companies.length - two.companies.length);
  }

  async #refuse(what: Omit<Refusal, "reasons">, meanings: readonly Meaning[]): Promise<void> {
    this.#pointed = what;
    this.refusal = null;
    const reasons = this.session.yours ? await this.#reasons(meanings) : [];
    if (this.#pointed !== what) return;
    if (reasons.length) this.refusal = { ...what, reasons };
    else this.#pointed = null;
  }

  /** Asks for the clause that forbids something, and shows it beside the element with that id. */
  explain(at: string, name: string, meaning: Meaning): Promise<void> {
    return this.#refuse({ at, section: null, name, asked: true }, [meaning]);
  }

  /** Why no train can go there: of the company in play, or of each. */
  explainSection(section: string): Promise<void> {
    const companies = this.company ? [this.company] : [...this.companies.keys()];
    const what = { at: `section-${section}`, section, name: this.sectionName(section), asked: true };
    return this.#refuse(what, companies.map((company) => ({ kind: "build", company, section })));
  }

  /** A look at a section in passing: without a company in play, one that may use this kind of track speaks for all. */
  async glance(section: string): Promise<void> {
    if (this.#pointed?.asked || this.question || this.view.phase !== "train" || this.targets.has(section)) return;
    const kind = this.atlas.sections.get(section)?.kind;
    const company = this.company ?? this.board.company.find((one) => kind && one.types.includes(kind))?.id;
    const what = { at: `section-${section}`, section, name: this.sectionName(section), asked: false };
    if (company) await this.#refuse(what, [{ kind: "build", company, section }]);
  }

  lookAway(): void {
    if (this.#pointed?.asked) return;
    this.#pointed = null;
    this.refusal = null;
  }
}
