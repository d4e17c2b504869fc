// What the game would do with the rest of the turn.

import { Suggestion } from "../suggestion.svelte";
import type { Desk } from "./desk.svelte";
import type { View } from "./shapes";

export class GoodTurn extends Suggestion<View, Desk> {
  /** The spaces of the line it would lay. */
  get line(): string[] {
    return this.rest.flatMap(({ meaning }) => (meaning["kind"] === "lay" ? [meaning["space"] ?? ""] : []));
  }

  /** The places of the map it leads to: cities to connect, where the train goes. */
  get places(): string[] {
    return this.rest.flatMap(({ meaning }) => {
      const place =
        meaning["kind"] === "move" ? meaning["place"] : meaning["kind"] === "build" ? meaning["city"] : null;
      return place ?? [];
    });
  }
}
