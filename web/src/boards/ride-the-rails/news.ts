// What the others have done since one's own last move: what they built, and whom they let ride.

import type { LogLine } from "../../lib/shapes";
import type { Link } from "./shapes";

export interface News {
  seat: number;
  hexes: string[]; // built there, in order
  way: string[]; // ridden, hex by hex
}

const OWN_TURN_ENDS = new Set(["took", "built", "started", "stopped", "arrived", "no-ride", "no-share"]);

interface MoveFacts {
  seat?: number;
  hex?: string;
  way?: readonly Link[];
}

/** The latest turn of each of the others; for a watcher, of whoever moved last. */
export function newsOf(log: readonly LogLine[], reader: number | null): News[] {
  let latest: News[] = [];
  const of = (seat: number): News => {
    const last = latest.find((news) => news.seat === seat);
    if (last) return last;
    const news: News = { seat, hexes: [], way: [] };
    latest = [...(reader === null ? [] : latest), news];
    return news;
  };
  for (const line of log) {
    if (line.undone || line.of !== "game") continue;
    const { seat = -1, hex = "", way = [] } = line.facts as MoveFacts;
    if (seat === reader && OWN_TURN_ENDS.has(line.key)) latest = [];
    if (seat === reader || seat < 0) continue;
    if (line.key === "built" || line.key === "started") {
      const news = of(seat);
      if (news.way.length) Object.assign(news, { hexes: [], way: [] });
      news.hexes.push(hex);
    } else if (line.key === "arrived")
      Object.assign(of(seat), { hexes: [], way: way.flatMap(({ hexes }, at) => hexes.slice(at > 0 ? 1 : 0)) });
  }
  return latest;
}
