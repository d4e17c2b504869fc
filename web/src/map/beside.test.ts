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

it("a note goes further away only where that hides less", () => {
  const place = { x: 100, y: 100 };
  const note = { ...NOTE, further: [40] };
  expect(placeBeside(place, note, [])).toEqual({ x: 100, y: 120 });
  const around = [-30, 0, 30].flatMap((x) => [-20, 0, 20].map((y) => centred({ x: 100 + x, y: 100 + y }, 8)));
  expect(placeBeside(place, note, around)).toEqual({ x: 100, y: 150 });
});

it("a note is not cut by the sides of the map", () => {
  const foot = { x: 0, y: 0, width: 300, height: 125 };
  expect(placeBeside({ x: 100, y: 100 }, { ...NOTE, within: foot }, [])).toEqual({ x: 130, y: 100 });
});
