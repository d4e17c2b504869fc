// The best result of each challenge, kept in this browser.

import { store, stored } from "../../../lib/storage";

const KEY = "railroad-tiles-challenges";

export interface Best {
  points: number;
  stars: number;
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

/** Keeps a result if none of this challenge was better: more stars, or as many and more points. */
export function keepBest(challenge: string, points: number, stars: number): void {
  const known = allBest();
  const before = known[challenge];
  if (before && (before.stars > stars || (before.stars === stars && before.points >= points))) return;
  store(KEY, JSON.stringify({ ...known, [challenge]: { points, stars } }));
}
