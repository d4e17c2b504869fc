// What a company is worth, and who is paid first and second by it, as the forecast has it.

import { UP, type View } from "./shapes";

/** A company's value; of the Union Pacific what its first place would be paid. */
export function valueOf(view: View, share: string): number | undefined {
  return share === UP ? view.up_places[view.paid]?.[0] || undefined : view.companies[share]?.value;
}

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
