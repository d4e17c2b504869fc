// What the others have done on the map since one's own last move.

import type { LogLine } from "../../lib/shapes";

export interface News {
  seat: number;
  city: string | null; // connected, entered or delivered to
  line: string[]; // laid
  place: string; // where it is told
}

interface Facts {
  seat?: number;
  city?: string;
  line?: string[];
  path?: string[];
}

const OWN_ENDS = new Set(["built", "took", "drew", "upgraded", "moved", "arrived", "passed", "placed", "held"]);

/** The latest of each of the others; for a watcher, of whoever moved last. */
export function newsOf(log: readonly LogLine[], reader: number | null): News[] {
  let latest: News[] = [];
  for (const { key, facts, of, undone } of log) {
    if (undone || of !== "game") continue;
    const { seat = -1, city = null, line = [], path = [] } = facts as Facts;
    if (seat === reader && OWN_ENDS.has(key)) latest = [];
    const place = city ?? path.at(-1);
    if (seat === reader || seat < 0 || !place || !["built", "moved", "arrived", "placed", "delivered"].includes(key))
      continue;
    const others = reader === null ? [] : latest.filter((news) => news.seat !== seat);
    latest = [...others, { seat, city, line, place }];
  }
  return latest;
}
