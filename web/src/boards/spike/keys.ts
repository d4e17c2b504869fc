// The keys of this board: letters for the five actions and for cargo, 1 to 9 choose a way to pay, Backspace takes back.

import { drawers } from "../../lib/drawers.svelte";
import { enterArea, isWriting } from "../../lib/keys";
import { preferences } from "../../lib/preferences.svelte";
import type { Desk } from "./desk.svelte";
import { ACTIONS, actionPlace, type ActionKind } from "./places";

const ACTION_KEYS: Record<ActionKind, string> = { draw: "d", build: "k", start: "m", boost: "x", upgrade: "u" };
const CARGO_KEYS: Readonly<Record<string, string>> = { a: "load", o: "unload", v: "deliver" };
/** Where on the page an action goes on. */
const AREAS: Record<ActionKind, string> = {
  draw: "things",
  build: "board",
  start: "board",
  boost: "board",
  upgrade: "things",
};

export const keyOf = (kind: ActionKind): string => ACTION_KEYS[kind].toUpperCase();

/** What the sheet of keys says about them. */
export const KEYS: readonly (readonly [key: string, message: string])[] = [
  ...ACTIONS.map((kind) => [keyOf(kind), `action-${kind}`] as const),
  ["V", "key-deliver"],
  ["A", "key-load"],
  ["O", "key-unload"],
  ["1–9", "key-way"],
  ["⌫", "key-back"],
];

/** Picks an action, so that only its targets glow, and leads to the first of them. */
async function pick(desk: Desk, kind: ActionKind): Promise<void> {
  if (desk.picked !== kind) await desk.selectPlace(actionPlace(kind));
  const live = document.querySelector<HTMLElement>(`#${AREAS[kind]} ${LIVE[kind]}`);
  if (live) live.focus();
  else enterArea(AREAS[kind]);
}
const ON_MAP = "path.legal";
const LIVE: Record<ActionKind, string> = {
  draw: '.live[data-place^="row:"]',
  build: ON_MAP,
  start: ON_MAP,
  boost: ON_MAP,
  upgrade: '.live[data-place^="part:"]',
};

function actOf(desk: Desk, { key }: KeyboardEvent): (() => void) | null {
  if (!desk.session.yours) return null;
  if (key === "Backspace") return desk.canGoBack ? () => void desk.back() : null;
  if (!preferences.keys) return null;
  const letter = key.toLowerCase();
  const action = ACTIONS.find((kind) => ACTION_KEYS[kind] === letter);
  if (action) return desk.canDo(action) ? () => void pick(desk, action) : null;
  const cargo = desk.cargo.find(({ meaning }) => meaning["step"] === CARGO_KEYS[letter]);
  if (cargo) return () => void desk.select(cargo);
  const isWay = /^[1-9]$/.test(key) && desk.building.payments.length >= Number(key);
  return isWay ? () => void desk.building.chooseAt(Number(key) - 1) : null;
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
