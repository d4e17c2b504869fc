// In words: what something that waits to be confirmed would bring, and how to go on.

import type { Meaning } from "../../../lib/shapes";
import type { Desk } from "../desk.svelte";
import type { PartId, View } from "../shapes";

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

const KINDS = ["line", "draw", "move", "upgrade"];

/** What to press next, of all that can be done. */
export function howTo(desk: Desk): string {
  const { phase } = desk.view;
  if (phase === "free") return desk.say("how-free");
  if (phase !== "action") return desk.table.prompt ?? "";
  const doing = KINDS.filter((kind) => desk.choice(kind));
  if (desk.picked) return desk.say(`how-picked-${desk.picked}`);
  return doing.length ? desk.say("how-action", { ways: doing.map((kind) => desk.say(`how-${kind}`)).join(", ") }) : "";
}
