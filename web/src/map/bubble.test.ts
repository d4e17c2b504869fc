import { describe, expect, it } from "vitest";
import { distanceTo, meet } from "./boxes";
import { bubbleSpot, edgeFor } from "./bubble";

const wide = { width: 200, height: 100 };
const tall = { width: 90, height: 120 };
const frame = { width: 1000, height: 600 };
const at = { x: 500, y: 300 };
const name = (x: number, y: number) => ({ x, y, width: 60, height: 12 });

it("a strip lies at the upper edge, or at the foot if more of the way is seen then", () => {
  const small = { width: 340, height: 260 };
  expect(edgeFor([{ x: 100, y: 200 }], small)).toBe("top");
  expect(edgeFor([{ x: 100, y: 30 }], small)).toBe("foot");
  expect(
    edgeFor(
      [30, 130, 250].map((y) => ({ x: 100, y })),
      small,
    ),
  ).toBe("top");
});

describe("a bubble", () => {
  it("lies near what it is about, and not on it", () => {
    const spot = bubbleSpot(at, [wide], frame, [], []);
    expect(distanceTo(spot, at)).toBeGreaterThan(15);
    expect(distanceTo(spot, at)).toBeLessThan(50);
  });

  it("covers no name and no point of the way where there is room", () => {
    const names = Array.from({ length: 60 }, (_, at) => name(40 + (at % 10) * 80, 150 + Math.floor(at / 10) * 70));
    const way = Array.from({ length: 9 }, (_, at) => ({ x: 100 + at * 80, y: 300 }));
    const spot = bubbleSpot(at, [wide, tall], frame, way, names);
    expect(names.filter((one) => meet(one, spot))).toEqual([]);
    expect(way.filter((one) => distanceTo(spot, one) === 0)).toEqual([]);
  });

  it("takes another form where the first has no room", () => {
    const left = { x: 0, y: 0, width: 300, height: 600 };
    const right = { x: 450, y: 0, width: 550, height: 600 };
    expect(bubbleSpot(at, [wide, tall], frame, [], [left]).form).toBe(0);
    expect(bubbleSpot(at, [wide, tall], frame, [], [left, right]).form).toBe(1);
  });

  it("stays inside the map", () => {
    for (const x of [0, 990]) {
      const spot = bubbleSpot({ x, y: 590 }, [wide], frame, [], []);
      expect(spot.x).toBeGreaterThanOrEqual(8);
      expect(spot.x + spot.width).toBeLessThanOrEqual(992);
      expect(spot.y + spot.height).toBeLessThanOrEqual(592);
    }
  });
});
