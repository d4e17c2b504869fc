import { expect, it } from "vitest";
import { meet } from "../../../map/boxes";
import { bestSpot } from "./spot";

const FRAME = { width: 1000, height: 700 };
const SIZE = { width: 145, height: 53 };
const cell = (column: number, row: number) => ({ x: column * 100, y: row * 100, width: 100, height: 100 });

it("the buttons lie below the tile where nothing is in the way", () => {
  const tile = cell(4, 3);
  const spot = bestSpot(tile, SIZE, FRAME, []);
  expect(spot?.y).toBe(400);
  expect((spot?.x ?? 0) + SIZE.width / 2).toBe(450);
});

it("they give way to cells where the tile could go", () => {
  const tile = cell(4, 3);
  const glowing = [cell(4, 4), cell(5, 4), cell(3, 4)];
  const spot = bestSpot(
    tile,
    SIZE,
    FRAME,
    glowing.map((box) => ({ box, weight: 10 })),
  );
  expect(spot && glowing.some((box) => meet(box, spot))).toBe(false);
  expect(spot && meet(spot, tile)).toBe(false);
});

it("at the edge they stay in the frame", () => {
  const spot = bestSpot(cell(0, 6), SIZE, FRAME, []);
  expect(spot && spot.x >= 3 && spot.y + SIZE.height <= 700).toBe(true);
});
