import { describe, expect, it } from "vitest";
import { drawingOf, formOf, type TileRow } from "./drawing";
import { edgesIn, LIES, type Lie } from "./lies";

const row = (id: string, edges: string, links: string[], more: Partial<TileRow> = {}): TileRow => ({
  id,
  edges,
  links,
  station: false,
  overpass: false,
  background: "rural",
  icon: "none",
  icon_on: [],
  ...more,
});
const CURVE = row("curve-rail-rural-train", "RR--", ["NE"], { icon: "train", icon_on: ["NE"] });
const STATION = row("station-curve-urban-car", "RH--", ["N", "E"], {
  station: true,
  background: "urban",
  icon: "car",
  icon_on: ["E"],
});
const OVERPASS = row("overpass-rural-car", "HRHR", ["NS", "EW"], { overpass: true, icon: "car", icon_on: ["NS"] });
const ROUTE = /^(rail|road)-/;

const routes = (tile: TileRow, lie: Lie = "up"): [string, number][] =>
  drawingOf(tile, { lie })
    .below.filter(({ symbol }) => ROUTE.test(symbol))
    .map(({ symbol, turn }) => [symbol, turn]);

describe("a network is drawn by its arms", () => {
  it.each([
    [[0], "end", 0],
    [[3], "end", 270],
    [[0, 2], "s", 0],
    [[1, 3], "s", 90],
    [[0, 1], "c", 0],
    [[1, 2], "c", 90],
    [[0, 3], "c", 270],
    [[0, 1, 3], "t", 0],
    [[0, 1, 2], "t", 90],
    [[1, 2, 3], "t", 180],
    [[0, 1, 2, 3], "x", 0],
  ] as const)("%s", (arms, form, turn) => {
    expect(formOf(arms)).toEqual({ form, turn });
  });

  it("turned as the tile lies", () => {
    expect(routes(CURVE)).toEqual([["rail-c", 0]]);
    expect(routes(CURVE, "left")).toEqual([["rail-c", 270]]);
  });

  it("railways before highways, on a station arm by arm", () => {
    expect(routes(STATION, "back-up")).toEqual([
      ["rail-stub", 0],
      ["road-stub", 270],
    ]);
  });

  it("the highway of an overpass as a bridge over the railway", () => {
    expect(routes(OVERPASS, "right")).toEqual([
      ["rail-s", 0],
      ["road-bridge", 90],
    ]);
  });
});

describe("the position icon", () => {
  it("lies on the curve, whichever way that bends", () => {
    expect(drawingOf(CURVE, { lie: "up" }).icon).toMatchObject({ x: 62, y: 34 });
    expect(drawingOf(CURVE, { lie: "right" }).icon).toMatchObject({ x: 62, y: 62 });
    expect(drawingOf(CURVE, { lie: "back-up" }).icon).toMatchObject({ x: 34, y: 34 });
  });

  it.each(LIES)("on a station that lies %s, on an arm of its kind", (lie) => {
    const { x = 0, y = 0 } = drawingOf(STATION, { lie }).icon ?? {};
    const side = y < 40 ? 0 : x > 56 ? 1 : y > 56 ? 2 : 3;
    expect(edgesIn(lie, STATION.edges)[side]).toBe("H");
  });

  it("grows where a piece stands, less so on an arm", () => {
    const size = (tile: TileRow, occupied: boolean) => drawingOf(tile, { lie: "up", occupied }).icon?.part.width ?? 0;
    expect(size(CURVE, true) / size(CURVE, false)).toBeCloseTo(1.12);
    expect(size(STATION, true) / size(STATION, false)).toBeCloseTo(1.02);
  });

  it("keeps clear of the border in the small set", () => {
    for (const lie of LIES) {
      const { x = 0, y = 0 } = drawingOf(STATION, { lie, small: true }).icon ?? {};
      expect(Math.min(x, y, 96 - x, 96 - y)).toBeGreaterThanOrEqual(26);
    }
  });
});

describe("scenery", () => {
  const standing = (tile: TileRow, lie: Lie, copy = 0) =>
    drawingOf(tile, { lie, copy }).below.filter(({ symbol }) => !ROUTE.test(symbol));
  const kinds = (tile: TileRow): Set<string> => new Set(standing(tile, "up").map(({ symbol }) => symbol));

  it("is the same each time, and another for each copy", () => {
    expect(standing(CURVE, "up")).toEqual(standing(CURVE, "up"));
    expect(standing(CURVE, "up", 1)).not.toEqual(standing(CURVE, "up"));
  });

  it("stays upright when the tile is turned, and goes with it", () => {
    const [before, after] = [standing(CURVE, "up"), standing(CURVE, "right")];
    expect(after.map(({ symbol }) => symbol).sort()).toEqual(before.map(({ symbol }) => symbol).sort());
    expect(after.every(({ turn }) => turn === 0)).toBe(true);
    expect(after).not.toEqual(before);
  });

  it("has houses on urban tiles only, bales and pines on rural ones", () => {
    expect(kinds(STATION)).toContain("house");
    expect([...kinds(CURVE)].some((kind) => ["house", "cottage", "tower", "block"].includes(kind))).toBe(false);
    expect([...kinds(STATION)].some((kind) => ["pine", "bale"].includes(kind))).toBe(false);
  });

  it.each(LIES)("keeps off the routes and inside the tile that lies %s", (lie) => {
    for (const { x, y, width, height } of standing(OVERPASS, lie)) {
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      expect(Math.abs(middleX - 48)).toBeGreaterThan(12.8);
      expect(Math.abs(middleY - 48)).toBeGreaterThan(12.8);
      expect(Math.min(x, 96 - x - width)).toBeGreaterThanOrEqual(0);
    }
  });
});

it("an objective has its landmark, a frame, and its arms over the frame", () => {
  const hall = row("city-hall", "HH--", ["NE"]);
  const { framed, above } = drawingOf(hall, { lie: "right", landmark: true });
  expect(framed).toBe(true);
  expect(above.map(({ symbol, turn }) => `${symbol} ${turn}`)).toEqual([
    "lm-city-hall 0",
    "road-lip 90",
    "road-lip 180",
  ]);
});

it("the small set has small symbols for everything it draws", () => {
  const { below, above, icon, fields } = drawingOf(STATION, { lie: "up", small: true });
  const symbols = [...below, ...above, ...(icon ? [icon.part] : [])].map(({ symbol }) => symbol);
  expect(symbols.filter((symbol) => !symbol.endsWith("-m"))).toEqual([]);
  expect(fields).toEqual([]);
});
