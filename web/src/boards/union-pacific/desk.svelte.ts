// A player's desk at a table of Union Pacific: what can be done, what is picked and pointed at, and what it would
// bring. The rules are the server's: every question is answered from its list of choices or asked of it.

import type { Session } from "../../lib/session.svelte";
import type { Choice, TableView } from "../../lib/shapes";
import { Catalogue, type Facts } from "../../lib/words.svelte";
import { firstSentences } from "./clause";
import { survey, type Atlas } from "./geometry";
import { Slots } from "./slots";
import { UP, type BoardData, type Card, type Company, type View } from "./shapes";
import en from "./text/en.ftl?raw";
import it from "./text/it.ftl?raw";

export interface Refusal {
  section: string;
  company: string | null;
  clause: string;
  text: string;
}

export class Desk {
  readonly board: BoardData;
  readonly atlas: Atlas;
  readonly companies: Map<string, Company>;
  readonly words: Catalogue;
  readonly #slots: Slots;

  company = $state<string | null>(null);
  asking = $state<string | null>(null); // a section where several companies could build
  pick = $state.raw<Choice | null>(null); // what the button would do
  settled = $state(false); // the train is placed and the player has gone on to the share
  refusal = $state.raw<Refusal | null>(null);
  #before = $state.raw<TableView<View> | null>(null); // the table with a card chosen and no train yet
  #pointed = "";

  constructor(readonly session: Session) {
    this.board = session.book?.board as BoardData;
    this.atlas = survey(this.board);
    this.companies = new Map(this.board.company.map((company) => [company.id, company]));
    this.words = new Catalogue(session.language, session.language === "it" ? it : en);
    this.#slots = new Slots(this.atlas);
  }

  say(key: string, facts?: Facts): string {
    return this.words.say(key, facts);
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

  /** What the others built last, to be ringed until the next move. */
  get news(): { seat: number; company: string; section: string } | null {
    const last = this.table.log.filter((line) => line.key === "built").at(-1);
    if (!last || last.facts["seat"] === this.reader || last.step < (this.table.step ?? 0) - 3) return null;
    return last.facts as { seat: number; company: string; section: string };
  }

  // What can be done --------------------------------------------------------------------------------------------------

  get legal(): Choice[] {
    return this.session.yours ? (this.table.legal ?? []) : [];
  }

  /** The stop of the turn a player stands at. */
  get stop(): "card" | "train" | "share" | "other" {
    const { phase } = this.view;
    if (phase === "turn") return "card";
    if (phase === "train") return "train";
    if (phase !== "share") return "other";
    return this.train && this.#before && !this.settled ? "train" : "share";
  }

  /** Where trains can be placed now: section -> company -> choice. A tentative train can still be placed elsewhere. */
  builds = $derived.by(() => {
    const found = new Map<string, Map<string, Choice>>();
    const open = this.stop === "train" ? (this.view.phase === "train" ? this.legal : this.#before?.legal) : [];
    for (const choice of open ?? []) {
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
      ({ meaning }) => meaning.kind === kind && Object.entries(target).every(([key, value]) => meaning[key] === value),
    );
  }

  /** What can be done with a track card of the hand, in the order a player would mean it. */
  withCard(card: Card): Choice | undefined {
    const kinds = ["card", "discard", "scrap"].map((kind) => this.choice(kind, { card }));
    const now = kinds.find((found) => found !== undefined);
    return now ?? (this.stop === "train" ? this.#cardBefore(card) : undefined);
  }

  #cardBefore(card: Card): Choice | undefined {
    return this.#cards.find(({ meaning }) => meaning["card"] === card);
  }

  #cards: Choice[] = []; // the cards that could be chosen when one was

  withShare(share: string): Choice | undefined {
    for (const kind of ["open", "invest", "swap"]) {
      const found = this.choice(kind, { share });
      if (found) return found;
    }
    return undefined;
  }

  get card(): Card | null {
    return (this.table.turn?.steps.find(({ meaning }) => meaning.kind === "card")?.meaning["card"] as Card) ?? null;
  }

  get train(): { company: string; section: string } | null {
    const meaning = this.table.turn?.steps.find((step) => step.meaning.kind === "build")?.meaning;
    return meaning ? { company: meaning["company"] ?? "", section: meaning["section"] ?? "" } : null;
  }

  /** The view before the tentative train, to compare with. */
  get before(): View | null {
    return this.train ? (this.#before?.view ?? null) : null;
  }

  /** What everybody would get, all in all, if the dividends were paid in a view. */
  due(view: View, seat: number): number {
    return Object.values(view.forecast).reduce((sum, paid) => sum + (paid[seat] ?? 0), 0);
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  #clear(): void {
    this.pick = null;
    this.asking = null;
    this.refusal = null;
  }

  async select(choice: Choice): Promise<void> {
    if (this.pick?.action === choice.action) return this.#clear();
    this.#clear();
    const { kind } = choice.meaning;
    if (kind === "card") return this.#selectCard(choice);
    if (kind === "build") return this.#selectTrain(choice);
    if (kind === "take" || kind === "blind") this.settled = true;
    this.pick = choice;
  }

  async #selectCard(choice: Choice): Promise<void> {
    if (this.card === choice.meaning["card"]) return;
    this.company = null;
    if (this.stop === "card") this.#cards = this.legal.filter(({ meaning }) => meaning.kind === "card");
    for (let steps = this.table.turn?.steps.length ?? 0; steps > 0; steps--) await this.session.takeBack();
    await this.session.choose(choice.action);
    this.#before = this.table;
  }

  async #selectTrain(choice: Choice): Promise<void> {
    const { company = "", section } = choice.meaning;
    if (this.train?.company === company && this.train.section === section) return;
    this.company = company;
    if (this.train) await this.session.takeBack();
    this.#before = this.table;
    this.settled = false;
    await this.session.choose(choice.action);
  }

  selectCompany(company: string): void {
    const way = this.asking ? this.builds.get(this.asking)?.get(company) : undefined;
    if (way) return void this.select(way);
    this.#clear();
    this.company = this.company === company ? null : company;
  }

  async selectSection(id: string): Promise<void> {
    const ways = this.targets.get(id);
    if (!ways) return this.point(id);
    const only = ways.size === 1 ? [...ways.values()][0] : undefined;
    if (only) return this.select(only);
    this.#clear();
    this.asking = id;
  }

  /** What the button says: go on to the share, or do what is picked. */
  get button(): "train" | "pick" | null {
    if (this.pick) return "pick";
    return this.train && this.stop === "train" ? "train" : null;
  }

  async confirm(): Promise<void> {
    const pick = this.pick;
    if (!pick) {
      this.settled = this.train !== null;
      return;
    }
    this.#clear();
    this.company = null;
    await this.session.settle(pick.action);
    this.settled = false;
    if (!this.session.yours) this.#before = null;
  }

  async back(): Promise<void> {
    if (this.pick || this.asking) return this.#clear();
    if (this.view.phase === "share" && this.settled && this.#before) {
      this.settled = false;
      return;
    }
    if (this.company && !this.train) {
      this.company = null;
      return;
    }
    await this.session.takeBack();
  }

  get canGoBack(): boolean {
    return this.pick !== null || this.asking !== null || this.company !== null || !!this.table.turn?.steps.length;
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  /** Point at a section: where no train can go, the clause that says so is asked for. */
  async point(id: string | null): Promise<void> {
    this.#pointed = id ?? "";
    this.refusal = null;
    if (!id || this.view.phase !== "train" || !this.session.yours || this.targets.has(id)) return;
    const company = this.company ?? this.#likeliest(id);
    if (!company) return;
    const refused = await this.session.why(this.#buildAction(company, id)).catch(() => null);
    if (!refused || this.#pointed !== id) return;
    this.refusal = { section: id, company: this.company, clause: refused.id, text: firstSentences(refused.text) };
  }

  /** Without a company chosen, the reason of one that may use this kind of track says the most. */
  #likeliest(section: string): string | undefined {
    const kind = this.atlas.sections.get(section)?.kind;
    return this.board.company.find((company) => kind && company.types.includes(kind))?.id;
  }

  #buildAction(company: string, section: string): number {
    const sections = [...this.atlas.sections.keys()];
    const companies = [...this.companies.keys()];
    return FIRST_BUILD + companies.indexOf(company) * sections.length + sections.indexOf(section);
  }
}

// The action codes of building begin here: BUILD + company * sections + section, as in the game's actions.
const FIRST_BUILD = 63;
