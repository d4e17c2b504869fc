import { describe, expect, it } from "vitest";
import type { OpenEnd, Player } from "../shapes";
import { CELL, cornerOf } from "./cells";
import { PLAQUE, rectanglePlaque } from "./marks";

const rectangle = { from: "K12", to: "O14", tiles: 15, width: 5, height: 3 };
const player = (...ends: OpenEnd[]): Player & { rectangle: typeof rectangle } => ({
  ...{ territory: [], hand: [], objectives: [], due: false, refused: [], refusals_left: 2, discarded: [], stars: 0 },
  ...{ column: null, done: false, cities: [], pieces: { car: 0, train: 0, traveller: 0 }, goals: [] },
  rectangle,
  open_ends: ends,
});

describe("the plaque of the rectangle", () => {
  const [first, last] = [cornerOf("K12"), cornerOf("O14")];

  it("lies outside at the north-west corner", () => {
    const { text, x, y, width } = rectanglePlaque(player());
    expect(text).toBe("5 × 3 = 15");
    expect(x + width).toBe(first.x + 2);
    expect(y + PLAQUE).toBe(first.y - 1);
  });

  it("goes to the next corner where it would hide an open end", () => {
    const west: OpenEnd = { cell: "J12", side: "north" };
    const { x, y } = rectanglePlaque(player(west));
    expect(x).toBe(last.x + CELL - 2);
    expect(y + PLAQUE).toBe(first.y - 1);
    const below = rectanglePlaque(player(west, { cell: "P12", side: "north" }));
    expect(below.y).toBe(last.y + CELL + 1);
  });

  it("goes to the next corner where it would hide a tile, rather than over an open end", () => {
    const tile = { cell: "J11", tile: "cross-rail-rural", lie: "up" as const, piece: false };
    const beside = { ...player(), territory: [tile] };
    expect(rectanglePlaque(beside).x).toBe(last.x + CELL - 2);
    const ends = ["P12", "J15", "P15"].map((cell): OpenEnd => ({ cell, side: "north" }));
    expect(rectanglePlaque({ ...beside, open_ends: ends }).x).toBeLessThan(first.x);
  });

  it("is moved to be seen whole, but not away from the rectangle", () => {
    const seen = { x: first.x, y: first.y, width: 4 * CELL, height: 2 * CELL };
    const { x, y } = rectanglePlaque(player(), 1, seen);
    expect([x, y]).toEqual([first.x + 3, first.y + 3]);
    const gone = rectanglePlaque(player(), 1, { ...seen, x: last.x + 5 * CELL });
    expect(gone.x).toBe(last.x + CELL);
  });
});
