import { expect, it } from "vitest";
import { joined, replaced, setsOf } from "./sets";

const ORDER = ["city-hall", "metropolis", "central-station", "stadium", "airport", "temple", "gas-station"];

it("three sets are one value in the box's order, and come back from it", () => {
  const value = joined(["stadium", "city-hall", "temple"], ORDER);
  expect(value).toBe("city-hall+stadium+temple");
  expect(setsOf(value)).toEqual(["city-hall", "stadium", "temple"]);
  expect([setsOf("none"), setsOf("drawn")]).toEqual([[], []]);
});

it("there are always three: another takes the place of the one chosen first", () => {
  const three = ["stadium", "city-hall", "temple"];
  expect(replaced(three, "airport")).toEqual(["city-hall", "temple", "airport"]);
  expect(replaced(three, "city-hall")).toEqual(three);
});
