// What a company is worth, and who is paid first and second by it, as the forecast has it.

import { dueOf, type Range } from "./due";
import { UP, type View } from "./shapes";

/** A company's value; of the Union Pacific what its first place would be paid. */
export function valueOf(view: View, share: string): number | undefined {
  return share === UP ? view.up_places[view.paid]?.[0] || undefined : view.companies[share]?.value;
}

export interface Holders {
  seats: number[];
  count: number;
  amount: Range;
}

/**
 * The largest holders of a share and those after them; only places that may be paid count. The third holder of a game
 * of two is among them with what is seen of it.
 */
export function holders(view: View, share: string): Holders[] {
  const counts = view.table.map((held) => held[share] ?? 0);
  if (view.third_holder) counts[view.players] = view.third_holder.least[share] ?? 0;
  const sizes = [...new Set(counts.filter((count) => count > 0))].sort((one, two) => two - one);
  return sizes
    .map((count) => {
      const seats = counts.flatMap((held, seat) => (held === count ? [seat] : []));
      const dues = seats.map((seat) => dueOf(view, share, seat));
      const least = Math.min(...dues.map((due) => due.least));
      return { seats, count, amount: { least, most: Math.max(...dues.map((due) => due.most)) } };
    })
    .filter((place) => place.amount.most > 0)
    .slice(0, 2);
}
