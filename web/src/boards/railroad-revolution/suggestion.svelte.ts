// What the game would do with the rest of the turn.

import { Suggestion } from "../suggestion.svelte";
import type { Desk } from "./desk.svelte";
import { placeOf } from "./places";
import type { View } from "./shapes";

export class GoodTurn extends Suggestion<View, Desk> {
  /** Where it would act: on the map, the line, the tracks, in the matrix. */
  get places(): string[] {
    return this.rest.flatMap(({ meaning }) => placeOf(meaning) ?? []);
  }
}
