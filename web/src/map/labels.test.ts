import { expect, it } from "vitest";
import { centred, inside, meet } from "./boxes";
import { beside, settle, type Wanted } from "./labels";

const way = (x: number, y: number, cost: number, width = 10) => ({
  box: { x, y, width, height: 10 },
  cost,
  drawn: `${x},${y}`,
});
const taken = (wanted: Wanted<string>[], air?: number): Record<string, string> =>
  Object.fromEntries([...settle(wanted, air)].map(([id, { drawn }]) => [id, drawn]));

it("a name alone takes its cheapest way", () => {
  expect(taken([{ id: "a", ways: [way(5, 5, 2), way(0, 0, 1), way(9, 9, 3)] }])).toEqual({ a: "0,0" });
});

it("of two names that want the same room the later one gives in", () => {
  const ways = [way(0, 0, 0), way(20, 0, 1)];
  expect(
    taken([
      { id: "a", ways },
      { id: "b", ways },
    ]),
  ).toEqual({ a: "0,0", b: "20,0" });
});

it("a name moves once that makes the whole better", () => {
  const wanted = [
    { id: "free", ways: [way(0, 0, 0), way(0, 50, 0.1)] },
    { id: "tied", ways: [way(0, 0, 0)] },
  ];
  expect(taken(wanted)).toEqual({ free: "0,50", tied: "0,0" });
});

it("a name without room is left out, and it is the later one", () => {
  const ways = [way(0, 0, 0)];
  expect(
    taken([
      { id: "home", ways },
      { id: "town", ways },
    ]),
  ).toEqual({ home: "0,0" });
});

it("names keep air above and below, not at their sides", () => {
  const wanted = (x: number, y: number) => [
    { id: "a", ways: [way(0, 0, 0)] },
    { id: "b", ways: [way(x, y, 0)] },
  ];
  expect(taken(wanted(0, 11), 2)).toEqual({ a: "0,0" });
  expect(taken(wanted(11, 0), 2)).toEqual({ a: "0,0", b: "11,0" });
});

it("what stands in the dearest of ways is still better than on another name", () => {
  const wanted = [
    { id: "a", ways: [way(0, 0, 0)] },
    { id: "b", ways: [way(0, 0, 0), way(40, 40, 80)] },
  ];
  expect(taken(wanted)).toEqual({ a: "0,0", b: "40,40" });
});

// Notes ------------------------------------------------------------------------------------------------------------

const FRAME = { x: 0, y: 0, width: 400, height: 300 };
const SIZE = { width: 60, height: 20 };

it("a note stands near its point, in the frame and on nothing that is to be kept clear", () => {
  const point = { x: 395, y: 150 };
  const kept = centred({ x: 330, y: 150 }, 80, 60);
  const [spot = point] = beside([point], [SIZE], { frame: FRAME, avoid: [{ box: kept, cost: 12 }], start: 20 });
  const note = centred(spot, SIZE.width, SIZE.height);
  expect(inside(note, FRAME)).toBe(true);
  expect(meet(note, kept)).toBe(false);
  expect(Math.hypot(spot.x - point.x, spot.y - point.y)).toBeLessThan(160);
});

it("two notes of the same point do not meet", () => {
  const point = { x: 200, y: 150 };
  const [one = point, two = point] = beside([point, point], [SIZE, SIZE], { frame: FRAME, avoid: [], start: 10 });
  expect(meet(centred(one, SIZE.width, SIZE.height), centred(two, SIZE.width, SIZE.height))).toBe(false);
});

it("of two things in the way a note hides the one that matters less", () => {
  const point = { x: 200, y: 150 };
  const all = { box: FRAME, cost: 1 };
  const left = { box: { x: 0, y: 0, width: 200, height: 300 }, cost: 12 };
  const [spot = point] = beside([point], [{ width: 20, height: 20 }], { frame: FRAME, avoid: [all, left], start: 10 });
  expect(spot.x).toBeGreaterThanOrEqual(210);
});
