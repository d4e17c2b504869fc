import { expect, it } from "vitest";
import { inside, meet } from "./boxes";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

it("boxes meet where they overlap, not where they touch", () => {
  expect(meet(box(0, 0, 10, 10), box(9, 9, 5, 5))).toBe(true);
  expect(meet(box(0, 0, 10, 10), box(10, 0, 5, 5))).toBe(false);
  expect(meet(box(0, 0, 10, 10), box(0, 11, 5, 5))).toBe(false);
});

it("a box lies inside a frame up to its edge", () => {
  expect(inside(box(0, 0, 10, 10), box(0, 0, 10, 10))).toBe(true);
  expect(inside(box(1, 1, 10, 2), box(0, 0, 10, 10))).toBe(false);
  expect(inside(box(1, -1, 2, 2), box(0, 0, 10, 10))).toBe(false);
});
