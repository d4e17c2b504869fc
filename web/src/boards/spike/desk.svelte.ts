// A player's desk at a table of Spike: what lies there, what is chosen, and what the hand does next. The rules are the
// server's: what can be done is its list of choices, lines and ways to pay are in its view, and the rest is asked.

import type { Session } from "../../lib/session.svelte";
import { Layout } from "../../lib/layout";
import type { Choice, Meaning } from "../../lib/shapes";
import { BoardDesk } from "../desk.svelte";
import { Building } from "./building.svelte";
import { survey, type Atlas } from "./geometry";
import { newsOf } from "./news";
import { actionOf, DECK, isOfMap, junctionOf, KIND_OF, meaningAt, type ActionKind } from "./places";
import type { BoardData, Contract, Move, Named, Own, Seat, Side, View } from "./shapes";
import { GoodTurn } from "./suggestion.svelte";
import { catalogueOf } from "./words";

const NOTHING: Own = { cards: {}, route: null, offer: [], sides: {}, building: {}, ways: [], reach: {}, builds: [] };
/** The actions that move the train, and where the rules tell of them. */
const MOVES = { start: "SP-9.4", boost: "SP-9.5" } as const;
const WAYS_ON = ["build", "stop", "end", "pass", "hold"];

function withLine(view: View): View {
  const { phase, ...line } = view.own?.building ?? {};
  return phase ? { ...view, phase, step: { ...view.step, ...line }, moves: [] } : view;
}

export class Desk extends BoardDesk<View, BoardData> {
  readonly #seen = $derived(withLine(super.view));
  readonly atlas: Atlas;
  readonly suggestion = new GoodTurn(this);
  readonly building = new Building(this);
  readonly #layout: Layout | null;
  readonly #goods: Map<string, Named>;
  readonly #suits: Map<string, Named>;

  /** The one action whose targets glow, if one has been picked. */
  picked = $state<ActionKind | null>(null);
  /** The contract that is pointed at: its flags alone remain. */
  contractGood = $state<string | null>(null);
  /** Cities that are looked for, of a good or a route that is pointed at. */
  sought = $state.raw<ReadonlySet<string>>(new Set());
  /** The side of a contract card that is pointed at. */
  side = $state<{ card: string; side: Side } | null>(null);

  /** The run of the train to the place that is pointed at. */
  run = $state.raw<Move | null>(null);

  constructor(session: Session) {
    super(session, catalogueOf(session.language));
    this.atlas = survey(this.board);
    this.#layout = session.book ? new Layout(session.book.layout) : null;
    this.#goods = new Map(this.board.good.map((good) => [good.id, good]));
    this.#suits = new Map(this.board.suit.map((suit) => [suit.id, suit]));
  }

  // What is there -----------------------------------------------------------------------------------------------------

  /** With the line its reader is choosing or paying, which stands in nobody else's view. */
  override get view(): View {
    return this.#seen;
  }

  get own(): Own {
    return this.view.own ?? NOTHING;
  }

  get seats(): number[] {
    return Array.from({ length: this.view.players }, (_, seat) => seat);
  }

  /** What a player has; of a watcher there is nothing. */
  get mine(): Seat | undefined {
    return this.reader === null ? undefined : this.view.seats[this.reader];
  }

  #named(row: Named | undefined): string {
    return row ? row[this.session.language === "it" ? "name_it" : "name_en"] : "";
  }

  goodName(good: string): string {
    return this.#named(this.#goods.get(good));
  }

  suitName(suit: string): string {
    return this.#named(this.#suits.get(suit));
  }

  cityName(city: string): string {
    return this.#named(this.atlas.cities.get(city)?.data);
  }

  partName(part: string): string {
    return this.#named(this.board.train.find(({ id }) => id === part));
  }

  /** What the cities of a route card are worth. */
  routeValues(start: string): Readonly<Record<string, number>> {
    return this.board.route.find((route) => route.start === start)?.values ?? {};
  }

  /** The cities that supply a good. */
  supplies(good: string): string[] {
    return this.board.city.filter((city) => city.good === good).map(({ id }) => id);
  }

  seek(cities: readonly string[]): void {
    this.sought = new Set(cities);
  }

  /** Where a place lies, in words: a space or junction by the city next to it, what is no place of the map by what it
      is. */
  override placeName(place: string): string {
    const space = this.atlas.spaces.get(place);
    if (space) {
      const facts = { where: this.#whereIs(place), suit: this.suitName(space.suit) };
      return this.say(this.owners.has(place) ? "track-name" : "space-name", facts);
    }
    const junction = junctionOf(place);
    if (junction !== null) return this.say("junction-name", { where: this.#whereIs(junction) });
    if (isOfMap(place)) return this.cityName(place);
    return this.#thingName(place);
  }

  /** The same where there is little room and other words tell what lies close together apart. */
  shortName(place: string): string {
    if (!this.atlas.spaces.has(place)) return this.placeName(place);
    const said = this.#besideCity(place);
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** A track for the eye, which sees on the map which of two it is. */
  trackName(space: string): string {
    return this.say("track-name", { where: this.#besideCity(space) });
  }

  #whereIs(id: string): string {
    const alone = this.atlas.where.get(id)?.alone ?? true;
    return alone ? this.#besideCity(id) : `${this.#besideCity(id)} (${id.toUpperCase().replace("--", "–")})`;
  }

  #besideCity(id: string): string {
    const where = this.atlas.where.get(id);
    return where ? this.say("where", { compass: where.compass, city: this.cityName(where.city) }) : "";
  }

  #thingName(place: string): string {
    const [kind = "", one = "", two = ""] = place.split(":");
    if (kind === "row") return this.suitName(this.view.row[Number(one)] ?? "");
    if (kind === "card") return this.suitName(one);
    if (kind === "part") return this.partName(one);
    if (kind === "keep") return this.cityName(one);
    if (kind === "cargo") return this.goodName(two);
    return this.say(kind === "action" ? `action-${one}` : "deck");
  }

  override elementOf(place: string): string {
    return isOfMap(place) ? `place-${place.replace(":", "-")}` : place.replaceAll(":", "-");
  }

  /** Whose track lies on a space. */
  owners = $derived.by(() => {
    const owners = new Map<string, number>();
    this.view.seats.forEach(({ tracks }, seat) => tracks.forEach((space) => owners.set(space, seat)));
    return owners;
  });

  /** Who has connected a city. */
  connected = $derived.by(() => {
    const seats = new Map<string, number[]>();
    this.view.seats.forEach(({ cities }, seat) =>
      cities.forEach((city) => seats.set(city, [...(seats.get(city) ?? []), seat])),
    );
    return seats;
  });

  /** The contracts of the reader that are still to be delivered. */
  get openContracts(): Contract[] {
    return this.mine?.contracts.filter(({ state }) => state === "contract" || state === "aboard") ?? [];
  }

  /** Those whose cities are marked on the map; while sides are chosen, by the side that is chosen or pointed at. */
  flagged = $derived.by((): readonly Contract[] => {
    if (this.view.phase !== "sides") return this.openContracts;
    const contracts = this.mine?.contracts ?? [];
    return contracts.flatMap((contract) => {
      const side = this.side?.card === contract.card ? this.side.side : this.sideOf(contract.card);
      return side ? [{ ...contract, state: "contract" as const, pays: contract.sides?.[side] ?? {} }] : [];
    });
  });

  /** The side of a contract card that is chosen. */
  sideOf(card: string): Side | null {
    const pending = this.pending?.meaning["contract"];
    if (pending?.startsWith(`${card}-`)) return pending.endsWith("-front") ? "front" : "back";
    return this.own.sides[card] ?? null;
  }

  news = $derived.by(() => newsOf(this.table.log, this.reader));

  // What can be done --------------------------------------------------------------------------------------------------

  get isSetup(): boolean {
    return ["sides", "give", "route", "place"].includes(this.view.phase);
  }

  /** What is chosen on the map: the city of a line, or the place that waits to be confirmed. */
  chosen = $derived.by(() => {
    const meaning = this.pending?.meaning;
    return new Set([this.view.step.city, meaning?.["city"], meaning?.["place"]].flatMap((one) => one ?? []));
  });

  protected override get placeable(): readonly Choice[] {
    if (this.building.under) return this.building.others;
    const picked = this.picked && this.canDo(this.picked) ? KIND_OF[this.picked] : null;
    return picked ? this.legal.filter(({ meaning }) => meaning["kind"] === picked) : this.legal;
  }

  protected override placeOf(meaning: Meaning): string | undefined {
    const kind = meaning["kind"];
    return kind === "move" ? meaning["place"] : kind === "place" || kind === "line" ? meaning["city"] : undefined;
  }

  /** Whether an action of the five can be done now. */
  canDo(kind: ActionKind): boolean {
    if (this.view.phase !== "action") return false;
    if (kind !== "start" && kind !== "boost") return this.choice(KIND_OF[kind]) !== undefined;
    return this.choice("move") !== undefined && this.view.step.move === kind;
  }

  protected override choicesAt(place: string): readonly Choice[] {
    if (isOfMap(place)) return super.choicesAt(place);
    if (actionOf(place)) return [];
    const { kind = "", ...target } = meaningAt(place, this.view.row, this.view.phase === "give") ?? {};
    const found = kind ? this.choice(kind, target) : undefined;
    if (found) return [found];
    const pending = this.pending;
    const isIt =
      pending?.meaning["kind"] === kind && Object.entries(target).every(([n, v]) => pending.meaning[n] === v);
    return pending && isIt ? [pending] : [];
  }

  override isLive(place: string): boolean {
    const action = actionOf(place);
    return action
      ? this.canDo(action)
      : super.isLive(place) || this.building.leadsThrough(place) || this.#otherSide(place) !== null;
  }

  /** What can be done with cargo now. */
  get cargo(): readonly Choice[] {
    return this.legal.filter(({ meaning }) => meaning["kind"] === "cargo");
  }

  /** What the one button does: confirm what is chosen, or what ends this part of the turn. */
  get button(): Choice | null {
    if (this.pending) return this.pending;
    return WAYS_ON.map((kind) => this.choice(kind)).find((choice) => choice !== undefined) ?? null;
  }

  // Doing it ----------------------------------------------------------------------------------------------------------

  override clear(): void {
    super.clear();
    this.run = null;
    this.building.lookAway();
  }

  override async selectPlace(place: string): Promise<void> {
    if (!this.session.yours || this.session.busy) return;
    const action = actionOf(place);
    if (action && this.canDo(action)) {
      this.clear();
      this.picked = this.picked === action ? null : action;
    } else if (action && this.#isOtherMove(action)) this.#refuseMove(place, action);
    else if (place === DECK) await this.#drawFromDeck();
    else if (this.#otherSide(place)) await this.#turnOver(place);
    else if (await this.building.press(place)) this.picked = null;
    else await super.selectPlace(place);
    if (action) await this.#pickLater(action);
  }

  /** Picks an action that several choices lead to, though not yet: the train stays, or the line is forgotten. */
  async #pickLater(action: ActionKind): Promise<void> {
    const [first] = this.question?.ways[0] ?? [];
    if (!first) return;
    this.clear();
    if (first.meaning["kind"] === "hold") await this.choose([first]);
    else if (this.building.under) await this.building.forget();
    if (this.canDo(action)) this.picked = action;
  }

  /** Whether the train can move now, but by another action than this: both are one kind to the engine. */
  #isOtherMove(action: ActionKind): action is keyof typeof MOVES {
    return action in MOVES && this.choice("move") !== undefined;
  }

  /** Says which trains an action moves; nothing where it only comes after the free move. */
  #refuseMove(place: string, action: keyof typeof MOVES): void {
    this.clear();
    const reason = { clause: MOVES[action], text: this.say(`why-not-${action}`), meanings: [], details: [] };
    const reasons = this.view.step.move === action ? [] : [reason];
    this.refusal = { at: this.elementOf(place), place, name: this.placeName(place), asked: true, reasons };
  }

  /** The step that chose the other side of a contract card, and what turns it over. */
  #otherSide(place: string): { at: number; choice: Choice } | null {
    const { kind, contract = "" } = meaningAt(place, this.view.row, false) ?? {};
    if (kind !== "side" || this.choice("side", { contract })) return null;
    const card = contract.slice(0, contract.lastIndexOf("-"));
    const at = this.steps.findIndex(({ meaning }) => meaning["contract"]?.startsWith(`${card}-`));
    const choice = this.steps[at]?.legal.find(({ meaning }) => meaning["contract"] === contract);
    return choice && this.steps[at]?.meaning["contract"] !== contract ? { at, choice } : null;
  }

  /** The sides chosen since then stay chosen. */
  async #turnOver(place: string): Promise<void> {
    const other = this.#otherSide(place);
    if (!other) return;
    this.clear();
    const later = [...this.steps.slice(other.at + 1), ...(this.pending ? [this.pending] : [])];
    await this.session.choose(
      other.at,
      [other.choice, ...later].map(({ action }) => action),
    );
  }

  /** A card from the deck meets chance: there is nothing to look at before. */
  async #drawFromDeck(): Promise<void> {
    const deck = this.choice("draw", { source: "deck" });
    if (!deck) return super.selectPlace(DECK);
    this.clear();
    if (await this.choose([deck], true)) this.picked = null;
  }

  async confirm(): Promise<void> {
    const { button } = this;
    this.clear();
    if (!button) return;
    const done = this.pending ? await this.session.confirm() : await this.choose([button], button.final);
    if (done) this.picked = null;
  }

  override async back(): Promise<void> {
    if (this.question || this.refusal) return this.clear();
    if (this.suggestion.hint) return this.suggestion.putAway();
    if (this.building.under) return this.building.forget();
    if (this.pending || this.steps.length) await this.session.takeBack();
    else this.picked = null;
  }

  override get canGoBack(): boolean {
    return super.canGoBack || this.suggestion.hint !== null || this.picked !== null;
  }

  // Why not -----------------------------------------------------------------------------------------------------------

  override get aiming(): boolean {
    return this.session.yours;
  }

  protected override targetsAt(place: string): readonly Meaning[] {
    if (this.actionsAt(place).length) return [];
    const thing = meaningAt(place, this.view.row, true);
    if (!isOfMap(place)) return thing ? [thing] : [];
    if (this.atlas.spaces.has(place)) return this.owners.get(place) === this.reader ? [{ kind: "move", place }] : [];
    if (this.isSetup) return [{ kind: "place", city: place }];
    return this.mine?.cities.includes(place) ? [{ kind: "move", place }] : [];
  }

  /** A line to a city is asked about by its number: what stands against it is told with the line. */
  protected override actionsAt(place: string): readonly number[] {
    if (!this.atlas.cities.has(place) || this.isSetup || this.mine?.cities.includes(place)) return [];
    const number = this.#layout?.number({ kind: "line", city: place }) ?? null;
    return number === null ? [] : [number];
  }

  override glance(place: string): void {
    this.run = null;
    if (this.building.canLook(place)) this.building.look(place);
    else super.glance(place);
    if (this.targets.has(place)) this.run = this.view.moves.find((move) => move.place === place) ?? null;
  }

  override lookAway(): void {
    this.run = null;
    this.building.lookAway();
    super.lookAway();
  }

  protected override answersGlance(place: string): boolean {
    return super.answersGlance(place) && isOfMap(place) && !this.isSetup;
  }

  /** The line that stands against a city, if it is told with the reason. */
  get refusedLine(): readonly string[] {
    for (const { details } of this.refusal?.reasons ?? [])
      for (const { facts } of details) if (Array.isArray(facts["line"])) return facts["line"] as string[];
    return [];
  }
}
