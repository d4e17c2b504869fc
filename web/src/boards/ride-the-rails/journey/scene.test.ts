import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/shapes";
import { scenesIn } from "../scenes";
import { journeyOf, paySoFar, rideTime } from "./scene";

const link = (company: string, city: string, ...between: string[]) => ({
  company,
  city,
  hexes: ["a", ...between, city],
});
const arrived: LogLine = {
  version: 1,
  at: 0,
  step: 1,
  of: "game",
  key: "arrived",
  facts: {
    seat: 1,
    way: [link("red", "b"), link("blue", "c", "x", "y", "z", "w")],
    pays: [
      [1, 2],
      [2, 4],
    ],
  },
  text: "",
  undone: false,
};

describe("a journey", () => {
  it("is shown to the others, and to all in a replay", () => {
    expect(scenesIn([arrived], 1)).toEqual([]);
    expect(scenesIn([arrived], 0)).toHaveLength(1);
    expect(scenesIn([arrived], null)).toHaveLength(1);
  });

  it("takes a while for every hex, but never too short or too long", () => {
    expect(rideTime(link("red", "b"))).toBe(320);
    expect(rideTime(link("red", "b", "1", "2", "3", "4"))).toBe(450);
    expect(rideTime(link("red", "b", ..."0123456789"))).toBe(900);
  });

  it("tells its links and what they pay, and nothing else", () => {
    const lines = ["built", "departed", "rode", "arrived", "dividend", "round", "dividend"].map((key) => ({
      ...arrived,
      key,
    }));
    const scene = scenesIn(lines, null)[0];
    expect(scene?.tells?.map(({ key }) => key)).toEqual(["departed", "rode", "arrived", "dividend"]);
  });

  it("pays more with every link", () => {
    const scene = journeyOf(arrived, [arrived]);
    expect([0, 1, 2].map((step) => paySoFar(scene, step))).toEqual([
      [1, 2],
      [2, 4],
      [2, 4],
    ]);
  });
});
