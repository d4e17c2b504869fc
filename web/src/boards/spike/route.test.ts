import { expect, it } from "vitest";
import { broughtAt, listedOn } from "./route";

const ROUTE = { values: { tampa: 6, raleigh: 4, columbia: 4, knoxville: 2 }, brings: { raleigh: 4, knoxville: 1 } };

it("a city of the network says what it adds, any other its value; the dearest come last", () => {
  const brought = listedOn(ROUTE).map((one) => [one.city, broughtAt(one)]);
  expect(Object.fromEntries(brought)).toEqual({ knoxville: "+1", raleigh: "$4", columbia: "$4", tampa: "$6" });
  expect(brought.at(-1)?.[0]).toBe("tampa");
});

it("of two that are worth the same, the one that adds less says so", () => {
  const listed = listedOn({ ...ROUTE, brings: { raleigh: 1, columbia: 4 } }).filter(({ brings }) => brings !== null);
  expect(listed.map(broughtAt).sort()).toEqual(["$4", "+1"]);
});
