import { expect, it } from "vitest";
import { around, centred, crosses, distanceTo, grown, inside, meet, middle } from "./boxes";

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

it("the box around points and boxes holds them all and nothing beside", () => {
  expect(around([box(0, 0, 10, 10), { x: -5, y: 20 }, box(8, 2, 12, 1)])).toEqual({
    x: -5,
    y: 0,
    width: 25,
    height: 20,
  });
});

it("a box around a point has it in its middle", () => {
  expect(middle(centred({ x: 3, y: -7 }, 40, 10))).toEqual({ x: 3, y: -7 });
  expect(grown(centred({ x: 0, y: 0 }, 10), 5, 1)).toEqual({ x: -10, y: -6, width: 20, height: 12 });
});

it("a point inside a box is at no distance from it, one at a corner as far as the crow flies", () => {
  expect(distanceTo(box(0, 0, 10, 10), { x: 4, y: 9 })).toBe(0);
  expect(distanceTo(box(0, 0, 10, 10), { x: 13, y: 14 })).toBe(5);
});

it("a line crosses a box also when both its ends lie outside", () => {
  expect(crosses(box(0, 0, 10, 10), { x: -5, y: 5 }, { x: 15, y: 5 })).toBe(true);
  expect(crosses(box(0, 0, 10, 10), { x: -5, y: 5 }, { x: 5, y: 20 })).toBe(false);
  expect(crosses(box(0, 0, 10, 10), { x: 5, y: -5 }, { x: 5, y: -1 })).toBe(false);
});
