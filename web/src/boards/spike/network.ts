// The own network by ear: which cities its tracks lead to from a place, and how far they are.

import type { Atlas } from "./geometry";

export interface NextCity {
  city: string;
  spaces: number; // that a train takes to it: a track counts one, and so does the city
}

/** The cities that come next along these tracks, the nearest first, from a city or from one of the tracks. */
export function nextCities({ spaces, junctions, cities }: Atlas, tracks: readonly string[], from: string): NextCity[] {
  const laid = tracks.flatMap((id) => spaces.get(id) ?? []);
  const start = laid.find(({ id }) => id === from);
  const begins = start ? [start.a, start.b] : [cities.get(from)?.data.junction ?? ""];
  const met = new Set(begins);
  let front = begins;
  const next: NextCity[] = [];
  for (let far = 1; front.length; far++) {
    const onward: string[] = [];
    for (const junction of front) {
      const city = junctions.get(junction)?.city;
      if (city && city !== from) {
        next.push({ city, spaces: far });
        continue;
      }
      for (const { a, b } of laid) {
        const beyond = a === junction ? b : b === junction ? a : null;
        if (beyond === null || met.has(beyond)) continue;
        met.add(beyond);
        onward.push(beyond);
      }
    }
    front = onward;
  }
  return next;
}
