import { expect, it } from "vitest";
import type { City, Space } from "../geometry";
import { besideLine, hung, type CityMarks } from "./marks";

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

const RESTING: CityMarks = { ...MARKS, left: false, pays: null };
const NORFOLK: CityMarks = { ...RESTING, city: { id: "norfolk", x: 24, y: -30 } as City, flags: [] };
const hungAt = (one: CityMarks, line: Space[], trains: Parameters<typeof hung>[2] = [], others = [NORFOLK]) => {
  const [{ left, below } = one] = hung([one, ...others], line, trains, 1);
  return { left, below };
};

it("flags fly at the right unless a city is there, or what theirs pays", () => {
  expect(hungAt(RESTING, [], [], [])).toEqual({ left: false, below: false });
  expect(hungAt(RESTING, [])).toEqual({ left: true, below: false });
  expect(hungAt({ ...RESTING, pays: 2 }, [], [], [])).toEqual({ left: true, below: false });
});

it("flags hide no track and no train", () => {
  const train = { x: -36, y: -28, width: 30, height: 25 };
  expect(hungAt(RESTING, lineFrom(-40, -60))).toEqual({ left: false, below: true });
  expect(hungAt(RESTING, [], [train])).toEqual({ left: false, below: true });
  expect(hungAt(RESTING, lineFrom(40, 60), [train])).toEqual({ left: true, below: true });
});

it("flags of neighbours hang apart", () => {
  const neighbour: CityMarks = { ...RESTING, city: { id: "richmond", x: 50, y: 0 } as City };
  const [, other] = hung([RESTING, neighbour], [], [], 1);
  expect(other?.left && !other.below).toBe(false);
});
