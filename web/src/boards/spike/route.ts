// What each city of a route card brings (SP-12.4): the best of those in the network its value, the others 1.

import type { RouteCard } from "./shapes";

export interface Listed {
  city: string;
  value: number;
  own: boolean; // in the network
  best: boolean; // the one that pays its value
}

/** Its cities, the dearest last as the way there is long. */
export function listedOn({ values }: Pick<RouteCard, "values">, cities: readonly string[]): Listed[] {
  const listed = Object.entries(values).sort(([, one], [, two]) => one - two);
  const best = listed.filter(([city]) => cities.includes(city)).at(-1)?.[0];
  return listed.map(([city, value]) => ({ city, value, own: cities.includes(city), best: city === best }));
}

/** What is written by a city: its value, or 1 where another of the network pays more. */
export const broughtAt = ({ value, own, best }: Listed): string => (own && !best ? "+1" : `$${value}`);
