// What is to be done now, in a few words and a line below them.

import type { Prompt } from "../board";
import type { Desk } from "./desk.svelte";
import { capital } from "./hand/cards";

export function promptOf(desk: Desk): Prompt {
  const { phase, offer } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  if (!desk.session.yours) {
    const last = desk.table.log.filter((line) => !line.undone && line.of === "game").at(-1);
    const [actor = 0] = desk.table.actors;
    const asked = offer && offer.asked === actor ? "yes" : "no";
    return { title: desk.say("wait-for", { name: desk.session.name(actor), asked }), more: last?.text ?? "" };
  }
  if (desk.pending) return { title: desk.say("title-confirm"), more: `${capital(desk.pending.text)}.` };
  return { title: desk.say(`title-${desk.kinds}`), more: desk.table.prompt ?? "" };
}
