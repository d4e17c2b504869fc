// What is to be done now, in a few words and a line below them.

import { room } from "../../lib/screen.svelte";
import type { Prompt } from "../board";
import type { Put } from "./aim.svelte";
import type { Desk } from "./desk.svelte";

export function promptOf(desk: Desk): Prompt {
  const { phase } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  if (!desk.session.yours) {
    const last = desk.table.log.filter((line) => !line.undone && line.of === "game").at(-1);
    const title = desk.isPlacing
      ? desk.say("wait-placing")
      : desk.say("wait-for", { name: desk.session.name(desk.table.actors[0] ?? 0) });
    return { title, more: last?.text ?? "" };
  }
  const title = phase === "start" && desk.aim.put ? desk.say("title-lay-start") : desk.say(`title-${desk.kinds}`);
  return { title, more: moreOf(desk) };
}

function moreOf(desk: Desk): string {
  const { put, fits } = desk.aim;
  if (put && fits) return morePut(desk, put);
  if (room.size === "phone") return moreOnPhone(desk);
  if (put) return desk.say("misfit", { flip: flipOf(desk) });
  const last = desk.placing.placed.at(-1);
  if (last) return desk.say("more-placed", { piece: last.piece, cell: last.cell, left: desk.placing.left });
  return desk.table.prompt ?? "";
}

/** As much as there is room for: the ticket of a phone has the whole sentence. */
function moreOnPhone(desk: Desk): string {
  if (desk.aim.put) return desk.say("misfit-short");
  const last = desk.placing.placed.at(-1);
  if (last) return desk.say("more-placed-short", { cell: last.cell, left: desk.placing.left });
  if (desk.isPlacing) return desk.say("more-icon-short");
  if (desk.isDiscarding) return desk.say("more-discard-short");
  return desk.isHolding ? desk.say("more-lay-short") : (desk.table.prompt ?? "");
}

const flipOf = (desk: Desk): string => (desk.aim.canFlip ? "yes" : "no");

/** What can still be done with the tile that is put down; on a phone without its name, which is beside it. */
function morePut(desk: Desk, { cell }: Put): string {
  const { kind, fitting } = desk.aim;
  const facts = { cell, flip: flipOf(desk), others: fitting.size > 1 ? "yes" : "no" };
  if (room.size === "phone" || !kind) return desk.say("more-put-short", facts);
  return desk.say("more-put", { tile: desk.kindName(kind), ...facts });
}
