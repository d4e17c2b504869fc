// In words: what something that waits to be confirmed would bring, and how to go on.

import type { Choice, Meaning } from "../../../lib/shapes";
import type { Desk } from "../desk.svelte";
import { SUITS, type Build, type Cards, type Move, type PartId } from "../shapes";
import { drawnIn } from "./drawn";

/** What a choice does: a track is called by what lies next to it, as the names of its ends stand nowhere on the map;
    with the last side of a contract all are chosen. */
export function toldOf(desk: Desk, { meaning, text }: Choice): string {
  const { kind, place = "" } = meaning;
  if (kind === "side") return desk.say("told-sides");
  return kind === "move" && desk.atlas.spaces.has(place)
    ? desk.say("hint-move", { place: desk.trackName(place) })
    : text;
}

/** What a choice brings, where its name does not say it. */
export function bringsOf(desk: Desk, meaning: Meaning): string {
  const { mine } = desk;
  const then = desk.reader === null ? undefined : desk.pending?.then.seats[desk.reader];
  if (!mine || !then) return "";
  const paid = then.money === mine.money ? "" : desk.say("money", { before: mine.money, after: then.money });
  if (meaning["kind"] !== "upgrade") return paid;
  const part = meaning["part"] as PartId;
  const facts = { part, before: mine.parts[part].gives, after: then.parts[part].gives };
  return `${desk.say("upgrade-brings", facts)} ${paid}`.trim();
}

/** What a line to a city brings: what the market pays, and what could be delivered there. */
export function lineBrings(desk: Desk, city: string, { amount }: Build): string[] {
  const good = desk.atlas.cities.get(city)?.good ?? "";
  const before = desk.mine?.money ?? 0;
  const market = desk.say("brings-market", { good: desk.goodName(good), amount, before, after: before + amount });
  const open = desk.openContracts.filter((contract) => contract.open?.includes(city));
  return [
    market,
    ...deliveries(
      desk,
      open.map(({ good: load, pays }) => [load, pays?.[city] ?? 0] as const),
    ),
  ];
}

/** What contracts pay in a city, good by good. */
function deliveries(desk: Desk, pays: readonly (readonly [string, number])[]): string[] {
  const goods = pays.map(([good, amount]) => desk.say("good-pays", { good: desk.goodName(good), amount }));
  return goods.length ? [desk.say("brings-delivery", { goods: goods.join(", ") })] : [];
}

/** What a run of the train to a place takes, and what can be done there. */
export const runBrings = (desk: Desk, move: Move): string =>
  [desk.say("run", { place: desk.shortName(move.place), spaces: move.spaces }), ...runTold(desk, move)].join(" ");

/** What a run of the train passes, and what can be done where it ends. */
export function runTold(desk: Desk, { skipped, delivers, loads }: Move): string[] {
  const past = skipped.map((one) => desk.cityName(one)).join(", ");
  const told = past ? [desk.say("run-past", { cities: past })] : [];
  told.push(...deliveries(desk, Object.entries(delivers)));
  if (loads) told.push(desk.say("run-load", { good: desk.goodName(loads) }));
  return told;
}

/** So many cards of each suit. */
export function cardsTold(desk: Desk, cards: Cards): string {
  const told = SUITS.flatMap((suit) => {
    const count = cards[suit] ?? 0;
    return count > 0 ? [desk.say("cards-of", { count, suit: desk.suitName(suit) })] : [];
  });
  return told.join(", ");
}

/** A way to pay: its cards, what sets of them stand for, and how many tracks they lay. */
export function wayTold(desk: Desk, { cards, sets, line }: Build): string {
  const direct = { ...cards };
  for (const set of sets) direct[set.suit] = (direct[set.suit] ?? 0) - set.cards;
  const told = sets.map(({ suit, cards: count, for: other, spaces }) =>
    desk.say("set-told", { count, suit: desk.suitName(suit), spaces, other: desk.suitName(other) }),
  );
  const all = [cardsTold(desk, direct), ...told].filter(Boolean).join(", ");
  return desk.say("way-told", { cards: all, tracks: line.length });
}

/** The cards of the draw under way. */
export function drawnTold(desk: Desk): string {
  const { taken = 0, draws = 0 } = desk.view.step;
  const suits = drawnIn(desk).map((suit) => desk.suitName(suit));
  return desk.say("drawn", { taken, most: draws, suits: suits.join(", ") || "none" });
}

/** What a screen reader has been told of: how much of the turn that begins there, and up to which version of the
    table. */
export interface Heard {
  turn: number;
  events: number;
  version: number;
}

export const heardBy = ({ table, events }: Desk): Heard => ({
  turn: table.step ?? 0,
  events: events.length,
  version: table.version,
});

/** What a screen reader is told beside the prompt: the way that is chosen and what it brings, the cards drawn, what
    waits to be confirmed would bring, what the last step has done or that it is taken back, and the card from the deck
    that has ended a turn. */
export function spokenOf(desk: Desk, heard: Heard): string {
  const { chosen } = desk.building;
  const { city } = desk.view.step;
  if (chosen && city) return [`${wayTold(desk, chosen)}.`, ...lineBrings(desk, city, chosen)].join(" ");
  if (desk.session.yours && desk.view.phase === "draw") return drawnTold(desk);
  const brings = desk.pending ? bringsOf(desk, desk.pending.meaning) : "";
  if (brings) return brings;
  if (desk.session.yours && desk.events.length > heard.events) return desk.events.at(-1)?.text ?? "";
  if (desk.session.yours && desk.events.length < heard.events && (desk.table.step ?? 0) === heard.turn)
    return desk.say("taken-back");
  const own = desk.table.log.filter(
    ({ of, undone, facts }) => of === "game" && !undone && facts["seat"] === desk.reader,
  );
  const last = own.at(-1);
  return last?.key === "drew-known" && last.version > heard.version ? last.text : "";
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
