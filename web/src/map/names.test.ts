import { expect, it } from "vitest";
import { crosses, distanceTo, meet, type Box } from "./boxes";
import { anchorAt, boxAt, lengthOf, placeNames, type NamedPoint } from "./names";

const BOUNDS = { x: 0, y: 0, width: 2000, height: 1000 };
const town = (id: string, x: number, y: number, more: Partial<NamedPoint> = {}): NamedPoint => ({
  id,
  name: id,
  x,
  y,
  radius: 20,
  bold: false,
  preferred: "e",
  ...more,
});

function placed(points: NamedPoint[], lines: [NamedPoint, NamedPoint][] = [], taken: Box[] = []) {
  return placeNames({ points, lines, taken, bounds: BOUNDS }, 46, 8);
}

/** Towns on a grid with a line from each to the next, as crowded as a network gets. */
const grid = Array.from({ length: 24 }, (_, at) =>
  town(`Springfield ${at}`, 200 + (at % 6) * 300, 150 + Math.floor(at / 6) * 220),
);

it("a wide letter takes more room than a narrow one, a bold name more than a plain one", () => {
  expect(lengthOf("MWM", false)).toBeGreaterThan(lengthOf("ill", false));
  expect(lengthOf("Omaha", true)).toBeGreaterThan(lengthOf("Omaha", false));
});

it("a name stands at the side that is wished for, where it has room there", () => {
  const { box, side } = placed([town("Omaha", 500, 500, { preferred: "nw" })]).get("Omaha") ?? {};
  expect(side).toBe("nw");
  expect(anchorAt("nw")).toBe("end");
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(500);
});

it("text at a side of a point begins a gap away from it, and above and below it is centred", () => {
  const point = { x: 100, y: 100, radius: 20 };
  expect(boxAt(point, "e", 80, 40, 10)).toEqual({ x: 130, y: 80, width: 80, height: 40 });
  expect(boxAt(point, "w", 80, 40, 10)).toEqual({ x: -10, y: 80, width: 80, height: 40 });
  expect(boxAt(point, "s", 80, 40, 10)).toEqual({ x: 60, y: 130, width: 80, height: 40 });
});

it("no two names meet, however crowded the network is", () => {
  const boxes = [...placed(grid).values()].map(({ box }) => box);
  expect(boxes.length).toBeGreaterThan(16);
  boxes.forEach((one, at) => boxes.slice(at + 1).forEach((two) => expect(meet(one, two)).toBe(false)));
});

it("a name is never nearer to another point than to its own", () => {
  for (const [id, { box }] of placed(grid)) {
    const far = (point: NamedPoint) => distanceTo(box, point);
    const own = far(grid.find((point) => point.id === id) ?? town("", 0, 0));
    expect(grid.filter((point) => point.id !== id && far(point) <= own)).toEqual([]);
  }
});

it("a name leaves the line that runs where it is wished", () => {
  const [west, east] = [town("Reno", 300, 500), town("Denver", 1500, 500)];
  const { box } = placed([west, east], [[west, east]]).get("Reno") ?? {};
  expect(box && crosses(box, west, east)).toBe(false);
});

it("a name lies on nothing that is taken and does not leave the map at its sides", () => {
  const wall = { x: 540, y: 380, width: 400, height: 300 };
  const found = placed([town("Omaha", 500, 500), town("Boston", 1960, 200)], [], [wall]);
  expect(meet(found.get("Omaha")?.box ?? wall, wall)).toBe(false);
  const edge = found.get("Boston")?.box;
  expect(edge && edge.x + edge.width).toBeLessThanOrEqual(2000);
});

it("where there is room for one name only, it is that of the point that matters more", () => {
  const taken = [
    { x: 0, y: 0, width: 2000, height: 470 },
    { x: 0, y: 530, width: 2000, height: 470 },
    { x: 0, y: 440, width: 480, height: 120 },
    { x: 790, y: 440, width: 1210, height: 120 },
  ];
  const found = placed([town("Plain", 500, 500), town("Home", 770, 500, { bold: true, preferred: "w" })], [], taken);
  expect([...found.keys()]).toEqual(["Home"]);
});
