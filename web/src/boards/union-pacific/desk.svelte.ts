// A player's desk at a table of Union Pacific: what lies there, what is chosen, and what the hand does next. The rules
// are the server's: what can be done is its list of choices, what a choice brings is its view, and the rest is asked.

import type { Sign } from "../../frame/sign";
import type { Session } from "../../lib/session.svelte";
import type { Choice, Meaning } from "../../lib/shapes";
import { BoardDesk, type Path } from "../desk.svelte";
import { survey, type Atlas } from "./geometry";
import { signOf } from "./marks";
import { Slots } from "./slots";
import { thingOf, type Thing } from "./things";
import { UP, type BoardData, type Card, type Company, type View } from "./shapes";
import { GoodTurn } from "./suggestion.svelte";
import { catalogueOf } from "./words";

export interface News {
  seat: number;
  company: string;
  section: string;
}

export class Desk extends BoardDesk<View, BoardData> {
  readonly atlas: Atlas;
  readonly companies: Map<string, Company>;
  readonly suggestion = new GoodTurn(this);
  readonly #slots: Slots;

  company = $state<string | null>(null);
  #movedOn = $state<number | null>(null); // the step of the game at which the player went on from train to share

  constructor(session: Session) {
    super(session, catalogueOf(session.language));
    this.atlas = survey(this.board);
    this.companies = new Map(this.board.company.map((company) => [company.id, company]));
    this.#slots = new Slots(this.atlas);
  }

  // What is there -----------------------------------------------------------------------------------------------------

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

  /** Shares as they are listed: kind by kind, those that are held. */
  kindsOf(
    held: Readonly<Record<string, number>>,
  ): { id: string; sign: Sign; letters: string; name: string; count: number }[] {
    return this.shareIds
      .filter((share) => held[share])
      .map((id) => ({ id, sign: signOf(id), letters: this.monogram(id), name: this.nameOf(id), count: held[id] ?? 0 }));
  }

  cityName(id: string): string {
    const city = this.atlas.places.get(id)?.city;
    return (this.session.language === "it" && city?.name_it) || city?.name_en || id;
  }

  override placeName(id: string): string {
    const thing = thingOf(id);
    if (thing) return this.#thingName(thing);
    const section = this.atlas.sections.get(id);
    return section ? `${this.cityName(section.a)}–${this.cityName(section.b)}` : id;
  }

  #thingName(thing: Thing): string {
    if (thing.area === "card") return this.say(`card-${thing.card}`);
    const share = this.#shareOf(thing);
    return share ? this.nameOf(share) : this.say("deck");
  }

  override elementOf(place: string): string {
    return thingOf(place) ? place.replace(":", "-") : `section-${place}`;
  }

  /** The share that a thing is, as far as one can see. */
  #shareOf(thing: Thing): string | null {
    if (thing.area === "card") return null;
    return thing.area === "offer" ? (this.view.row[thing.at] ?? null) : thing.share;
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

  /** The step of this turn that placed its train. */
  get #placing(): Desk["steps"][number] | undefined {
    return this.steps.find(({ meaning }) => meaning["kind"] === "build");
  }

  /** The stop of the turn a player stands at. A train that stands can be moved until the player goes on. */
  get stop(): "card" | "train" | "share" | "other" {
    const { phase } = this.view;
    if (phase === "turn") return "card";
    if (phase === "train") return "train";
    if (phase !== "share") return "other";
    return this.#placing && this.#movedOn !== this.table.step && !this.pending ? "train" : "share";
  }

  /** The trains that can be placed now. */
  builds = $derived.by((): readonly Choice[] => {
    if (!this.session.yours || this.stop !== "train") return [];
    return (this.#placing?.legal ?? this.legal).filter(({ meaning }) => meaning["kind"] === "build");
  });

  /** Those of the company in play, if one has been chosen. */
  protected override get placeable(): readonly Choice[] {
    return this.company ? this.builds.filter(({ meaning }) => meaning["company"] === this.company) : this.builds;
  }

  protected override placeOf(meaning: Meaning): string | undefined {
    return meaning["section"];
  }

  builders = $derived.by(() => new Set(this.builds.flatMap(({ meaning }) => meaning["company"] ?? [])));

  /** What can be done with a track card of the hand; at the train, another card can still be taken instead. */
  withCard(card: Card): Choice | undefined {
    const now = ["card", "discard", "scrap"]
      .map((kind) => this.choice(kind, { card }))
      .find((found) => found !== undefined);
    if (now || this.stop !== "train") return now;
    const chosen = this.steps.find(({ meaning }) => meaning["kind"] === "card");
    return chosen?.legal.find(({ meaning }) => meaning["kind"] === "card" && meaning["card"] === card);
  }

  withShare(share: string): Choice | undefined {
    return ["open", "invest", "swap"].map((kind) => this.choice(kind, { share })).find((found) => found !== undefined);
  }

  protected override choicesAt(place: string): readonly Choice[] {
    const thing = thingOf(place);
    const choice = thing && this.#choiceOf(thing);
    return thing ? (choice ? [choice] : []) : super.choicesAt(place);
  }

  #choiceOf(thing: Thing): Choice | undefined {
    if (thing.area === "card") return this.withCard(thing.card);
    const share = this.#shareOf(thing);
    if (share && thing.area === "hand") return this.withShare(share);
    return share ? this.choice("take", { share }) : this.choice("blind");
  }

  /** At the train the shares can be had already, but the eye belongs on the map. */
  override isLive(place: string): boolean {
    const area = thingOf(place)?.area;
    return super.isLive(place) && !(this.stop === "train" && (area === "offer" || area === "pile"));
  }

  override get aiming(): boolean {
    return this.stop === "card" && this.session.yours;
  }

  /** What ends a step that offers something nobody has to take. */
  get wayOn(): Choice | undefined {
    return this.choice("stay") ?? this.choice("end");
  }

  get card(): Card | null {
    return (this.steps.find(({ meaning }) => meaning["kind"] === "card")?.meaning["card"] as Card | undefined) ?? null;
  }

  get train(): { company: string; section: string } | null {
    const meaning = this.#placing?.meaning;
    return meaning ? { company: meaning["company"] ?? "", section: meaning["section"] ?? "" } : null;
  }

  /** Whether a section has this turn's train, or is asked about; whether a thing is taken, laid or used. */
  isChosen(place: string): boolean {
    const thing = thingOf(place);
    if (!thing) return this.train?.section === place || this.question?.place === place;
    if (thing.area === "card" && this.card === thing.card) return true;
    const isFirst = thing.area !== "offer" || this.view.row.indexOf(this.view.row[thing.at] ?? "") === thing.at;
    return isFirst && this.isPending(this.#choiceOf(thing));
  }

  /** The view before this turn's choices; null if they change nothing one can compare. */
  override get before(): View | null {
    const changes = this.steps.some(({ meaning }) => meaning["kind"] === "build" || meaning["kind"] === "invest");
    return changes ? super.before : null;
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  override async select(choice: Choice): Promise<void> {
    const { kind, company, card, section } = choice.meaning;
    if (kind === "card" && this.card === card) return this.#putCardBack();
    const stands = kind === "build" && this.train?.company === company && this.train?.section === section;
    await (stands ? this.clear() : super.select(choice));
  }

  protected override choose(way: Path, confirm = false): Promise<boolean> {
    const train = way.find(({ meaning }) => meaning["kind"] === "build")?.meaning;
    const last = way.at(-1)?.meaning["kind"];
    if (train || last === "card") this.company = train?.["company"] ?? null;
    const isPastTrain = last !== "card" && last !== "build" && (train ?? this.train);
    this.#movedOn = isPastTrain ? (this.table.step ?? null) : null;
    return super.choose(way, confirm);
  }

  async #putCardBack(): Promise<void> {
    this.clear();
    this.company = null;
    await this.session.choose(0, []);
  }

  selectCompany(company: string): void {
    this.clear();
    this.company = this.company === company ? null : company;
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
    else if (this.pending ? await this.session.confirm() : on && (await this.choose([on], on.final)))
      this.company = null;
  }

  /** One stop back. */
  override async back(): Promise<void> {
    if (this.question || this.refusal) return this.clear();
    if (this.suggestion.hint) return this.suggestion.putAway();
    if (!this.pending && this.view.phase === "share" && this.stop === "share" && this.#placing) this.#movedOn = null;
    else if (this.company && !this.train) this.company = null;
    else await this.session.takeBack();
  }

  override get canGoBack(): boolean {
    return (
      this.question !== null ||
      this.suggestion.hint !== null ||
      (this.company !== null && !this.train) ||
      this.pending !== null ||
      this.steps.length > 0
    );
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  #targetOf(thing: Thing): Meaning {
    const { phase } = this.view;
    if (thing.area === "card") return { kind: phase === "investing" ? "discard" : "card", card: thing.card };
    const share = this.#shareOf(thing);
    if (!share) return { kind: "blind" };
    if (thing.area !== "hand") return { kind: "take", share };
    return { kind: phase === "opening" ? "open" : phase === "swapping" ? "swap" : "invest", share };
  }

  /** What a thing is for; a train of the company in play, or of any. */
  protected override targetsAt(place: string): Meaning[] {
    const thing = thingOf(place);
    if (thing) return [this.#targetOf(thing)];
    return [{ kind: "build", section: place, ...(this.company ? { company: this.company } : {}) }];
  }

  /** A train that stands can be moved, and its card changed, until the player goes on to the share. */
  protected override askedAfter(kind: string | undefined): number {
    return this.stop === "train" ? super.askedAfter(kind) : this.steps.length;
  }

  /** A share can be had with any card and any train before it: these are not chosen by the way. */
  protected override isAimedAt(place: string): boolean {
    return !thingOf(place);
  }

  protected override answersGlance(place: string): boolean {
    return super.answersGlance(place) && this.stop === "train" && !thingOf(place);
  }
}
