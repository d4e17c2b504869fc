import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../lib/shapes";
import { broughtBy, isReveal, isTurn, laidBy, scenesIn } from "./scene";

const line = (key: string, facts: Record<string, unknown>): LogLine => ({
  version: 1,
  at: 0,
  step: 1,
  of: "game",
  key,
  facts,
  text: key,
  undone: false,
});
const TURN = [
  line("took", { seat: 1, column: "3", tiles: 2, stars: 0 }),
  line("laid", { seat: 1, cell: "M12", tile: "curve-rail-rural", lie: "up" }),
  line("city", { seat: 1, cells: ["M12", "M13", "M14"] }),
  line("laid", { seat: 1, cell: "M11", tile: "curve-rail-urban", lie: "left" }),
];
const PIECES = [
  line("populated", { seat: 0, piece: "car", cell: "M13", points: 2, token: "car", stars: 0 }),
  line("populated", { seat: 1, piece: "car", cell: "K13", points: 1, token: "car", stars: 0 }),
  line("populated", { seat: 1, piece: "train", cell: "K14", points: 3, token: "train", stars: 1 }),
];

describe("a turn", () => {
  it("is shown to the others, and to all in a replay", () => {
    expect(scenesIn(TURN, 1)).toEqual([]);
    expect(scenesIn(TURN, 0)).toHaveLength(1);
    expect(scenesIn(TURN, null)).toHaveLength(1);
  });

  it("lays its tiles one by one, for the seat that laid them", () => {
    const [scene = null] = scenesIn(TURN, 0);
    const cells = (step: number, seat = 1) => laidBy(scene, step, seat).map(({ cell }) => cell);
    expect([cells(0), cells(1), cells(2)]).toEqual([[], ["M12"], ["M12", "M11"]]);
    expect(cells(2, 0)).toEqual([]);
    expect(scene?.steps).toHaveLength(4);
  });

  it("ends where another begins", () => {
    const next = line("took", { seat: 2, column: "1", tiles: 1, stars: 0 });
    const two = scenesIn([...TURN, next, line("laid", { seat: 2, cell: "N13", tile: "overpass", lie: "up" })], 0);
    expect(two.filter(isTurn).map(({ seat, laid }) => [seat, laid.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});

describe("the pieces of all", () => {
  it("are one scene, the own ones too, and come after the turn before them", () => {
    const scenes = scenesIn([...TURN, line("placed", { seat: 0 }), ...PIECES], 0);
    expect(scenes.map(({ kind }) => kind)).toEqual(["turn", "reveal"]);
    expect(scenes.find(isReveal)?.pieces.map(({ cell }) => cell)).toEqual(["M13", "K13", "K14"]);
  });

  it("bring each seat its points", () => {
    const [scene] = scenesIn(PIECES, 0);
    expect(scene && broughtBy(scene, 4)).toEqual([2, 4, 0, 0]);
  });
});

it("the coin says which column loses its tiles", () => {
  expect(scenesIn([line("coin", { coin: "right", column: "4" })], 0)).toMatchObject([
    { kind: "coin", coin: "right", column: "4", waits: false },
  ]);
});
