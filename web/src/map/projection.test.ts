import { expect, it } from "vitest";
import { albers } from "./projection";

const project = albers({ parallels: [29.5, 45.5], origin: [37.5, -96], radius: 6371 });

/** The formulas of the projection as a textbook has them, to hold the library against. */
function textbook(lat: number, lon: number): [number, number] {
  const [south, north, rad] = [29.5, 45.5, Math.PI / 180];
  const n = (Math.sin(south * rad) + Math.sin(north * rad)) / 2;
  const c = Math.cos(south * rad) ** 2 + 2 * n * Math.sin(south * rad);
  const reach = (at: number) => Math.sqrt(c - 2 * n * Math.sin(at * rad)) / n;
  const turn = n * (lon + 96) * rad;
  return [6371 * reach(lat) * Math.sin(turn), -6371 * (reach(37.5) - reach(lat) * Math.cos(turn))];
}

it("the origin lies at 0, 0", () => {
  const [x, y] = project(37.5, -96);
  expect(x).toBeCloseTo(0, 9);
  expect(y).toBeCloseTo(0, 9);
});

it.each([
  ["Seattle", 47.6, -122.3],
  ["Miami", 25.8, -80.2],
  ["Los Angeles", 34.1, -118.2],
  ["Portland, Maine", 43.7, -70.3],
])("%s lies where the textbook has it, to a millimetre", (_, lat, lon) => {
  const [x, y] = project(lat, lon);
  const [tx, ty] = textbook(lat, lon);
  expect(x).toBeCloseTo(tx, 6);
  expect(y).toBeCloseTo(ty, 6);
});

it("north is up and east is right", () => {
  expect(project(45, -96)[1]).toBeLessThan(0);
  expect(project(37.5, -80)[0]).toBeGreaterThan(0);
});
