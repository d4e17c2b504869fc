// What is to be done now, in a few words and a line below them.

import { room } from "../../lib/screen.svelte";
import type { Meaning } from "../../lib/shapes";
import type { Prompt } from "../board";
import type { Desk } from "./desk.svelte";

export function promptOf(desk: Desk): Prompt {
  const { phase } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  if (!desk.session.yours) {
    const last = desk.table.log.filter((line) => !line.undone && line.of === "game").at(-1);
    const [actor = 0] = desk.table.actors;
    return { title: desk.say("wait-for", { name: desk.session.name(actor) }), more: last?.text ?? "" };
  }
  const prompt = ownPrompt(desk);
  const { last } = desk.view;
  if (room.size === "phone") return { ...prompt, more: shortMore(desk) };
  return last === null
    ? prompt
    : { ...prompt, more: `${desk.say("last-turn", { name: desk.called(last) })} ${prompt.more}` };
}

/** What the reader is to do. */
function ownPrompt(desk: Desk): Prompt {
  const { step } = desk.view;
  if (desk.building.under)
    return {
      title: desk.say("title-to", { city: desk.cityName(step.city ?? "") }),
      more: desk.say(`choose-${wayOf(desk)}`),
    };
  if (desk.pending) return { title: pendingTitle(desk, desk.pending.meaning), more: desk.say("sure") };
  return { title: plainTitle(desk), more: desk.table.prompt ?? "" };
}

/** What a phone has room for; the sheet below the map says the rest. */
function shortMore(desk: Desk): string {
  if (desk.view.last !== null) return desk.say("last-turn-short");
  return desk.building.under ? desk.say(`choose-${wayOf(desk)}-short`) : "";
}

/** What there is to choose of a line: how to pay, and whether it can be led another way. */
function wayOf({ building: { builds } }: Desk): string {
  if (builds.length < 2) return "only";
  return new Set(builds.map(({ line }) => line.join())).size < 2 ? "pay" : "way";
}

/** What waits for the one button. */
function pendingTitle(
  desk: Desk,
  { kind = "", suit, city, route, part, step: to, good, place, source }: Meaning,
): string {
  if (kind === "give") return desk.say("title-sure-give", { suit: desk.suitName(suit ?? ""), name: receiver(desk) });
  if (kind === "place") return desk.say("title-sure-place", { city: desk.cityName(city ?? "") });
  if (kind === "keep") return desk.say("title-sure-keep", { city: desk.cityName(route ?? "") });
  if (kind === "side") return desk.say("title-sure-sides");
  if (kind === "upgrade") return desk.say("title-sure-upgrade", { part: part ?? "" });
  if (kind === "cargo") return desk.say("title-sure-cargo", { step: to ?? "", good: desk.goodName(good ?? "") });
  if (kind === "draw")
    return source === "deck"
      ? desk.say("title-sure-deck")
      : desk.say("title-sure-draw", { suit: desk.suitName(source ?? "") });
  if (kind === "move")
    return desk.atlas.cities.has(place ?? "")
      ? desk.say("title-sure-move", { city: desk.cityName(place ?? "") })
      : desk.say("title-sure-run");
  return desk.say(`title-sure-${kind}`); // draw no more, stay, pass, end the turn
}

function plainTitle(desk: Desk): string {
  const { phase } = desk.view;
  if (phase === "give") return desk.say("title-give", { name: receiver(desk) });
  const delivery = desk.choice("cargo", { step: "deliver" });
  if (delivery && (phase === "action" || phase === "free"))
    return desk.say("title-deliver", { good: desk.goodName(delivery.meaning["good"] ?? ""), phase });
  if (desk.picked && phase === "action") return desk.say(`title-picked-${desk.picked}`);
  return desk.say(`title-${desk.kinds}`);
}

/** Who gets the card that is given. */
const receiver = (desk: Desk): string => desk.session.name(desk.view.receiver ?? 0);
