// What is to be done now, in a few words and a line below them.

import type { Meaning } from "../../lib/shapes";
import type { Prompt } from "../board";
import type { Desk } from "./desk.svelte";

export function promptOf(desk: Desk): Prompt {
  const { phase, step } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  if (!desk.session.yours) {
    const last = desk.table.log.filter((line) => !line.undone && line.of === "game").at(-1);
    const [actor = 0] = desk.table.actors;
    return { title: desk.say("wait-for", { name: desk.session.name(actor) }), more: last?.text ?? "" };
  }
  if (desk.building.under)
    return { title: desk.say("title-to", { city: desk.cityName(step.city ?? "") }), more: desk.say("choose-way") };
  if (desk.pending) return { title: pendingTitle(desk, desk.pending.meaning), more: `${desk.pending.text}.` };
  return { title: plainTitle(desk), more: desk.table.prompt ?? "" };
}

/** What waits for the one button. */
function pendingTitle(desk: Desk, { kind = "", suit, city, route, part, good, place }: Meaning): string {
  if (kind === "give") return desk.say("title-sure-give", { suit: desk.suitName(suit ?? ""), name: receiver(desk) });
  if (kind === "place") return desk.say("title-sure-place", { city: desk.cityName(city ?? "") });
  if (kind === "keep") return desk.say("title-sure-keep", { city: desk.cityName(route ?? "") });
  if (kind === "upgrade") return desk.say("title-sure-upgrade", { part: desk.partName(part ?? "") });
  if (kind === "cargo") return desk.say("title-sure-cargo", { good: desk.goodName(good ?? "") });
  if (kind === "move" && desk.atlas.cities.has(place ?? ""))
    return desk.say("title-sure-move", { city: desk.cityName(place ?? "") });
  return desk.say("title-confirm");
}

function plainTitle(desk: Desk): string {
  const { phase } = desk.view;
  if (phase === "give") return desk.say("title-give", { name: receiver(desk) });
  const delivery = desk.choice("cargo", { step: "deliver" });
  if (delivery && (phase === "action" || phase === "free"))
    return desk.say("title-deliver", { good: desk.goodName(delivery.meaning["good"] ?? ""), phase });
  if (desk.picked) return desk.say(`title-picked-${desk.picked}`);
  return desk.say(`title-${desk.kinds}`);
}

/** Who sits on the right: the seat before, as turns go clockwise. */
function receiver(desk: Desk): string {
  const { players, first } = desk.view;
  return desk.session.name((first + players - 1) % players);
}
