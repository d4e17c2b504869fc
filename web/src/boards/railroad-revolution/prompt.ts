// What is to be done now, in a few words and a line below them.

import type { Prompt } from "../board";
import type { Desk } from "./desk.svelte";
import { raises } from "./places";
import { capital } from "./telling";

/** Once the end is called, how many turns are left. */
function ending(desk: Desk): string {
  const { last_round, round, phase } = desk.view;
  if (last_round === null || phase === "over") return "";
  return desk.say("turns-left", { more: last_round - round });
}

/** Where the game is: its round. */
export function roundOf(desk: Desk): string {
  const { round, last_round, phase } = desk.view;
  if (phase === "setup") return desk.say("at-setup");
  return desk.say("at-round", { round, last: last_round === round ? "yes" : "no" });
}

/** By the kinds of what can be done; where only shares can be sold or workers hired, by the end alone. */
function titleOf(desk: Desk): string {
  const { kinds } = desk;
  const ends = desk.step?.contract ? "action" : "turn"; // a contract may still be offered
  if (desk.mustTake && kinds === "take") return desk.say("title-must");
  if (kinds === "take" && desk.short > 0) return desk.say("title-short", { short: desk.short });
  if (kinds === "take") return desk.say(desk.mustRaise ? "title-raise" : "title-take");
  const raisesOnly = desk.legal.every(
    ({ meaning }) => raises(meaning) || ["stop", "end"].includes(meaning["kind"] ?? ""),
  );
  if (kinds === "take-stop" && raisesOnly) return desk.say("title-stop");
  if (desk.view.phase === "offer" && kinds === "take-end" && !desk.view.offer?.taken.length && raisesOnly)
    return desk.say("title-refuse");
  if (kinds !== "take-end" || (desk.isUnfinished && desk.view.phase !== "setup"))
    return desk.say(`title-${kinds}`, { ends });
  if (desk.isUnfinished) return desk.say("title-setup-reward");
  const { phase } = desk.view;
  if (phase === "setup" || phase === "offer")
    return desk.say(phase === "setup" ? "title-setup-end" : "title-answer-end");
  return desk.say("title-end", { ends });
}

/** Whether something is asked in another player's turn. */
function isAnswer({ view, reader }: Desk): boolean {
  return ["offer", "order", "replace"].includes(view.phase) && view.turn !== reader;
}

export function promptOf(desk: Desk): Prompt {
  const { phase, offer } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  const withEnd = (more: string): string => [ending(desk), more].filter(Boolean).join(" ");
  if (!desk.session.yours) {
    const last = desk.table.log.filter((line) => !line.undone && line.of === "game").at(-1);
    const [actor = 0] = desk.table.actors;
    const asked = offer && offer.asked === actor ? "yes" : "no";
    return { title: desk.say("wait-for", { name: desk.session.name(actor), asked }), more: last?.text ?? "" };
  }
  const lead = isAnswer(desk) ? { lead: desk.say("lead-question") } : {};
  if (desk.pending) return { ...lead, title: desk.say("title-confirm"), more: `${capital(desk.pending.text)}.` };
  const must = desk.mustTake && desk.kinds === "take";
  return { ...lead, title: titleOf(desk), more: withEnd(must ? desk.say("must-note") : (desk.table.prompt ?? "")) };
}
