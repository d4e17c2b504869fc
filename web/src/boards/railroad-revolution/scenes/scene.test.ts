import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/shapes";
import { broughtBy, scenesIn } from "./scene";

const line = (key: string, facts: LogLine["facts"]): LogLine =>
  ({ version: 1, at: 0, step: 1, of: "game", key, facts, text: key, undone: false }) as LogLine;

describe("what others do", () => {
  const lines = [
    line("works", { seat: 1, worker: "white", action: "railroad" }),
    line("rail", { seat: 1, space: "washington--columbus" }),
    line("station", { seat: 0, city: "washington" }),
    line("contract", { seat: 0, contract: "contract-3-first" }),
    line("completed", { seat: 0, objective: "a1-1", points: 18 }),
  ];

  it("is shown piece by piece, without what the reader has done", () => {
    expect(scenesIn(lines, 0).map(({ kind }) => kind)).toEqual(["rail", "completed"]);
  });

  it("shows a city that a rail connects, and how a contract is answered", () => {
    const round = [
      line("rail", { seat: 1, space: "columbus--chicago" }),
      line("offer", { seat: 1 }),
      line("refused", { seat: 2 }),
      line("refused", { seat: 0 }),
    ];
    const found = scenesIn(round, 0, () => [{ city: "chicago", text: "Ada connects Chicago" }]);
    expect(found.map(({ kind }) => kind)).toEqual(["rail", "connected", "offer", "refused"]);
    expect(found[1]).toMatchObject({ seat: 1, what: "chicago", text: "Ada connects Chicago", points: 0 });
  });

  it("ends with the points, a step for every source", () => {
    const found = scenesIn([line("over", {})], 0, () => [], 6);
    expect(found.map(({ kind, steps }) => [kind, steps.length])).toEqual([["count", 7]]);
  });

  it("is shown with the reader's own where that is wanted", () => {
    expect(scenesIn(lines, null).map(({ kind }) => kind)).toEqual(["rail", "station", "contract", "completed"]);
  });

  it("is for the eye: whoever listens still has to be told every line", () => {
    expect(scenesIn(lines, 0).flatMap(({ tells = [] }) => tells)).toEqual([]);
  });

  it("brings the points of an objective to its seat", () => {
    const completed = scenesIn(lines, 0).at(-1);
    expect(completed && broughtBy(completed)).toEqual([18]);
  });
});
