// What is to be done now, in a few words and a line below them.

import type { Prompt } from "../board";
import type { Desk } from "./desk.svelte";

export function promptOf(desk: Desk): Prompt {
  const { phase, building } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  if (!desk.session.yours) {
    const last = desk.table.log.filter((line) => !line.undone && line.of === "game").at(-1);
    return {
      title: desk.say("wait-for", { name: desk.session.name(desk.table.actors[0] ?? 0) }),
      more: last?.text ?? "",
    };
  }
  if (desk.waiting) return { title: desk.say("title-confirm"), more: desk.say("last-note") };
  if (desk.givingUp)
    return { title: desk.say("title-confirm"), more: desk.say("stop-note", { left: building?.left ?? 0 }) };
  return { title: desk.say(`title-${desk.kinds}`, { left: building?.left ?? 0 }), more: desk.table.prompt ?? "" };
}
