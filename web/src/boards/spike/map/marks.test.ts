import { expect, it } from "vitest";
import type { City, Space } from "../geometry";
import { besideLine, type CityMarks } from "./marks";

const CITY = { id: "roanoke", x: 0, y: 0 } as City;
const FLAGS = ["corn", "oil"].map((good) => ({ good, amount: 8, own: false, best: false }));
const MARKS: CityMarks = { city: CITY, flags: FLAGS, left: true, below: false, load: null, delivered: [], pays: 3 };
const lineFrom = (x: number, y: number): Space[] => [{ from: { x, y }, to: { x: 0, y: 0 } } as Space];
const placed = (line: Space[], names: Parameters<typeof besideLine>[2] = []): [boolean, boolean] => {
  const { left, below } = besideLine(MARKS, line, names, 1);
  return [left, below];
};

it("flags stay where they fly if the line comes from elsewhere", () => {
  expect(placed(lineFrom(60, 60))).toEqual([true, false]);
});

it("flags hang below if the line comes from behind them", () => {
  expect(placed(lineFrom(-40, -60))).toEqual([true, true]);
});

it("flags that hang hide no name, and never what the city pays", () => {
  const name = { x: -60, y: 15, width: 60, height: 40 };
  expect(placed(lineFrom(-40, -60), [name])).toEqual([false, true]);
});
