// The way of a journey that is told city by city: paths over the companies' track that share no hex but the cities
// where they meet. Where several would do, one of them.

import type { Atlas } from "./geometry";

export interface Stop {
  city: string;
  company: string; // who led there; of the first stop nobody
}

type Track = Readonly<Record<string, readonly string[]>>;

const PATHS = 160; // of one link that are looked at
const PATIENCE = 4000; // paths of all links together

/** The paths of a link through free hexes without a city, short ones first; the city it begins in is left out. */
function pathsOf(
  atlas: Atlas,
  track: readonly string[],
  from: string,
  to: string,
  taken: ReadonlySet<string>,
): string[][] {
  const free = new Set(track.filter((id) => id === to || (!taken.has(id) && !atlas.hexes.get(id)?.city)));
  const end = atlas.hexes.get(to);
  const away = (id: string): number => {
    const hex = atlas.hexes.get(id);
    return hex && end ? Math.hypot(hex.x - end.x, hex.y - end.y) : 0;
  };
  const found: string[][] = [];
  const walk = (path: readonly string[], at: string): void => {
    if (at === to) found.push([...path]);
    else
      for (const next of (atlas.hexes.get(at)?.near ?? []).toSorted((one, two) => away(one) - away(two))) {
        if (found.length >= PATHS) return;
        if (free.has(next) && !path.includes(next)) walk([...path, next], next);
      }
  };
  walk([], from);
  return found.sort((one, two) => one.length - two.length);
}

/** The hexes of a journey, from city to city; straight from stop to stop should no way be found. */
export function wayOf(atlas: Atlas, track: Track, journey: readonly Stop[]): string[] {
  let patience = PATIENCE;
  const goOn = (at: number, way: readonly string[]): readonly string[] | null => {
    const stop = journey[at];
    if (!stop) return way;
    for (const path of pathsOf(atlas, track[stop.company] ?? [], way.at(-1) ?? "", stop.city, new Set(way))) {
      const whole = patience-- > 0 ? goOn(at + 1, [...way, ...path]) : null;
      if (whole) return whole;
    }
    return null;
  };
  const cities = journey.map(({ city }) => city);
  return [...(goOn(1, cities.slice(0, 1)) ?? cities)];
}
