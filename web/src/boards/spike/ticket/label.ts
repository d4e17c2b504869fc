// What the one button says.

import type { Desk } from "../desk.svelte";
import { cardsIn } from "../shapes";

export function labelOf(desk: Desk): string {
  const { button } = desk;
  const { phase } = desk.view;
  if (!button)
    return desk.say(phase === "action" ? "confirm-choose" : phase === "sides" ? "confirm-sides" : "confirm-none");
  const { kind = "", city, suit, part, source, step, good } = button.meaning;
  if (kind === "build") {
    const cards = cardsIn(desk.building.chosen?.cards ?? {});
    return desk.say("confirm-build", { cards, amount: desk.view.step.amount ?? 0 });
  }
  if (kind === "place") return desk.say("confirm-place", { city: desk.cityName(city ?? "") });
  if (kind === "give") return desk.say("confirm-give", { suit: desk.suitName(suit ?? "") });
  if (kind === "draw")
    return source === "deck"
      ? desk.say("confirm-deck")
      : desk.say("confirm-draw", { suit: desk.suitName(source ?? "") });
  if (kind === "upgrade") return desk.say("confirm-upgrade", { part: desk.partName(part ?? "") });
  if (kind === "cargo") return desk.say(`confirm-${step ?? ""}`, { good: desk.goodName(good ?? "") });
  return desk.say(`confirm-${kind}`);
}
