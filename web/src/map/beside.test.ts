import { expect, it } from "vitest";
import { placeBeside } from "./beside";
import { centred } from "./boxes";

const NOTE = { width: 40, height: 20, far: 10 };

it("a note stands below its place where nothing is in the way", () => {
  expect(placeBeside({ x: 100, y: 100 }, NOTE, [])).toEqual({ x: 100, y: 120 });
});

it("a note goes where it hides fewest of the others", () => {
  const below = centred({ x: 100, y: 125 }, 10);
  expect(placeBeside({ x: 100, y: 100 }, NOTE, [below])).toEqual({ x: 130, y: 100 });
  const sides = [below, centred({ x: 130, y: 100 }, 8), centred({ x: 70, y: 100 }, 8)];
  expect(placeBeside({ x: 100, y: 100 }, NOTE, sides)).toEqual({ x: 100, y: 80 });
});
