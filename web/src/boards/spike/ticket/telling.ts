// In words: what something that waits to be confirmed would bring, and how to go on.

import type { Choice, Meaning } from "../../../lib/shapes";
import type { Desk } from "../desk.svelte";
import type { Move, PartId, View } from "../shapes";

/** What a choice does: a track is called by what lies next to it, as its number stands nowhere on the map. */
export function toldOf(desk: Desk, { meaning, text }: Choice): string {
  const { kind, place = "" } = meaning;
  return kind === "move" && desk.atlas.spaces.has(place)
    ? desk.say("hint-move", { place: desk.placeName(place) })
    : text;
}

/** What a choice brings, where its name does not say it. */
export function bringsOf(desk: Desk, meaning: Meaning): string {
  const { mine } = desk;
  const then = desk.pending?.then as View | undefined;
  const money = then && desk.reader !== null ? then.seats[desk.reader]?.money : undefined;
  const paid =
    mine && money !== undefined && money !== mine.money ? desk.say("money", { before: mine.money, after: money }) : "";
  if (meaning["kind"] !== "upgrade" || !mine) return paid;
  const id = meaning["part"] as PartId;
  const part = mine.parts[id];
  const next = desk.board.train.find((one) => one.id === id)?.levels[part.level] ?? part.gives;
  return `${desk.say("upgrade-brings", { part: id, before: part.gives, after: next })} ${paid}`.trim();
}

/** What a line to a city brings: the market's pay, and what could be delivered there. */
export function lineBrings(desk: Desk, city: string): string[] {
  const good = desk.atlas.cities.get(city)?.good ?? "";
  const before = desk.mine?.money ?? 0;
  const after = before + (desk.view.values[good] ?? 0);
  return [desk.say("brings-market", { good: desk.goodName(good), before, after }), ...deliveriesTo(desk, city)];
}

/** What the open contracts pay in a city, unless something has been delivered there already. */
function deliveriesTo(desk: Desk, city: string, aboard = false): string[] {
  if (desk.mine?.contracts.some((contract) => contract.city === city)) return [];
  return desk.openContracts
    .filter(({ pays, state }) => pays?.[city] !== undefined && (!aboard || state === "aboard"))
    .map(({ good, pays }) => desk.say("brings-delivery", { good: desk.goodName(good), amount: pays?.[city] ?? 0 }));
}

/** What a run of the train to a place takes, and what can be done there. */
export function runBrings(desk: Desk, { place, spaces, skipped }: Move): string {
  const city = desk.atlas.cities.get(place);
  const past = skipped.map((one) => desk.cityName(one)).join(", ");
  const told = [desk.say("run", { place: desk.shortName(place), spaces })];
  if (past) told.push(desk.say("run-past", { cities: past }));
  if (city) {
    const deliveries = deliveriesTo(desk, place, true);
    const aboard = desk.openContracts.filter(({ state }) => state === "aboard").length;
    const hasRoom = deliveries.length > 0 || aboard < (desk.view.step.cars ?? 0);
    told.push(...deliveries);
    if (hasRoom && desk.openContracts.some(({ good, state }) => good === city.good && state === "contract"))
      told.push(desk.say("run-load", { good: desk.goodName(city.good) }));
  }
  return told.join(" ");
}

const KINDS = ["line", "draw", "move", "upgrade"];

/** What to press next, of all that can be done. */
export function howTo(desk: Desk): string {
  const { phase } = desk.view;
  if (phase === "free") return desk.say("how-free");
  if (desk.isSetup) return desk.say(`how-${phase}`);
  if (phase !== "action") return desk.table.prompt ?? "";
  const doing = KINDS.filter((kind) => desk.choice(kind));
  if (desk.picked) return desk.say(`how-picked-${desk.picked}`);
  return doing.length ? desk.say("how-action", { ways: doing.map((kind) => desk.say(`how-${kind}`)).join(", ") }) : "";
}

/** The same on a phone, whose bar has no room for the whole prompt and whose tabs hide half of what glows. */
export function howToOnPhone(desk: Desk): string {
  const doing = desk.view.phase === "action" && !desk.picked ? KINDS.filter((kind) => desk.choice(kind)) : [];
  if (!doing.length) return desk.isSetup || desk.picked ? howTo(desk) : (desk.table.prompt ?? "");
  return desk.say("how-phone", { ways: doing.map((kind) => desk.say(`how-phone-${kind}`)).join(", ") });
}
