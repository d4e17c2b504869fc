// What the one button says.

import type { Desk } from "../desk.svelte";

export function labelOf(desk: Desk): string {
  const { button, view } = desk;
  const { phase, offer } = view;
  if (!button && desk.mustRaise) return desk.say("confirm-raise");
  if (!button && desk.mustTake) return desk.say("confirm-must");
  if (!button) return desk.say(phase === "turn" ? "confirm-none-turn" : "confirm-none-else");
  const { kind = "" } = button.meaning;
  if (kind === "end" && phase === "offer" && !offer?.taken.length) return desk.say("confirm-decline");
  if (kind === "end" && phase === "setup") return desk.say("confirm-setup");
  if (kind === "end" && phase === "offer") return desk.say("confirm-answer");
  if (kind === "end" && desk.step) {
    const { due, contract } = desk.step;
    return desk.say(due ? "confirm-pay" : "confirm-end", { due, contract: contract ? "yes" : "no" });
  }
  if (kind === "objective")
    return desk.say("confirm-objective", { objective: desk.telling.objective(button.meaning["objective"] ?? "") });
  const known = ["end", "stop", "pass"].includes(kind);
  return known ? desk.say(`confirm-${kind}`) : desk.say("confirm-this");
}
