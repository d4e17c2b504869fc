// What the others have done on the map and on the line since one's own last move.

import type { LogLine } from "../../lib/shapes";
import { sectionPlace } from "./places";

export interface News {
  seat: number;
  place: string[];
}

interface Facts {
  seat?: number;
  city?: string;
  space?: string;
  section?: number | string;
}

/** The latest of each of the others; for a watcher, of whoever moved last. */
export function newsOf(log: readonly LogLine[], reader: number | null): News[] {
  let latest: News[] = [];
  let last = -1;
  for (const { facts, of, undone } of log) {
    if (undone || of !== "game") continue;
    const { seat = -1, city, space, section } = facts as Facts;
    if (seat === reader) latest = [];
    const place = city ?? space ?? (section === undefined ? undefined : sectionPlace(Number(section)));
    if (seat === reader || seat < 0 || !place) continue;
    const before = last === seat ? (latest.find((news) => news.seat === seat)?.place ?? []) : [];
    const others = reader === null ? [] : latest.filter((news) => news.seat !== seat);
    latest = [...others, { seat, place: [...before, place] }];
    last = seat;
  }
  return latest;
}
