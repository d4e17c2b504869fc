import { expect, it } from "vitest";
import { fit, toScreen } from "../../../map/view";
import { clearOf, type Corner } from "./clear";

const FRAME = { width: 1000, height: 600 };
const LEGEND: Corner = { side: "left", width: 180, height: 120 };
const cell = (column: number, row: number) => ({ x: column * 96, y: row * 96, width: 96, height: 96 });
const box = (columns: number, rows: number) => ({ x: 0, y: 0, width: columns * 96, height: rows * 96 });

it("where the corner is free the territory is as large as it can be", () => {
  const found = clearOf(box(4, 4), [cell(0, 3)], [LEGEND], FRAME, Infinity);
  expect(found.scale).toBeCloseTo(600 / (4 * 96));
  expect(found.bounds).toEqual(box(4, 4));
});

it("a cell behind the corner is moved out of it, at the least loss of size", () => {
  const cells = [cell(0, 3), cell(9, 0)];
  const found = clearOf(box(10, 4), cells, [LEGEND], FRAME, Infinity);
  const view = fit(FRAME, { bounds: found.bounds, largest: Infinity });
  const { x, y } = toScreen(view, cell(0, 3), FRAME);
  expect(x >= 180 || y + 96 * view.scale <= 480).toBe(true);
  expect(found.scale).toBeGreaterThan(0.8);
});

it("nothing is moved for a corner that covers only what is empty", () => {
  const found = clearOf(box(10, 6), [cell(5, 0)], [LEGEND], FRAME, Infinity);
  expect(found.bounds).toEqual(box(10, 6));
});

it("so many pixels above the territory are left free", () => {
  const { bounds, scale } = clearOf(box(4, 4), [], [], FRAME, Infinity, 60);
  const view = fit(FRAME, { bounds, largest: Infinity });
  expect(toScreen(view, { x: 0, y: 0 }, FRAME).y).toBeCloseTo(60);
  expect(scale).toBeCloseTo(540 / (4 * 96));
});
