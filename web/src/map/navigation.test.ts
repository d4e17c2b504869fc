import { expect, it } from "vitest";
import { whereTo, type Spot } from "./navigation";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Hexes with pointed tops, odd rows half a hex further west. */
function hexes(rows: number, columns: number): Spot[] {
  return Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return { id: `${row},${column}`, x: (column - (row % 2) / 2) * 86.6, y: row * 75 };
  });
}

/** Middles of lines, scattered: the same each time. */
function scattered(count: number, seed: number): Spot[] {
  let state = seed;
  const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, at) => ({ id: String(at), x: next() * 4500, y: next() * 2800 }));
}

function reached(spots: readonly Spot[]): Set<string> {
  const found = new Set([spots[0]?.id ?? ""]);
  for (const id of found)
    for (const key of ARROWS) {
      const next = whereTo(key, id, spots, []);
      if (next) found.add(next);
    }
  return found;
}

it("an arrow goes to the neighbour on that side of a grid", () => {
  const spots = hexes(4, 4).map((spot, at) => ({ ...spot, x: (at % 4) * 10, y: Math.floor(at / 4) * 10 }));
  expect(whereTo("ArrowRight", "1,1", spots, [])).toBe("1,2");
  expect(whereTo("ArrowLeft", "1,1", spots, [])).toBe("1,0");
  expect(whereTo("ArrowUp", "1,1", spots, [])).toBe("0,1");
  expect(whereTo("ArrowDown", "1,1", spots, [])).toBe("2,1");
});

it("an arrow up goes to a hex that touches, not to the one straight above it", () => {
  expect(whereTo("ArrowUp", "2,1", hexes(4, 4), [])).toMatch(/^1,/);
});

it("an arrow leads over a gap to the nearest on the other side", () => {
  const spots = hexes(1, 8).filter(({ id }) => !["0,3", "0,4"].includes(id));
  expect(whereTo("ArrowRight", "0,2", spots, [])).toBe("0,5");
});

it("an arrow leads nowhere at the edge, and not to what lies far aside", () => {
  const spots = [
    { id: "here", x: 0, y: 0 },
    { id: "aside", x: 1, y: 50 },
  ];
  expect(whereTo("ArrowRight", "here", spots, [])).toBeUndefined();
  expect(whereTo("ArrowDown", "here", spots, [])).toBe("aside");
});

it.each([1, 7, 42])("every place of a scattered map is reached by arrows (%i)", (seed) => {
  expect(reached(scattered(80, seed)).size).toBe(80);
});

it("every hex and every cell of a ragged map is reached by arrows", () => {
  const ragged = hexes(12, 20).filter((_, at) => (at * 7) % 5 !== 0);
  expect(reached(ragged).size).toBe(ragged.length);
});

it("Page Down and Page Up go round what can be done, Home and End to its ends", () => {
  const live = ["b", "d", "e"];
  expect(whereTo("PageDown", "b", [], live)).toBe("d");
  expect(whereTo("PageDown", "e", [], live)).toBe("b");
  expect(whereTo("PageUp", "b", [], live)).toBe("e");
  expect(whereTo("Home", "d", [], live)).toBe("b");
  expect(whereTo("End", "d", [], live)).toBe("e");
});

it("from a dark place Page Down goes to the first live one and Page Up to the last", () => {
  expect(whereTo("PageDown", "a", [], ["b", "d"])).toBe("b");
  expect(whereTo("PageUp", "a", [], ["b", "d"])).toBe("d");
  expect(whereTo("PageDown", "a", [], [])).toBeUndefined();
});

it("other keys lead nowhere", () => {
  expect(whereTo("Enter", "0,0", hexes(2, 2), ["0,1"])).toBeUndefined();
});
