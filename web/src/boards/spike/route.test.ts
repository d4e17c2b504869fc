import { expect, it } from "vitest";
import { broughtAt, listedOn } from "./route";

const ROUTE = { values: { tampa: 6, raleigh: 4, columbia: 4, knoxville: 2 } };

it("the best city of the network pays its value, each other one 1, the rest what they would", () => {
  const brought = listedOn(ROUTE, ["raleigh", "knoxville", "topeka"]).map((one) => [one.city, broughtAt(one)]);
  expect(Object.fromEntries(brought)).toEqual({ knoxville: "+1", raleigh: "$4", columbia: "$4", tampa: "$6" });
});

it("of two that pay the same one counts in full", () => {
  const listed = listedOn(ROUTE, ["raleigh", "columbia"]).filter(({ own }) => own);
  expect(listed.map(broughtAt).sort()).toEqual(["$4", "+1"]);
});
