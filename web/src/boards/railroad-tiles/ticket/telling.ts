// In words, for those who do not see it turn: the tile in hand as it lies, and what it does where it is put down.

import { signed, words } from "../../../lib/words.svelte";
import type { Put } from "../aim.svelte";
import { firstAlike } from "../art/lies";
import type { Desk } from "../desk.svelte";
import { capital, routesInWords } from "../territory/spoken";
import { changesOf, joinsOf } from "./outcome";

/** What is said whenever the tile in hand is another one, is turned or flipped, or is put down, and before no more
    pieces are placed. */
export function spokenOf(desk: Desk): string {
  const { aim, session, suggestion } = desk;
  if (!session.yours || session.busy || desk.isDiscarding || suggestion.isUnderWay) return "";
  if (desk.isPlacing) return desk.pending?.meaning["kind"] === "done" ? doneInWords(desk) : "";
  if (aim.put) return aim.fits ? putInWords(desk, aim.put) : misfitInWords(desk, aim.put);
  if (!aim.kind || !aim.thing) return "";
  const cells = [...aim.fitting.keys()];
  return desk.say("spoken-hand", {
    tile: desk.fullName(aim.kind),
    routes: routesInWords(desk, aim.kind, aim.lie),
    fits: cells.filter((cell) => aim.fitsAsItLies(cell)).length,
    cells: cells.length,
  });
}

const doneInWords = (desk: Desk): string =>
  `${desk.say("done-title")} ${desk.say("done-note", { count: desk.view.left?.length ?? 0 })}`;

const routesOf = (desk: Desk, put: Put): string => `${capital(routesInWords(desk, desk.aim.kind ?? "", put.lie))}.`;

/** Once the table has counted it: until then nothing. */
function putInWords(desk: Desk, put: Put): string {
  const { sent, edges } = desk.aim;
  if (sent?.cell !== put.cell || sent.lie !== firstAlike(edges, put.lie)) return "";
  const joins = joinsOf(desk, put);
  const told = joins.length ? desk.say("joins-line", { joins: words.list(joins) }) : desk.say("joins-none");
  const changes = changesOf(desk).map(({ text, from, to }) =>
    desk.say("spoken-change", {
      what: text,
      from: from === null ? "" : signed(from),
      to: signed(to),
      changes: from === null || from === to ? "no" : "yes",
    }),
  );
  return `${routesOf(desk, put)} ${capital(told)}. ${capital(changes.join(", "))}.`;
}

/** With the sides that clash, once they are known. */
function misfitInWords(desk: Desk, put: Put): string {
  return desk.misfit?.put === put ? [routesOf(desk, put), ...(desk.clashes?.texts ?? [])].join(" ") : "";
}
