// The keys of this board: Q and E turn the tile in hand, F flips it, 1 to 5 take a tile, Enter lays it, Backspace takes
// back, R refuses, M shows or hides the marks, Escape leaves somebody else's territory.

import { drawers } from "../../lib/drawers.svelte";
import { isWriting } from "../../lib/keys";
import { preferences } from "../../lib/preferences.svelte";
import type { Desk } from "./desk.svelte";
import { thingPlace } from "./things";

/** What the sheet of keys says about them. */
export const KEYS: readonly (readonly [key: string, message: string])[] = [
  ["← ↑ → ↓", "key-cells"],
  ["Q E", "key-turn"],
  ["F", "key-flip"],
  ["1–5", "key-take"],
  ["Enter", "key-lay"],
  ["⌫", "key-back"],
  ["R", "key-refuse"],
  ["M", "key-marks"],
];

const onButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest("button, a, [role=radio], [role=tab]") !== null;
const onCell = ({ target }: KeyboardEvent): string | undefined =>
  target instanceof SVGElement ? target.dataset["place"] : undefined;

/** What a key does now, if anything. */
function actOf(desk: Desk, event: KeyboardEvent): (() => void) | null {
  const { aim } = desk;
  const holds = desk.session.yours && desk.isOwnShown && aim.thing !== null;
  if (event.key === "Escape") return desk.opened !== null ? () => (desk.opened = null) : null;
  if (event.key === "Backspace") return desk.session.yours && desk.canGoBack ? () => void desk.back() : null;
  if (event.key === "Enter") {
    const cell = onCell(event);
    const lays = desk.button !== null && desk.button !== "done" && (cell === undefined || cell === aim.put?.cell);
    return lays && !onButton(event) ? () => void desk.confirm() : null;
  }
  if (!preferences.keys) return null;
  const letter = event.key.toLowerCase();
  if (letter === "m") return () => (desk.marked = !desk.marked);
  if (!holds) return null;
  if (letter === "q") return () => aim.turn(-1);
  if (letter === "e") return () => aim.turn(1);
  if (letter === "f") return () => aim.flip();
  if (letter === "r" && desk.refusing) return () => (desk.asksRefusal = true);
  const thing = /^[1-5]$/.test(letter) ? desk.tray.items[Number(letter) - 1]?.thing : undefined;
  return thing && desk.tray.held.includes(thing) ? () => void desk.selectPlace(thingPlace("tile", thing)) : null;
}

/** Before any other key of the table: R means something else where no tile can be refused. */
export function boardKey(desk: Desk, event: KeyboardEvent): void {
  if (drawers.open || desk.asksRefusal || isWriting(event)) return;
  const inPassing = desk.refusal !== null && !desk.refusal.asked; // nobody has to answer such a note
  if (!inPassing && document.querySelector("[role=dialog]")) return; // what is asked there comes first
  const act = actOf(desk, event);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
