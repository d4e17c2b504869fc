// What the next payment would bring if it were made now: at least and at most, since what the share deck leaves to the
// third holder of a game of two is not known (UP-9.2). Everywhere else the two are equal.

import type { View } from "./shapes";

export interface Range {
  least: number;
  most: number;
}

/** What one share pays a holder. */
export function dueOf(view: View, share: string, holder: number): Range {
  return { least: view.forecast[share]?.[holder] ?? 0, most: view.forecast_most[share]?.[holder] ?? 0 };
}

/** What all shares together pay a holder. */
export function due(view: View, holder: number): Range {
  const parts = Object.keys(view.forecast).map((share) => dueOf(view, share, holder));
  return {
    least: parts.reduce((sum, { least }) => sum + least, 0),
    most: parts.reduce((sum, { most }) => sum + most, 0),
  };
}

/** "7", or "3–7" if it is in doubt. */
export function written({ least, most }: Range): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** How a range has moved: "+2", or its ends one by one, "+2 / −1"; nothing if it has not. */
export function moved(before: Range, now: Range): string {
  const [least, most] = [now.least - before.least, now.most - before.most];
  if (!least && !most) return "";
  return least === most ? signed(least) : `${signed(least)} / ${signed(most)}`;
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
