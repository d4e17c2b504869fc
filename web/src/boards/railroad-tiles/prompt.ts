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
  return { title: desk.say(`title-${desk.kinds}`), more: moreOf(desk) };
}

function moreOf(desk: Desk): string {
  const { put, fits } = desk.aim;
  if (put) return fits ? morePut(desk, put) : desk.say("misfit", { flip: flipOf(desk) });
  const last = desk.placing.placed.at(-1);
  if (last) return desk.say("more-placed", { piece: last.piece, cell: last.cell, left: desk.placing.left });
  return desk.table.prompt ?? "";
}

const flipOf = (desk: Desk): string => (desk.aim.canFlip ? "yes" : "no");

/** What can still be done with the tile that is put down; on a phone without its name, which is beside it. */
function morePut(desk: Desk, { cell }: Put): string {
  const { kind, fitting } = desk.aim;
  const facts = { cell, flip: flipOf(desk), others: fitting.size > 1 ? "yes" : "no" };
  if (room.size === "phone" || !kind) return desk.say("more-put-short", facts);
  return desk.say("more-put", { tile: desk.kindName(kind), ...facts });
}
