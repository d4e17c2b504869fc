import { expect, it } from "vitest";
import type { LogLine } from "../../../lib/shapes";
import { broughtBy, isClock, isDelivery, isLay, isRoutes, isRun, marketDuring, scenesIn } from "./scene";

const line = (key: string, facts: Record<string, unknown>): LogLine =>
  ({ key, facts, of: "game", undone: false, text: "", version: 1 }) as unknown as LogLine;

const MOVED = line("arrived", { seat: 1, from: "a1--a2", path: ["a2--a3", "topeka"], city: "topeka" });
const MARKET = [["coal", "pigs", "corn"]];
const BUILT = line("built", { seat: 1, city: "topeka", line: ["a1--a2", "a2--a3"], amount: 3, market: MARKET });
const DELIVERED = line("delivered", { seat: 2, city: "topeka", good: "fruit", amount: 9 });

it("a run and a line of the others are shown, one's own are not; a delivery is always shown", () => {
  const lines = [MOVED, BUILT, DELIVERED, line("took", { seat: 1, suit: "blue" })];
  expect(scenesIn(lines, 2).map(({ kind }) => kind)).toEqual(["run", "lay", "delivery"]);
  expect(scenesIn(lines, 1).map(({ kind }) => kind)).toEqual(["delivery"]);
});

it("a train runs from where it stood, within nine tenths of a second", () => {
  const [run] = scenesIn([MOVED], null);
  if (!run || !isRun(run)) throw new Error("no run");
  expect(run.places).toEqual(["a1--a2", "a2--a3", "topeka"]);
  const far = line("moved", { seat: 1, from: "x", path: Array.from({ length: 20 }, String) });
  expect(scenesIn([far], null)[0]?.steps).toEqual([900]);
});

it("a line is laid space by space, and pays at its end", () => {
  const [lay] = scenesIn([BUILT], null);
  if (!lay || !isLay(lay)) throw new Error("no line");
  expect(lay.steps).toHaveLength(3);
  expect(broughtBy(lay, 0)).toEqual([]);
  expect(broughtBy(lay, 2)).toEqual([0, 3]);
});

it("the market moves when a line is laid, and stays so in what is shown next", () => {
  const [lay, run] = scenesIn([BUILT, MOVED], null);
  if (!lay || !run) throw new Error("no scenes");
  expect(marketDuring(lay, 1)).toBeNull();
  expect(marketDuring(lay, 2)).toEqual(MARKET);
  expect(marketDuring(run, 0)).toEqual(MARKET);
  expect(marketDuring(null, 0)).toBeNull();
});

it("a delivery pays whoever delivers", () => {
  const [delivery] = scenesIn([DELIVERED], null);
  if (!delivery || !isDelivery(delivery)) throw new Error("no delivery");
  expect(broughtBy(delivery, 0)).toEqual([0, 0, 9]);
});

it("a time card is shown to everybody, and at the end all route cards in one scene that waits", () => {
  const shown = [0, 1].map((seat) => line("route", { seat, route: "albany", amount: 4 + seat }));
  const [time, routes, ...more] = scenesIn([line("time-card", { number: 3 }), ...shown], 0);
  expect(time && isClock(time) && time.number).toBe(3);
  if (!routes || !isRoutes(routes)) throw new Error("no route cards");
  expect([routes.waits, more.length]).toEqual([true, 0]);
  expect(broughtBy(routes, 0)).toEqual([4]);
  expect(broughtBy(routes, 2)).toEqual([4, 5]);
});

it("what passes is read out like everything else: only the sheet of the route cards says its lines itself", () => {
  const shown = line("route", { seat: 0, route: "albany", amount: 4 });
  const [run, delivery, round, routes] = scenesIn([MOVED, DELIVERED, line("round", { number: 2 }), shown], 0);
  expect([run?.tells, delivery?.tells, round?.tells]).toEqual([undefined, undefined, undefined]);
  expect(routes?.tells).toEqual([shown]);
});

it("the last turns are a scene for everybody, also for whoever has brought them on", () => {
  const last = line("last-turns", { seat: 1 });
  for (const reader of [0, 1, null]) {
    const [scene, ...more] = scenesIn([last], reader);
    if (!scene || !isClock(scene)) throw new Error("no last turns");
    expect([scene.kind, scene.seat, more.length]).toEqual(["last", 1, 0]);
  }
});
