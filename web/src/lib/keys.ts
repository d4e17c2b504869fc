// Keys that work anywhere at a table. Those of one letter can be switched off in the settings (WCAG 2.1.4).

import { drawers, type DrawerName } from "./drawers.svelte";
import { preferences } from "./preferences.svelte";

export const DRAWER_KEYS: readonly (readonly [string, DrawerName])[] = [
  ["l", "log"],
  ["c", "chat"],
  ["s", "score"],
  ["r", "rules"],
  ["n", "notes"],
  ["?", "keys"],
];
/** Where the eye of a keyboard player can jump to: the areas of the screen, by the id they carry. */
export const AREA_KEYS: readonly (readonly [string, string])[] = [
  ["b", "board"],
  ["h", "things"],
  ["t", "turn"],
  ["p", "players"],
];

/** Shows the last great scene again. */
export const AGAIN_KEY = "d";

/** The id of what holds the buttons of the turn, the last of them the one to press. */
export const TURN_BUTTONS = "turn-buttons";

/** Whether a key is meant for a field, or for the browser. */
export function isWriting({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field =
    target instanceof HTMLElement && target.matches("input:not([type=range]), textarea, select, [contenteditable]");
  return field || ctrlKey || metaKey || altKey;
}

/** Into an area: to the first thing that can be done there, else to the area itself. */
export function enterArea(id: string): void {
  const area = document.getElementById(id);
  const first = area?.querySelector<HTMLElement>("button:not(:disabled), a[href], input, [tabindex='0']");
  (first ?? area)?.focus();
}

/** Does what a key stands for; whether it stood for anything. */
export function pressed(event: KeyboardEvent): boolean {
  if (!preferences.keys || isWriting(event)) return false;
  const letter = event.key.toLowerCase();
  const drawer = DRAWER_KEYS.find(([key]) => key === letter)?.[1];
  const area = AREA_KEYS.find(([key]) => key === letter)?.[1];
  if (drawer) drawers.toggle(drawer);
  else if (area && !drawers.open) enterArea(area);
  else return false;
  event.preventDefault();
  return true;
}
