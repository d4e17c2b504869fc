import { describe, expect, it } from "vitest";
import { beside, boxOf, cellAt, cellName, columnName, middleOf, placeOf, ring } from "./cells";
import { loops, outline } from "./outline";

describe("the name of a cell", () => {
  it("has a letter for its column, which go on without end", () => {
    expect([0, 12, 25, 26, 51, 52, -1, -26, -27].map(columnName)).toEqual([
      ...["A", "M", "Z", "AA", "AZ", "BA"],
      ...["-A", "-Z", "-AA"],
    ]);
  });

  it.each(["M13", "A1", "-A0", "-B-12", "AB44", "Z-1"])("%s is read as it was written", (cell) => {
    expect(cellName(placeOf(cell))).toBe(cell);
    expect(cellAt(middleOf(cell))).toBe(cell);
  });

  it("leads to its neighbours, across A and row 1 too", () => {
    expect([0, 1, 2, 3].map((side) => beside("A1", side))).toEqual(["A0", "B1", "A2", "-A1"]);
    expect(ring("A1")).toEqual(["-A0", "A0", "B0", "-A1", "B1", "-A2", "A2", "B2"]);
  });
});

it("the box around cells reaches from the first corner to the last", () => {
  expect(boxOf(["M13", "O14"])).toEqual({ x: 12 * 96, y: 13 * 96, width: 3 * 96, height: 2 * 96 });
});

describe("the line around a group", () => {
  it("has a corner where it turns and none between", () => {
    expect(loops(["A1", "B1", "C1"])).toEqual([
      [
        [0, 1],
        [3, 1],
        [3, 2],
        [0, 2],
      ],
    ]);
  });

  it("goes round a hole a second time", () => {
    const around = ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"];
    expect(loops(around).map((loop) => loop.length)).toEqual([4, 4]);
  });

  it("stays apart where cells meet at a corner only", () => {
    expect(loops(["A1", "B1", "C1", "C2", "A2", "D3", "C3"])).toHaveLength(1);
    expect(loops(["A1", "B2"])).toHaveLength(2);
  });

  it("lies inside the tiles", () => {
    expect(outline(["A0"], 6, 0)).toBe("M6 6Q6 6 6 6L90 6Q90 6 90 6L90 90Q90 90 90 90L6 90Q6 90 6 90Z");
  });
});
