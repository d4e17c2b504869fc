import { expect, it } from "vitest";
import { survey } from "./geometry";
import { nextCities } from "./network";
import type { BoardData } from "./shapes";

// From west to east: topeka, a junction, chicago, boston; and from the junction south to tampa, over two spaces.
const AT: readonly (readonly [string, number, number])[] = [
  ["a1", 0, 0],
  ["b1", 1, 0],
  ["c1", 2, 0],
  ["d1", 3, 0],
  ["b2", 1, 1],
  ["b3", 1, 2],
];
const CITIES = { topeka: "a1", chicago: "c1", boston: "d1", tampa: "b3" };
const TRACKS = ["a1--b1", "b1--c1", "c1--d1", "b1--b2", "b2--b3"];
const atlas = survey({
  junction: AT.map(([id, x, y]) => ({ id, x, y })),
  city: Object.entries(CITIES).map(([id, junction]) => ({ id, junction, good: "wheat" })),
  space: TRACKS.map((id) => ({ a: id.slice(0, 2), b: id.slice(4), suit: "blue" })),
} as unknown as BoardData);

it("from a city its tracks lead to those next along them, the nearest first", () => {
  expect(nextCities(atlas, TRACKS, "topeka")).toEqual([
    { city: "chicago", spaces: 3 },
    { city: "tampa", spaces: 4 },
  ]);
  expect(nextCities(atlas, TRACKS, "boston")).toEqual([{ city: "chicago", spaces: 2 }]);
});

it("from a track they lead both ways, and no city is passed", () => {
  expect(nextCities(atlas, TRACKS, "b1--c1")).toEqual([
    { city: "chicago", spaces: 1 },
    { city: "topeka", spaces: 2 },
    { city: "tampa", spaces: 3 },
  ]);
});

it("from what is not in the network they lead nowhere", () => {
  expect(nextCities(atlas, ["a1--b1"], "boston")).toEqual([]);
  expect(nextCities(atlas, ["a1--b1"], "c1--d1")).toEqual([]);
});
