import { describe, expect, it } from "vitest";
import { bubbleSpot } from "./spot";

const size = { width: 200, height: 100 };
const frame = { width: 1000, height: 600 };

describe("the bubble of a journey", () => {
  it("lies above the passenger where nothing is covered", () => {
    expect(bubbleSpot({ x: 500, y: 300 }, size, frame, [{ x: 500, y: 400 }], false)).toEqual({ x: 400, y: 166 });
  });

  it("goes below or beside them where the way would be covered", () => {
    const above = { x: 500, y: 200 };
    expect(bubbleSpot({ x: 500, y: 300 }, size, frame, [above], false)).toEqual({ x: 400, y: 334 });
    const below = { x: 500, y: 400 };
    expect(bubbleSpot({ x: 500, y: 300 }, size, frame, [above, below], false)).toEqual({ x: 534, y: 250 });
  });

  it("stays inside the map", () => {
    expect(bubbleSpot({ x: 20, y: 300 }, size, frame, [], false).x).toBe(8);
  });

  it("lies at the top of a small map, or at its foot if the way is there", () => {
    const small = { width: 340, height: 260 };
    expect(bubbleSpot({ x: 100, y: 200 }, size, small, [], true)).toEqual({ x: 70, y: 8 });
    expect(bubbleSpot({ x: 100, y: 60 }, size, small, [], true)).toEqual({ x: 70, y: 152 });
  });
});
