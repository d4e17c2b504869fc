// What the game would do with the rest of the turn.

import { Suggestion } from "../suggestion.svelte";
import type { Desk } from "./desk.svelte";
import { placeOf } from "./places";
import type { View } from "./shapes";
import { gainsOf, progressOf } from "./ticket/change";

export class GoodTurn extends Suggestion<View, Desk> {
  /** Where it would act: on the map, the line, the tracks, in the matrix. */
  get places(): string[] {
    return this.rest.flatMap(({ meaning }) => placeOf(meaning) ?? []);
  }

  /** What it comes to before its last step: money, then thing by thing, then the objectives. */
  override get brings(): string {
    const { desk, hint } = this;
    const now = desk.mine;
    const then = desk.reader === null ? undefined : hint?.then.seats[desk.reader];
    if (!hint || !now || !then) return "";
    const step = hint.then.step?.seat === desk.reader ? hint.then.step : null;
    const money = step?.keeps ?? then.money;
    const shares = then.shares + (step?.coming.shares ?? 0); // what comes by itself
    const things = gainsOf(desk, now, { ...then, shares }).map(({ label, text }) => `${label} ${text}`);
    const kept = desk.say("hint-money", { before: now.money, after: money });
    const all = [...(money === now.money ? [] : [kept]), ...things].join(", ");
    return [all && desk.say("hint-brings", { all }), ...progressOf(desk, now, then)].filter(Boolean).join(" ");
  }
}
