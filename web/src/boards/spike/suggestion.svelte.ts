// What the game would do with the rest of the turn.

import { Suggestion } from "../suggestion.svelte";
import type { Choice } from "../../lib/shapes";
import type { Desk } from "./desk.svelte";
import { cargoPlace, cardPlace, DECK, partPlace, routePlace, rowPlace, sidePlace } from "./places";
import { cardsIn, type Build, type View } from "./shapes";

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
  told = $derived.by((): { action: number; text: string }[] => {
    return this.rest
      .filter(({ meaning }) => !UNSAID.includes(meaning["kind"] ?? ""))
      .map((choice) => ({ action: choice.action, text: this.#textOf(choice) }));
  });

  override get brings(): string {
    const { desk } = this;
    const before = desk.mine?.money ?? 0;
    const after = desk.reader === null ? before : (this.hint?.then.seats[desk.reader]?.money ?? before);
    return this.told.length && after !== before ? desk.say("hint-brings", { before, after }) : "";
  }

  #textOf({ meaning, text }: Choice): string {
    const { desk } = this;
    const { kind, city, place } = meaning;
    if (kind === "line") {
      const build = this.build;
      const facts = { city: desk.cityName(city ?? ""), tracks: this.line.length };
      return build ? desk.say("hint-build", { ...facts, cards: cardsIn(build.cards) }) : desk.say("hint-line", facts);
    }
    if (kind === "move" && desk.atlas.spaces.has(place ?? ""))
      return desk.say("hint-move", { place: desk.placeName(place ?? "") });
    return text;
  }

  override get spoken(): string {
    return [this.brings, ...this.told.map(({ text }) => `${text}.`), this.reason].filter(Boolean).join(" ");
  }
}
