// What the game would do with the rest of the turn.

import { Suggestion } from "../suggestion.svelte";
import type { Desk } from "./desk.svelte";
import type { View } from "./shapes";

export class GoodTurn extends Suggestion<View, Desk> {
  /** The section where it would place the train, if it would and has not yet. */
  get section(): string | null {
    return this.rest.find(({ meaning }) => meaning["kind"] === "build")?.meaning["section"] ?? null;
  }
}
