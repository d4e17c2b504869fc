// Building on the map: the cheapest line to the city that is pointed at, and the lines and ways to pay of the one that
// is chosen. Both are in the view; here is only which of them is shown.

import type { Choice } from "../../lib/shapes";
import type { Desk } from "./desk.svelte";
import { junctionOf } from "./places";
import { SUITS, type Build, type Cards } from "./shapes";

const REST = 150; // ms the eye rests on a city before its line is shown

const sameCards = (one: Cards, two: Cards): boolean => SUITS.every((suit) => (one[suit] ?? 0) === (two[suit] ?? 0));
/** Ways with the same sign look alike: they differ in the line alone. */
const signOf = ({ cards, sets, line }: Build): string =>
  JSON.stringify([SUITS.map((suit) => cards[suit] ?? 0), sets, line.length]);
const sameLine = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((space) => two.includes(space));

export class Building {
  /** The city or the build that is pointed at. */
  #city = $state<string | null>(null);
  #build = $state.raw<Build | null>(null);
  /** Whether the full list of ways is open. */
  listed = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Desk) {}

  /** Whether a line is being chosen. */
  get under(): boolean {
    return this.desk.session.yours && ["lay", "pay", "build"].includes(this.desk.view.phase);
  }

  /** The step of the turn with which it began. */
  get #begun(): number {
    return this.desk.steps.findLastIndex(({ meaning }) => meaning["kind"] === "line");
  }

  /** The cities it could lead to instead, with itself. */
  get others(): readonly Choice[] {
    const begun = this.desk.steps[this.#begun];
    return begun?.legal.filter(({ meaning }) => meaning["kind"] === "line") ?? [];
  }

  /** The cheapest build to each city, as it was before one was chosen. */
  reach = $derived.by((): Readonly<Record<string, Build>> => {
    if (!this.desk.session.yours) return {};
    const now = this.desk.view.own?.reach ?? {};
    return this.under ? (this.desk.before?.own?.reach ?? {}) : now;
  });

  get builds(): readonly Build[] {
    return this.under ? this.desk.own.builds : [];
  }

  /** Those that look different, the one that is chosen before others like it. */
  payments = $derived.by((): readonly Build[] => {
    const bySign = new Map<string, Build>();
    for (const build of this.builds) {
      const sign = signOf(build);
      if (!bySign.has(sign) || build === this.chosen) bySign.set(sign, build);
    }
    return [...bySign.values()];
  });

  /** The one that is chosen of them. */
  chosen = $derived.by((): Build | null => {
    const { step } = this.desk.view;
    const { ways } = this.desk.own;
    const [paid] = ways;
    if (!this.under || !step.line || !paid || ways.length > 1) return null;
    const line = step.line;
    return this.builds.find((build) => sameLine(build.line, line) && sameCards(build.cards, paid)) ?? null;
  });

  /** What the map and the hand show: what is pointed at, else what is chosen. */
  shown = $derived.by((): Build | null => this.#build ?? this.reach[this.#city ?? ""] ?? this.chosen);
  /** The city that is pointed at. */
  get looked(): string | null {
    return this.#city;
  }
  /** The city it leads to. */
  get city(): string | null {
    return (this.#build ? null : this.#city) ?? this.desk.view.step.city ?? null;
  }

  // Looking -----------------------------------------------------------------------------------------------------------

  canLook(place: string): boolean {
    return place in this.reach && this.desk.view.step.city !== place;
  }

  look(city: string): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.#city = city), REST);
  }

  lookAt(build: Build | null): void {
    this.#build = build;
  }

  lookAway(): void {
    clearTimeout(this.#resting);
    this.#city = null;
    this.#build = null;
  }

  // Choosing ----------------------------------------------------------------------------------------------------------

  /** The junctions and spaces of all lines to the city. */
  #through = $derived.by(() => {
    const { spaces } = this.desk.atlas;
    const ids = new Set<string>();
    for (const { line } of this.builds)
      for (const id of line) {
        ids.add(id);
        const space = spaces.get(id);
        if (space) ids.add(`at:${space.a}`).add(`at:${space.b}`);
      }
    return ids;
  });

  leadsThrough(place: string): boolean {
    return this.#through.has(place);
  }

  #runsThrough({ line }: Build, place: string): boolean {
    const junction = junctionOf(place);
    if (junction === null) return line.includes(place);
    return line.some((id) => {
      const space = this.desk.atlas.spaces.get(id);
      return space?.a === junction || space?.b === junction;
    });
  }

  /** A press on the map: a city gets its cheapest line, a junction or a space leads the line through it. */
  async press(place: string): Promise<boolean> {
    if (this.leadsThrough(place) && place !== this.desk.view.step.city) {
      const through = this.builds.find((build) => build !== this.chosen && this.#runsThrough(build, place));
      if (through) await this.choose(through);
      return true;
    }
    const isChosen = this.under && this.desk.view.step.city === place;
    const build = isChosen ? undefined : this.reach[place];
    if (build) await this.choose(build);
    return isChosen || build !== undefined;
  }

  /** Chooses a line and how it is paid; to lay it is left to the one button. */
  async choose(build: Build): Promise<void> {
    const { desk } = this;
    const hold = desk.view.phase === "free" ? desk.choice("hold")?.action : undefined;
    const keep = this.under ? this.#begun : desk.steps.length;
    desk.clear();
    const actions = build.actions.slice(0, -1);
    await desk.session.choose(keep, hold === undefined ? actions : [hold, ...actions]);
  }

  /** One of the ways that look different, by its number from 0. */
  async chooseAt(at: number): Promise<void> {
    const build = this.payments[at];
    if (build && build !== this.chosen) await this.choose(build);
  }

  /** No line after all. */
  async forget(): Promise<void> {
    this.listed = false;
    await this.desk.session.choose(this.#begun, []);
  }
}
