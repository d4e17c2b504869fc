// What the game would do with the rest of the turn.

import { Suggestion } from "../suggestion.svelte";
import type { Choice } from "../../lib/shapes";
import type { Desk } from "./desk.svelte";
import { cargoPlace, cardPlace, DECK, partPlace, routePlace, rowPlace, sidePlace } from "./places";
import { toldOf } from "./ticket/telling";
import { cardsIn, type Build, type PartId, type View } from "./shapes";

const UNSAID = ["lay", "pay", "build", "stop", "end"]; // told with what they belong to

export class GoodTurn extends Suggestion<View, Desk> {
  /** The spaces of the line it would lay. */
  get line(): string[] {
    return this.rest.flatMap(({ meaning }) => (meaning["kind"] === "lay" ? [meaning["space"] ?? ""] : []));
  }

  /** The build it would do, if it is the cheapest to its city. */
  get build(): Build | null {
    const city = this.rest.find(({ meaning }) => meaning["kind"] === "build")?.meaning["city"];
    const build = this.desk.building.reach[city ?? ""];
    const { line } = this;
    return build?.line.length === line.length && build.line.every((space) => line.includes(space)) ? build : null;
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

  /** What it would do, the steps of a line in one. */
  override get told(): readonly { text: string }[] {
    return this.rest
      .filter(({ meaning }) => !UNSAID.includes(meaning["kind"] ?? ""))
      .map((choice) => ({ text: this.#textOf(choice) }));
  }

  override get brings(): string {
    const { desk } = this;
    const before = desk.mine?.money ?? 0;
    const after = before + this.#earned;
    return after !== before ? desk.say("hint-brings", { before, after }) : "";
  }

  /** What the steps that are left bring or cost, by what lies on the table: the view told with them ends too early. */
  get #earned(): number {
    const { view, mine, atlas } = this.desk;
    const moved = this.rest.findLast(({ meaning }) => meaning["kind"] === "move")?.meaning["place"];
    const stands = moved ?? mine?.train ?? "";
    return this.rest.reduce((sum, { meaning: { kind, city, good, part, step } }) => {
      if (kind === "build") return sum + (view.values[atlas.cities.get(city ?? "")?.good ?? ""] ?? 0);
      if (kind === "upgrade") return sum - (mine?.parts[part as PartId].price ?? 0);
      if (kind !== "cargo" || step !== "deliver") return sum;
      return sum + (mine?.contracts.find((contract) => contract.good === good)?.pays?.[stands] ?? 0);
    }, 0);
  }

  #textOf(choice: Choice): string {
    const { desk } = this;
    const { kind, city } = choice.meaning;
    if (kind === "line") {
      const build = this.build;
      const facts = { city: desk.cityName(city ?? ""), tracks: this.line.length };
      return build ? desk.say("hint-build", { ...facts, cards: cardsIn(build.cards) }) : desk.say("hint-line", facts);
    }
    return toldOf(desk, choice);
  }
}
