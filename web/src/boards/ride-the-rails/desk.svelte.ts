// A player's desk at a table of Ride the Rails: what lies there, what is chosen, and what the hand does next. The rules
// are the server's: what can be done is its list of choices, what a journey pays is in its view, and the rest is asked.

import type { Sign } from "../../frame/sign";
import type { Session } from "../../lib/session.svelte";
import type { Choice, Meaning } from "../../lib/shapes";
import { BoardDesk, type Path } from "../desk.svelte";
import { pieces, survey, type Atlas } from "./geometry";
import { signOf } from "./marks";
import { newsOf } from "./news";
import type { BoardData, Company, View } from "./shapes";
import { BestJourney } from "./suggestion.svelte";
import { catalogueOf } from "./words";

/** The place that a company is, beside the map. */
export const companyPlace = (company: string): string => `company:${company}`;
const companyOf = (place: string): string | null => (place.startsWith("company:") ? place.slice(8) : null);

export class Desk extends BoardDesk<View, BoardData> {
  readonly atlas: Atlas;
  readonly companies: Map<string, Company>;
  readonly order: readonly string[];
  readonly suggestion = new BestJourney(this);

  /** The company one builds for, if one has been picked. */
  company = $state<string | null>(null);

  constructor(session: Session) {
    super(session, catalogueOf(session.language));
    this.atlas = survey(this.board);
    this.companies = new Map(this.board.company.map((company) => [company.id, company]));
    this.order = [...this.companies.keys()];
  }

  // What is there -----------------------------------------------------------------------------------------------------

  get seats(): number[] {
    return Array.from({ length: this.view.players }, (_, seat) => seat);
  }

  nameOf(company: string): string {
    return this.say(`name-${company}`);
  }

  /** Shares as they are listed: company by company, those that are held. */
  kindsOf(held: Readonly<Record<string, number>>): { id: string; sign: Sign; letters: string; count: number }[] {
    return this.order
      .filter((company) => held[company])
      .map((id) => ({ id, sign: signOf(id), letters: this.nameOf(id), count: held[id] ?? 0 }));
  }

  hexName(id: string): string {
    const city = this.atlas.hexes.get(id)?.city;
    return city ? city[this.session.language === "it" ? "name_it" : "name_en"] : id.toUpperCase();
  }

  /** Where a hex lies, for a list: a hex without a city by the city nearest to it. A company by its name. */
  override placeName(id: string): string {
    const company = companyOf(id);
    if (company) return this.nameOf(company);
    const hex = this.atlas.hexes.get(id);
    return !hex || hex.city
      ? this.hexName(id)
      : this.say("hex-place", { hex: this.hexName(id), city: this.hexName(hex.by), terrain: hex.terrain });
  }

  override elementOf(place: string): string {
    return companyOf(place) ? place.replace(":", "-") : `hex-${place}`;
  }

  sharesOf(seat: number | null, company: string): number {
    return seat === null ? 0 : (this.view.shares[seat]?.[company] ?? 0);
  }

  standing = $derived.by(() => pieces(this.atlas, this.order, this.#trackShown));

  companiesAt = $derived.by(() => {
    const byHex = new Map<string, string[]>();
    for (const { company, hex } of this.standing) byHex.set(hex, [...(byHex.get(hex) ?? []), company]);
    return byHex;
  });

  /** The track, with the locomotive that waits to be confirmed. */
  get #trackShown(): Record<string, string[]> {
    const waiting = this.waiting;
    if (!waiting) return this.view.track;
    return { ...this.view.track, [waiting.company]: [...(this.view.track[waiting.company] ?? []), waiting.hex] };
  }

  news = $derived.by(() => newsOf(this.table.log, this.reader));

  // What can be done --------------------------------------------------------------------------------------------------

  /** The last locomotive of a turn: it stands on the map, but the turn is not over yet. */
  get waiting(): { company: string; hex: string } | null {
    const meaning = this.pending?.meaning;
    return meaning?.["kind"] === "build" ? { company: meaning["company"] ?? "", hex: meaning["hex"] ?? "" } : null;
  }

  /** Whether what waits to be confirmed is to build no more, though one could. */
  get givingUp(): boolean {
    return this.pending?.meaning["kind"] === "stop" && this.targets.size > 0;
  }

  /** What this turn's locomotives bring in, with the one that waits: how much, and what for. */
  get gains(): { amount: number; from: string }[] {
    const paid = this.events.flatMap(({ key, facts }) => {
      const { amount = 0, city } = facts as { amount?: number; city?: string };
      return key === "bonus" || key === "joined"
        ? [{ amount, from: city ? this.hexName(city) : this.say("coasts") }]
        : [];
    });
    const due = this.waiting ? Object.entries(this.outlook?.sources[this.reader ?? 0] ?? {}) : [];
    const from = (source: string): string =>
      source === "transcontinental" ? this.say("coasts") : this.hexName(this.waiting?.hex ?? "");
    return [...paid, ...due.map(([source, amount]) => ({ amount: amount ?? 0, from: from(source) }))];
  }

  /** The hexes of this turn's own locomotives so far. */
  get placed(): string[] {
    return this.steps.flatMap(({ meaning }) => (meaning["kind"] === "build" ? [meaning["hex"] ?? ""] : []));
  }

  /** The hexes that this turn is about so far. */
  chosen = $derived.by(
    () => new Set([...this.placed, this.waiting?.hex ?? "", this.question?.place ?? "", this.view.journey?.city ?? ""]),
  );

  builders = $derived.by(
    () => new Set(this.legal.flatMap(({ meaning }) => (meaning["kind"] === "build" ? (meaning["company"] ?? []) : []))),
  );

  /** Those of the company in play, if one has been picked. */
  protected override get placeable(): readonly Choice[] {
    const company = this.company;
    if (!company || !this.builders.has(company)) return this.legal;
    return this.legal.filter(({ meaning }) => meaning["company"] === company);
  }

  protected override placeOf(meaning: Meaning): string | undefined {
    return meaning["hex"] ?? meaning["city"];
  }

  /** What ends a turn in which nothing more has to be done. */
  get wayOn(): Choice | undefined {
    return this.choice("stop") ?? this.choice("arrive") ?? this.choice("pass");
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  /** Whoever was built for stays in play. */
  protected override choose(way: Path, confirm = false): Promise<boolean> {
    const built = way.findLast(({ meaning }) => meaning["kind"] === "build");
    this.company = built?.meaning["company"] ?? this.company;
    return super.choose(way, confirm);
  }

  protected override choicesAt(place: string): readonly Choice[] {
    const company = companyOf(place);
    const share = company ? this.choice("take", { company }) : undefined;
    return company ? (share ? [share] : []) : super.choicesAt(place);
  }

  override isLive(place: string): boolean {
    return super.isLive(place) || this.builders.has(companyOf(place) ?? "");
  }

  /** Whether a company is the one in play, or a share of it is to be taken. */
  isInHand(company: string): boolean {
    const offered = this.choice("take", { company });
    return this.isPending(offered) || (this.builders.has(company) && this.company === company);
  }

  /** A press on a company: its share is taken, or it becomes the one in play. */
  override async selectPlace(place: string): Promise<void> {
    const company = companyOf(place);
    if (!company || !this.builders.has(company)) return super.selectPlace(place);
    this.clear();
    this.company = this.company === company ? null : company;
  }

  /** What it might build first: a hex where it stands, else any. */
  #someTrack(company: string): Meaning {
    return { kind: "build", company, hex: this.view.companies[company]?.started ?? this.board.city[0]?.id ?? "" };
  }

  /** What the one button does: confirm what is chosen, or end the turn. */
  get button(): Choice | null {
    return this.pending ?? this.wayOn ?? null;
  }

  async confirm(): Promise<void> {
    const on = this.wayOn;
    this.clear();
    if (!this.pending && on?.meaning["kind"] === "stop" && this.targets.size) return this.select(on); // what is given away is shown first
    if (this.pending ? await this.session.confirm() : on && (await this.choose([on], on.final))) this.company = null;
  }

  override async back(): Promise<void> {
    if (this.question || this.refusal) return this.clear();
    if (this.suggestion.hint) return this.suggestion.putAway();
    if (this.pending || this.steps.length) await this.session.takeBack();
    else this.company = null;
  }

  override get canGoBack(): boolean {
    return (
      this.question !== null ||
      this.suggestion.hint !== null ||
      this.company !== null ||
      this.pending !== null ||
      this.steps.length > 0
    );
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  protected override targetsAt(id: string): Meaning[] {
    const { phase } = this.view;
    const named = companyOf(id);
    if (named) return [phase === "build" ? this.#someTrack(named) : { kind: "take", company: named }];
    const isCity = !!this.atlas.hexes.get(id)?.city;
    if (isCity && phase === "depart") return [{ kind: "depart", city: id }];
    if (isCity && phase === "journey") return [{ kind: "ride", city: id }];
    const held = this.order.filter((company) => this.sharesOf(this.reader, company));
    const speaking = this.company ? [this.company] : phase === "build" && held.length ? held : this.order.slice(0, 1);
    return speaking.map((company) => ({ kind: "build", company, hex: id }));
  }

  protected override answersGlance(place: string): boolean {
    return super.answersGlance(place) && this.view.phase !== "share" && !companyOf(place);
  }
}
