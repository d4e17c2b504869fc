// Who is paid first and second by a company, as the forecast has it.

import type { View } from "./shapes";

export interface Holders {
  seats: number[];
  count: number;
  amount: number;
}

/** The largest holders of a share and those after them; only places that are paid count. */
export function holders(view: View, share: string): Holders[] {
  const counts = view.table.map((held) => held[share] ?? 0);
  const paid = view.forecast[share] ?? [];
  const sizes = [...new Set(counts.filter((count) => count > 0))].sort((one, two) => two - one);
  return sizes
    .map((count) => {
      const seats = counts.flatMap((held, seat) => (held === count ? [seat] : []));
      return { seats, count, amount: paid[seats[0] ?? 0] ?? 0 };
    })
    .filter((place) => place.amount > 0)
    .slice(0, 2);
}
