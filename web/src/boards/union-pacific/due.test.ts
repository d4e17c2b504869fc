import { describe, expect, it } from "vitest";
import { due, dueOf, moved, written } from "./due";
import { holders } from "./holders";
import type { View } from "./shapes";

const view = {
  players: 2,
  table: [{ ms: 2, up: 1 }, { ms: 1 }, {}],
  forecast: { ms: [1, 0, 2], up: [16, 0, 20] },
  forecast_most: { ms: [3, 1, 3], up: [16, 0, 20] },
  third_holder: { least: { ms: 1, up: 2 }, most: { ms: 3, up: 2 } },
} as unknown as View;

describe("what a payment would bring", () => {
  it("is a range where the third holder is in doubt", () => {
    expect(dueOf(view, "ms", 0)).toEqual({ least: 1, most: 3 });
    expect(due(view, 0)).toEqual({ least: 17, most: 19 });
    expect(written(due(view, 0))).toBe("17–19");
  });

  it("is one figure where nothing is in doubt", () => {
    expect(written(dueOf(view, "up", 0))).toBe("16");
  });

  it("moves with what a turn changes", () => {
    expect(moved({ least: 1, most: 3 }, { least: 1, most: 3 })).toBe("");
    expect(moved({ least: 1, most: 3 }, { least: 3, most: 5 })).toBe("+2");
    expect(moved({ least: 4, most: 4 }, { least: 3, most: 6 })).toBe("−1 / +2");
  });

  it("counts the third holder among the places as far as it is seen", () => {
    expect(holders(view, "up").map(({ seats }) => seats)).toEqual([[2], [0]]);
    expect(holders(view, "ms")).toEqual([
      { seats: [0], count: 2, amount: { least: 1, most: 3 } },
      { seats: [1, 2], count: 1, amount: { least: 0, most: 3 } },
    ]);
  });
});
