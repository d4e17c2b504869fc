import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/shapes";
import { scenesIn } from "../scenes";
import { broughtBy, coastsOf } from "./scene";

const told = (key: string, facts: Record<string, unknown>): LogLine =>
  ({ version: 1, at: 0, step: 1, of: "game", key, facts, text: "", undone: false }) as LogLine;
const joined = told("joined", {
  seat: 1,
  amount: 12,
  line: [
    { company: "purple", hexes: ["seattle", "a2"] },
    { company: "red", hexes: ["a2", "new-york"] },
  ],
});
const arrived = told("arrived", { seat: 1, way: [], pays: [] });

describe("the line from coast to coast", () => {
  it("is shown to everybody, in the order of what has happened", () => {
    expect(scenesIn([arrived, joined], null).map(({ kind }) => kind)).toEqual(["journey", "coasts"]);
    expect(scenesIn([joined, arrived], 1).map(({ kind }) => kind)).toEqual(["coasts"]);
  });

  it("brings its bonus when it is lit", () => {
    const scene = coastsOf(joined);
    expect([0, 1, 2].map((step) => broughtBy(scene, step))).toEqual([
      [0, 0],
      [0, 12],
      [0, 12],
    ]);
  });
});
