// Up to which version this browser has shown each table, and when: on return, the moves since then are offered.

import { store, storedList } from "./storage";

const KEY = "seen";
const MOST = 50;

/** A shorter absence does not count, in milliseconds. */
const ABSENCE = 60_000;

type SeenEntry = [place: string, version: number, at: number];

const read = (): SeenEntry[] => storedList(KEY) as SeenEntry[];

/** What this browser has last shown of something, by its count; null if it never was here. */
export function lastSeen(place: string): number | null {
  return read().find(([id]) => id === place)?.[1] ?? null;
}

export function longAway(place: string): boolean {
  const at = read().find(([id]) => id === place)?.[2];
  return at !== undefined && Date.now() - at > ABSENCE;
}

/** Whether a page of this browser has just shown something of a table. */
export function shownLately(table: string): boolean {
  return read().some(([place, , at]) => place.startsWith(`${table}/`) && Date.now() - at <= ABSENCE);
}

export function markSeen(place: string, count: number): void {
  const others = read().filter(([id]) => id !== place);
  store(KEY, JSON.stringify([[place, count, Date.now()], ...others].slice(0, MOST)));
}
