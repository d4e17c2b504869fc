// The best result of each challenge, kept in this browser.

import { store, stored } from "../../../lib/storage";

const KEY = "railroad-tiles-challenges";

export interface Best {
  points: number;
  stars: number;
  missed?: boolean; // the mission
}

export function allBest(): Readonly<Record<string, Best>> {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? "{}");
    if (found === null || typeof found !== "object") return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, Best] => {
        const best = entry[1] as Partial<Best> | null;
        return typeof best?.points === "number" && typeof best.stars === "number";
      }),
    );
  } catch {
    return {};
  }
}

/** How much better the first one is: more stars, or a mission that is done, or more points. */
const lead = (one: Best, other: Best): number =>
  one.stars - other.stars || Number(other.missed ?? false) - Number(one.missed ?? false) || one.points - other.points;

/** Keeps a result if none of this challenge was as good. */
export function keepBest(challenge: string, best: Best): void {
  const known = allBest();
  const before = known[challenge];
  if (before && lead(best, before) <= 0) return;
  store(KEY, JSON.stringify({ ...known, [challenge]: best }));
}
