// The keys of this board: 1 to 5 pick a worker, 6 to 9 an action, H leads to what can be done with the own things, B to
// what can be done on the board, Backspace and Escape take back one step.

import { drawers } from "../../lib/drawers.svelte";
import { isWriting } from "../../lib/keys";
import { preferences } from "../../lib/preferences.svelte";
import type { Desk } from "./desk.svelte";
import { amongThings, onBoard } from "./focus";
import { ACTIONS, WORKERS } from "./shapes";

/** What the sheet of keys says about them. */
export const KEYS: readonly (readonly [key: string, message: string])[] = [
  ["1–5", "key-worker"],
  ["6–9", "key-action"],
  ["⌫", "key-back"],
];

const LEADS: Readonly<Record<string, () => HTMLElement | SVGElement | null>> = { h: amongThings, b: onBoard };

function actOf(desk: Desk, { key }: KeyboardEvent): (() => void) | null {
  if (!desk.session.yours) return null;
  if (key === "Backspace" || key === "Escape") return desk.canGoBack ? () => void desk.back() : null;
  if (!preferences.keys) return null;
  const worker = /^[1-5]$/.test(key) ? WORKERS[Number(key) - 1] : undefined;
  const action = /^[6-9]$/.test(key) ? ACTIONS[Number(key) - 6] : undefined;
  if (worker && desk.canWork(worker, null)) return () => void desk.pick(worker, null);
  if (action && desk.canWork(null, action)) return () => void desk.pick(null, action);
  const live = LEADS[key.toLowerCase()]?.() ?? null;
  return live ? () => live.focus() : null;
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
