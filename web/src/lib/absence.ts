// Up to where this browser has seen each table, and when, so that whoever comes back is told what happened meanwhile.

import { keep, keptList } from "./kept";

const KEY = "seen";
const MOST = 50;

/** Who has been away for less has missed nothing. */
const AWAY = 60_000;

type Seen = [place: string, version: number, at: number];

const read = (): Seen[] => keptList(KEY) as Seen[];

/** What this browser has last shown of something, by its count; null if it never was here. */
export function lastSeen(place: string): number | null {
  return read().find(([id]) => id === place)?.[1] ?? null;
}

export function longAway(place: string): boolean {
  const at = read().find(([id]) => id === place)?.[2];
  return at !== undefined && Date.now() - at > AWAY;
}

/** Whether a page of this browser has just shown something of a table. */
export function shownLately(table: string): boolean {
  return read().some(([place, , at]) => place.startsWith(`${table}/`) && Date.now() - at <= AWAY);
}

export function keepSeen(place: string, count: number): void {
  const others = read().filter(([id]) => id !== place);
  keep(KEY, JSON.stringify([[place, count, Date.now()], ...others].slice(0, MOST)));
}
