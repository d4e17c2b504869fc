// The keys of this board: 1 to 9 choose a way to pay, Backspace takes back one step.

import { drawers } from "../../lib/drawers.svelte";
import { isWriting } from "../../lib/keys";
import { preferences } from "../../lib/preferences.svelte";
import type { Desk } from "./desk.svelte";

/** What the sheet of keys says about them. */
export const KEYS: readonly (readonly [key: string, message: string])[] = [
  ["1–9", "key-way"],
  ["⌫", "key-back"],
];

function actOf(desk: Desk, { key }: KeyboardEvent): (() => void) | null {
  if (!desk.session.yours) return null;
  if (key === "Backspace") return desk.canGoBack ? () => void desk.back() : null;
  const isDigit = preferences.keys && /^[1-9]$/.test(key) && desk.building.builds.length >= Number(key);
  return isDigit ? () => void desk.building.chooseAt(Number(key) - 1) : null;
}

/** Before any other key of the table. */
export function boardKey(desk: Desk, event: KeyboardEvent): void {
  if (drawers.open || isWriting(event) || document.querySelector("[role=dialog]")) return;
  const act = actOf(desk, event);
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
