// A payment of dividends as the game tells it: who had what, and company by company who gets how much for which places.

import type { Scene } from "../../../frame/scenes/scene";
import type { LogLine } from "../../../lib/shapes";
import { UP } from "../shapes";

/** What a holder gets from a company; the places are null if its shares reach none. */
export interface Cell {
  held: number;
  amount: number;
  first: number | null;
  last: number | null;
  among: number;
}

export interface Row {
  share: string;
  value: number | null;
  places: number[];
  holders: (Cell | null)[];
}

export interface Payment {
  number: number;
  of: number;
  had: number[];
  companies: Row[];
  next_up?: number;
  /** Whose move led to it; null if nobody's did. */
  by: number | null;
  /** The lines that tell it: the payment, and then who is paid. */
  lines: readonly LogLine[];
}

export interface DividendScene extends Scene {
  readonly kind: "dividend";
  readonly payment: Payment;
}

// In milliseconds: the sheet, a company that pays, one that nobody holds, the Union Pacific, the line about the lead.
const [SHEET, PAYS, PASSES, LAST, LEAD] = [240, 560, 120, 900, 240];

export const isDividend = (scene: Scene): scene is DividendScene => scene.kind === "dividend";

export const pays = (row: Row): boolean => row.holders.some((cell) => cell !== null && cell.amount > 0);

export function dividendScene(payment: Payment): DividendScene {
  const steps = payment.companies.map((row) => (!pays(row) ? PASSES : row.share === UP ? LAST : PAYS));
  return { kind: "dividend", payment, steps: [SHEET, ...steps, LEAD], waits: true, tells: payment.lines };
}

/** All payments that these lines tell, in their order. */
export function paymentsIn(lines: readonly LogLine[]): Payment[] {
  let by: number | null = null;
  const payments: Payment[] = [];
  for (const [at, line] of lines.entries()) {
    const { key, facts, of, undone } = line;
    if (undone || of !== "game") continue;
    if (key === "payment")
      payments.push({
        ...(facts as unknown as Omit<Payment, "by" | "lines">),
        by,
        lines: [line, ...paidAfter(lines, at)],
      });
    else if (key === "stalled") by = null;
    else if (key !== "paid" && typeof facts["seat"] === "number") by = facts["seat"];
  }
  return payments;
}

/** The lines right behind a payment that say who is paid. */
function paidAfter(lines: readonly LogLine[], at: number): LogLine[] {
  const rest = lines.slice(at + 1).filter(({ key }) => key !== "third-holder");
  const end = rest.findIndex(({ key }) => !key.startsWith("paid"));
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** What everybody has once so many companies have paid. */
export function sums(payment: Payment, companies = payment.companies.length): number[] {
  return payment.had.map((had, holder) =>
    payment.companies.slice(0, companies).reduce((sum, row) => sum + (row.holders[holder]?.amount ?? 0), had),
  );
}

/** What the payment brings a holder. */
export function gain(payment: Payment, holder: number): number {
  return (sums(payment)[holder] ?? 0) - (payment.had[holder] ?? 0);
}

/** Who has the most, and by how much before the next; several where they are equal. */
export function lead(money: readonly number[]): { first: number[]; next: number | null; by: number } {
  const most = Math.max(...money);
  const first = money.flatMap((sum, holder) => (sum === most ? [holder] : []));
  const others = money.flatMap((sum, holder) => (sum < most ? [{ sum, holder }] : []));
  const next = others.reduce<{ sum: number; holder: number } | null>(
    (best, one) => (best && best.sum >= one.sum ? best : one),
    null,
  );
  return { first, next: next?.holder ?? null, by: next ? most - next.sum : 0 };
}

/** The holders from the richest down, each with the place they share with their equals. */
export function standing(money: readonly number[]): { holder: number; money: number; place: number }[] {
  return money
    .map((sum, holder) => ({ holder, money: sum, place: 1 + money.filter((other) => other > sum).length }))
    .sort((one, two) => one.place - two.place || one.holder - two.holder);
}
