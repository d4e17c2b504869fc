// The cities of a route card, and what is written by each.

import type { RouteCard } from "./shapes";

export interface Listed {
  city: string;
  value: number;
  brings: number | null; // what it adds now; null if it is not in the network
}

/** Its cities, the dearest last as the way there is long. */
export function listedOn({ values, brings }: Pick<RouteCard, "values" | "brings">): Listed[] {
  const listed = Object.entries(values).sort(([, one], [, two]) => one - two);
  return listed.map(([city, value]) => ({ city, value, brings: brings[city] ?? null }));
}

/** What is written by a city: its value, or what it adds where another of the network pays its value. */
export const broughtAt = ({ value, brings }: Listed): string =>
  brings === null || brings === value ? `$${value}` : `+${brings}`;
