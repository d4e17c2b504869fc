import { expect, it } from "vitest";
import { survey, wayThrough } from "./geometry";
import type { BoardData } from "./shapes";

// A line from west to east, with a city in its middle.
const JUNCTIONS = ["a1", "b1", "c1", "d1"].map((id, at) => ({ id, x: at * 100, y: 0 }));
const CITY = { id: "topeka", name_en: "Topeka", name_it: "Topeka", junction: "c1", good: "wheat", label: "e" };
const SPACES = [
  { a: "a1", b: "b1", suit: "blue" },
  { a: "b1", b: "c1", suit: "rose" },
  { a: "c1", b: "d1", suit: "jade" },
];
const atlas = survey({ junction: JUNCTIONS, city: [CITY], space: SPACES } as unknown as BoardData);

it("a train goes round a city that it skips, and stops in the middle of one it comes to", () => {
  const past = wayThrough(atlas, ["b1--c1", "c1--d1"], 20);
  const away = past.map(({ x, y }) => Math.hypot(x - 200, y));
  expect(Math.min(...away)).toBeCloseTo(20);
  expect(wayThrough(atlas, ["b1--c1", "topeka"], 20).at(-1)).toMatchObject({ x: 200 });
});

it("a train runs straight through a junction", () => {
  expect(wayThrough(atlas, ["a1--b1", "b1--c1"], 20).map(({ x }) => x)).toEqual([50, 100, 150]);
});
