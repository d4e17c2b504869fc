// How an effect is drawn in short: a figure, a drawing, and what it costs.

import type { Effect, Pending } from "./shapes";

export interface Short {
  figure: number | null;
  sign: string;
  cost: number | null;
}

const SIGNS: Readonly<Record<string, string>> = {
  "flip-train": "flip",
  shares: "share",
  "no-station-cost": "no-cost",
  "first-station-bonus": "first-station",
  "first-office-bonus": "first-office",
  "main-reward": "main-again",
};

export const signOf = (kind: string): string => SIGNS[kind] ?? kind;

/** Free money and shares of an effect are always had, at the latest when the action ends. */
export const comesByItself = ({ kind, price, price_each = 0, discard = 0 }: Pending): boolean =>
  ["money", "shares"].includes(kind) && price + price_each + discard === 0;

export function shortOf(effect: Effect): Short {
  const { kind, steps, shares, times, money } = effect;
  const count = effect.limit ?? effect.count;
  const figure = (kind === "money" ? money : kind === "shares" ? shares : kind === "advance" ? steps : null) ?? null;
  const several = kind === "promote" ? count : kind === "flip-train" ? times : null;
  const cost = effect.cost ?? effect.cost_each ?? 0;
  return {
    figure: figure ?? (several && several > 1 ? several : null),
    sign: signOf(kind),
    cost: cost > 0 ? cost : null,
  };
}
