// What is to be done now, in a few words and a line below them.

import type { Prompt } from "../board";
import type { Desk } from "./desk.svelte";

export function promptOf(desk: Desk): Prompt {
  const { phase, building, journey } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  if (!desk.session.yours) {
    const last = desk.table.log.filter((line) => !line.undone && line.of === "game").at(-1);
    return {
      title: desk.say("wait-for", { name: desk.session.name(desk.table.actors[0] ?? 0) }),
      more: last?.text ?? "",
    };
  }
  const given = desk.table.prompt ?? "";
  if (desk.choice("pass")) return { title: desk.say("title-pass"), more: given };
  const stuck = desk.targets.size === 0;
  if (desk.waiting) return { title: desk.say("title-confirm"), more: desk.say("last-note") };
  if (desk.givingUp)
    return { title: desk.say("title-confirm"), more: desk.say("stop-note", { left: building?.left ?? 0 }) };
  if (stuck && phase === "build") return { title: desk.say("title-stop"), more: desk.say("hint-build") };
  if (stuck && journey)
    return { title: desk.say("title-arrive"), more: desk.say("more-arrive", { city: desk.hexName(journey.city) }) };
  return { title: desk.say(`title-${phase}`, { left: building?.left ?? 0 }), more: given };
}
