// A player's desk at a table of Ride the Rails: what lies there, what is chosen, and what the hand does next. The rules
// are the server's: what can be done is its list of choices, what a journey pays is in its view, and the rest is asked.

import { firstSentences } from "../../lib/clause";
import type { Session } from "../../lib/session.svelte";
import type { Choice, Meaning, Preview, TableView } from "../../lib/shapes";
import type { Facts } from "../../lib/words.svelte";
import { pieces, survey, type Atlas, type Hex } from "./geometry";
import { newsOf } from "./news";
import type { BoardData, Company, View } from "./shapes";
import { Suggestion } from "./suggestion.svelte";
import { catalogueOf } from "./words";

/** A clause that forbids something, and the companies it stands against, if it is about one of several. */
export interface Reason {
  clause: string;
  text: string;
  companies: string[];
}

/** Why something is not possible now. What was asked for stays until it is put away. */
export interface Refusal {
  at: string; // the id of the element that was pointed at
  hex: string | null;
  name: string;
  asked: boolean;
  reasons: readonly Reason[];
}

/** A hex that several companies could build in, or a city that several lead to. */
export interface Question {
  hex: string;
  choices: readonly Choice[];
}

const key = (meaning: Meaning): string => Object.entries(meaning).sort().join();

export class Desk {
  readonly board: BoardData;
  readonly atlas: Atlas;
  readonly companies: Map<string, Company>;
  readonly order: readonly string[];
  readonly #numbers: Map<string, number>;
  readonly suggestion = new Suggestion(this);

  /** The company one builds for, if one has been picked. */
  company = $state<string | null>(null);
  question = $state.raw<Question | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What the choice to be confirmed would change. */
  outlook = $state.raw<Preview | null>(null);
  #pointed: Omit<Refusal, "reasons"> | null = null; // a look in passing never takes the place of a press

  constructor(readonly session: Session) {
    this.board = session.book?.board as unknown as BoardData;
    this.atlas = survey(this.board);
    this.companies = new Map(this.board.company.map((company) => [company.id, company]));
    this.order = [...this.companies.keys()];
    this.#numbers = new Map((session.book?.actions ?? []).map((meaning, action) => [key(meaning), action]));
  }

  say(message: string, facts?: Facts): string {
    return catalogueOf(this.session.language).say(message, facts);
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

  get seats(): number[] {
    return Array.from({ length: this.view.players }, (_, seat) => seat);
  }

  nameOf(company: string): string {
    return this.say(`name-${company}`);
  }

  hexName(id: string): string {
    const city = this.atlas.hexes.get(id)?.city;
    return city ? city[this.session.language === "it" ? "name_it" : "name_en"] : id.toUpperCase();
  }

  /** Where a hex lies, for a list: a hex without a city by the city nearest to it. */
  hexPlace(id: string): string {
    const hex = this.atlas.hexes.get(id);
    return !hex || hex.city ? this.hexName(id) : this.say("hex-place", { hex: this.hexName(id), city: this.hexName(hex.by), terrain: hex.terrain });
  }

  sharesOf(seat: number | null, company: string): number {
    return seat === null ? 0 : (this.view.shares[seat]?.[company] ?? 0);
  }

  standing = $derived.by(() => pieces(this.atlas, this.order, this.#trackShown));

  companiesAt = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const { company, hex } of this.standing) found.set(hex, [...(found.get(hex) ?? []), company]);
    return found;
  });

  /** The track, with the locomotive that waits to be confirmed. */
  get #trackShown(): Record<string, string[]> {
    const waiting = this.waiting;
    if (!waiting) return this.view.track;
    return { ...this.view.track, [waiting.company]: [...(this.view.track[waiting.company] ?? []), waiting.hex] };
  }

  news = $derived.by(() => newsOf(this.table.log, this.reader));

  // What can be done --------------------------------------------------------------------------------------------------

  get legal(): readonly Choice[] {
    return this.session.yours ? (this.table.legal ?? []) : [];
  }

  get steps(): readonly Choice[] {
    return this.table.turn?.steps ?? [];
  }

  get pending(): Choice | null {
    return this.table.turn?.final ?? null;
  }

  /** The last locomotive of a turn: it stands on the map, but the turn is not over yet. */
  get waiting(): { company: string; hex: string } | null {
    const meaning = this.pending?.meaning;
    return meaning?.["kind"] === "build" ? { company: meaning["company"] ?? "", hex: meaning["hex"] ?? "" } : null;
  }

  /** The hexes of this turn's own locomotives so far. */
  get placed(): string[] {
    return this.steps.flatMap(({ meaning }) => (meaning["kind"] === "build" ? [meaning["hex"] ?? ""] : []));
  }

  /** Where something can be done now: hex -> the choices that lead there. */
  reachable = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.legal) {
      const at = choice.meaning["hex"] ?? choice.meaning["city"];
      if (at) found.set(at, [...(found.get(at) ?? []), choice]);
    }
    return found;
  });

  builders = $derived.by(() => new Set(this.legal.flatMap(({ meaning }) => (meaning["kind"] === "build" ? [meaning["company"] ?? ""] : []))));

  /** The same for the company in play, if one has been picked. */
  targets = $derived.by(() => {
    const company = this.company;
    if (!company || !this.builders.has(company)) return this.reachable;
    const of = [...this.reachable].map(([hex, choices]) => [hex, choices.filter(({ meaning }) => meaning["company"] === company)] as const);
    return new Map(of.filter(([, choices]) => choices.length));
  });

  choice(kind: string, target: Record<string, string> = {}): Choice | undefined {
    return this.legal.find(
      ({ meaning }) => meaning["kind"] === kind && Object.entries(target).every(([name, value]) => meaning[name] === value),
    );
  }

  /** What ends a turn in which nothing more has to be done. */
  get wayOn(): Choice | undefined {
    return this.choice("stop") ?? this.choice("arrive") ?? this.choice("pass");
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  clear(): void {
    this.question = null;
    this.refusal = null;
    this.#pointed = null;
  }

  /** Chooses what is pointed at; what waits to be confirmed already is put back. */
  async select(choice: Choice): Promise<void> {
    this.clear();
    if (this.session.busy) return;
    if (this.pending?.action === choice.action) return void (await this.session.takeBack());
    if (choice.meaning["kind"] === "build") this.company = choice.meaning["company"] ?? null;
    await this.session.choose(choice.action);
    const pending = this.pending;
    this.outlook = pending ? await this.session.preview(pending.action).catch(() => null) : null;
  }

  /** A click on a company: its share is taken, or it becomes the one in play. */
  async selectCompany(company: string, at: string): Promise<void> {
    const share = this.choice("take", { company });
    if (share) return this.select(share);
    this.clear();
    if (!this.session.yours) return;
    if (this.builders.has(company)) this.company = this.company === company ? null : company;
    else if (this.view.phase === "build") await this.#refuseCompany(company, at);
    else await this.#refuse({ at, hex: null, name: this.nameOf(company), asked: true }, [{ kind: "take", company }]);
  }

  #refuseCompany(company: string, at: string): Promise<void> {
    const hex = this.view.companies[company]?.started ?? this.board.city[0]?.id ?? "";
    return this.#refuse({ at, hex: null, name: this.nameOf(company), asked: true }, [{ kind: "build", company, hex }]);
  }

  /** A click on a hex: what can be done there is done, else the player is asked, or told why not. */
  async selectHex(id: string): Promise<void> {
    if (!this.session.yours) return;
    this.clear();
    const choices = this.targets.get(id) ?? [];
    const [only] = choices;
    if (!only) return this.#refuseHex(id, true);
    if (choices.length === 1) return this.select(only);
    this.question = { hex: id, choices };
  }

  /** What the one button does: confirm what is chosen, or end the turn. */
  get button(): Choice | null {
    return this.pending ?? this.wayOn ?? null;
  }

  async confirm(): Promise<void> {
    const on = this.wayOn;
    this.clear();
    if (!this.pending && on) {
      await this.select(on);
      if (on.meaning["kind"] === "stop" && this.targets.size) return; // what is given away is shown first
    }
    if (this.pending && (await this.session.confirm())) this.company = this.outlook = null;
  }

  /** One step back. */
  async back(): Promise<void> {
    if (this.question || this.refusal) return this.clear();
    if (this.suggestion.hint) return this.suggestion.putAway();
    if (this.pending || this.steps.length) await this.session.takeBack();
    else this.company = null;
    this.outlook = null;
  }

  get canGoBack(): boolean {
    return this.question !== null || this.suggestion.hint !== null || this.company !== null || this.pending !== null || this.steps.length > 0;
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  /** The clauses that forbid these actions, each with the companies it keeps away. */
  async #reasons(meanings: readonly Meaning[]): Promise<Reason[]> {
    const asked = meanings.map((meaning) => this.session.why(this.#numbers.get(key(meaning)) ?? -1).catch(() => null));
    const found = new Map<string, Reason>();
    (await Promise.all(asked)).forEach((clause, at) => {
      if (!clause) return;
      const reason = found.get(clause.id) ?? { clause: clause.id, text: firstSentences(clause.text, meanings.length > 1 ? 90 : 160), companies: [] };
      const company = meanings[at]?.["company"];
      found.set(clause.id, { ...reason, companies: company && meanings.length > 1 ? [...reason.companies, company] : [] });
    });
    return [...found.values()].sort((one, two) => one.companies.length - two.companies.length);
  }

  async #refuse(what: Omit<Refusal, "reasons">, meanings: readonly Meaning[]): Promise<void> {
    this.#pointed = what;
    this.refusal = null;
    const reasons = await this.#reasons(meanings);
    if (this.#pointed !== what) return;
    if (reasons.length) this.refusal = { ...what, reasons };
    else this.#pointed = null;
  }

  /** What one would want to do with a hex in this phase. */
  #wishes(hex: Hex): Meaning[] {
    const { phase } = this.view;
    const { id } = hex;
    if (hex.city && phase === "depart") return [{ kind: "depart", city: id }];
    if (hex.city && phase === "journey") return this.order.map((company) => ({ kind: "ride", company, city: id }));
    const held = this.order.filter((company) => this.sharesOf(this.reader, company));
    const speaking = this.company ? [this.company] : phase === "build" && held.length ? held : this.order.slice(0, 1);
    return speaking.map((company) => ({ kind: "build", company, hex: id }));
  }

  async #refuseHex(id: string, asked: boolean): Promise<void> {
    const hex = this.atlas.hexes.get(id);
    if (hex) await this.#refuse({ at: `hex-${id}`, hex: id, name: this.hexPlace(id), asked }, this.#wishes(hex));
  }

  /** A look at a hex in passing. */
  async glance(id: string): Promise<void> {
    if (!this.session.yours || this.view.phase === "share" || this.#pointed?.asked || this.question || this.targets.has(id)) return;
    await this.#refuseHex(id, false);
  }

  lookAway(): void {
    if (this.#pointed?.asked) return;
    this.#pointed = null;
    this.refusal = null;
  }
}
