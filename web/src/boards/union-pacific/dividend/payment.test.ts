import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/shapes";
import { dividendScene, gain, lead, paymentsIn, standing, sums, type Payment } from "./payment";

const cell = (amount: number) => ({ held: 1, amount, first: 1, last: 1, among: 1 });
const payment: Payment = {
  number: 2,
  of: 4,
  had: [10, 12, 3],
  companies: [
    { share: "eprg", value: 5, places: [5, 2], holders: [cell(5), cell(2), null] },
    { share: "bnl", value: 2, places: [2, 1], holders: [null, null, null] },
    { share: "up", value: null, places: [10, 8], holders: [null, cell(10), null] },
  ],
  by: 1,
  lines: [],
};
const line = (key: string, facts: Record<string, unknown>, undone = false): LogLine => ({
  version: 1,
  at: 0,
  step: 1,
  of: "game",
  key,
  facts,
  text: "",
  undone,
});

describe("a payment", () => {
  it("takes its time company by company, and little where nobody is paid", () => {
    expect(dividendScene(payment).steps).toEqual([240, 560, 120, 900, 240]);
    expect(dividendScene(payment).waits).toBe(true);
  });

  it("adds up what has been paid so far", () => {
    expect(sums(payment, 0)).toEqual([10, 12, 3]);
    expect(sums(payment, 1)).toEqual([15, 14, 3]);
    expect(sums(payment)).toEqual([15, 24, 3]);
    expect(gain(payment, 1)).toBe(12);
  });

  it("is found in the log with whoever brought it about", () => {
    const { by, lines: _, ...facts } = payment;
    const log = [line("drew", { seat: by }), line("payment", facts), line("paid", { seat: 0 }), line("payment", facts)];
    expect(paymentsIn(log).map((found) => found.by)).toEqual([1, 1]);
    expect(paymentsIn([line("stalled", {}), line("payment", facts)])[0]?.by).toBeNull();
    expect(paymentsIn([line("payment", facts, true)])).toEqual([]);
  });

  it("tells its own lines, and none of what follows", () => {
    const log = ["payment", "third-holder", "paid", "paid-third", "took", "paid"].map((key) => line(key, {}));
    expect(paymentsIn(log)[0]?.lines.map(({ key }) => key)).toEqual(["payment", "paid", "paid-third"]);
  });
});

describe("who leads", () => {
  it("is the richest, by what the next is short of", () => {
    expect(lead([15, 24, 3])).toEqual({ first: [1], next: 0, by: 9 });
  });

  it("is shared by equals", () => {
    expect(lead([7, 7, 3]).first).toEqual([0, 1]);
    expect(lead([7, 7])).toEqual({ first: [0, 1], next: null, by: 0 });
    expect(standing([7, 9, 7]).map(({ holder, place }) => [holder, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });
});
