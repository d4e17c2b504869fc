// What the game would do with the rest of the turn.

import { Suggestion } from "../suggestion.svelte";
import type { Choice } from "../../lib/shapes";
import type { Desk } from "./desk.svelte";
import { cargoPlace, cardPlace, DECK, partPlace, routePlace, rowPlace, sidePlace } from "./places";
import { toldOf } from "./ticket/telling";
import { cardsIn, type Build, type View } from "./shapes";

const UNSAID = ["lay", "pay", "build", "stop", "end"]; // told with what they belong to

const isFromRow = ({ meaning: { kind, source } }: Choice): boolean => kind === "draw" && source !== "deck";

export class GoodTurn extends Suggestion<View, Desk> {
  #had = 0; // money when it was asked for

  /** The spaces of the line it would lay. */
  get line(): string[] {
    return this.rest.flatMap(({ meaning }) => (meaning["kind"] === "lay" ? [meaning["space"] ?? ""] : []));
  }

  /** The build it would do, if it is the cheapest to its city: the same line, paid the same way. */
  get build(): Build | null {
    const city = this.rest.find(({ meaning }) => meaning["kind"] === "build")?.meaning["city"];
    const build = this.desk.building.reach[city ?? ""];
    const actions = new Set(this.rest.map(({ action }) => action));
    return build?.actions.every((action) => actions.has(action)) ? build : null;
  }

  /** The places of the map it leads to: cities to connect, where the train goes. */
  get places(): string[] {
    return this.rest.flatMap(({ meaning }) => {
      const kind = meaning["kind"];
      return (kind === "move" ? meaning["place"] : kind === "build" || kind === "place" ? meaning["city"] : null) ?? [];
    });
  }

  /** The cards, parts and contracts it would choose, by their places on the table. */
  things = $derived.by((): ReadonlySet<string> => {
    const { row } = this.desk.view;
    return new Set(
      this.rest.flatMap(({ meaning: { kind, source, suit, part, contract, route, step, good } }) => {
        if (kind === "draw") return source === "deck" ? DECK : rowPlace(row.findIndex((card) => card === source));
        if (kind === "give") return cardPlace(suit ?? "");
        if (kind === "upgrade") return partPlace(part ?? "");
        if (kind === "side") return sidePlace(contract ?? "");
        if (kind === "keep") return routePlace(route ?? "");
        return kind === "cargo" ? cargoPlace(step ?? "", good ?? "") : [];
      }),
    );
  });

  /** What it would do, the steps of a line in one; to draw no more or to end the turn only where that is all. */
  override get told(): readonly { text: string }[] {
    const said = this.rest.filter(({ meaning }) => !UNSAID.includes(meaning["kind"] ?? ""));
    const steps = said.length ? said : this.rest;
    const [first, ...others] = steps.filter(isFromRow);
    return steps
      .filter((step) => !others.includes(step))
      .map((step) => ({ text: step === first ? this.#taken([first, ...others]) : this.#textOf(step) }));
  }

  /** The cards it would take from the row, together. */
  #taken(cards: readonly Choice[]): string {
    const suits = cards.map(({ meaning }) => this.desk.suitName(meaning["source"] ?? ""));
    return this.desk.say("hint-take", { count: suits.length, suits: suits.join(", ") });
  }

  override async ask(): Promise<void> {
    this.#had = this.desk.mine?.money ?? 0;
    await super.ask();
  }

  /** What all of it brings in money. */
  override get brings(): string {
    const gain = this.hint?.gains?.[this.desk.reader ?? 0] ?? 0;
    return gain ? this.desk.say("hint-brings", { before: this.#had, after: this.#had + gain }) : "";
  }

  #textOf(choice: Choice): string {
    const { desk } = this;
    const { kind, city, contract = "" } = choice.meaning;
    if (kind === "side") {
      const good = desk.mine?.contracts.find(({ card }) => contract.startsWith(`${card}-`))?.good ?? "";
      return desk.say("hint-side", { good: desk.goodName(good), side: contract.endsWith("-front") ? "front" : "back" });
    }
    if (kind === "line") {
      const build = this.build;
      const facts = { city: desk.cityName(city ?? ""), tracks: this.line.length };
      return build ? desk.say("hint-build", { ...facts, cards: cardsIn(build.cards) }) : desk.say("hint-line", facts);
    }
    return toldOf(desk, choice);
  }
}
