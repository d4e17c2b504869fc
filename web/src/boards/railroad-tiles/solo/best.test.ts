import { beforeEach, expect, it, vi } from "vitest";
import { allBest, keepBest } from "./best";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it("the best result of a challenge is kept: more stars, then a mission done, then more points", () => {
  const missed = { points: 0, stars: 0, missed: true };
  keepBest("holes", { points: 33, stars: 1 });
  keepBest("holes", { points: 31, stars: 1 });
  expect(allBest()["holes"]).toEqual({ points: 33, stars: 1 });
  keepBest("holes", { points: 41, stars: 2 });
  keepBest("volcano", missed);
  keepBest("holes", missed);
  expect(allBest()).toEqual({ holes: { points: 41, stars: 2 }, volcano: missed });
  keepBest("volcano", { points: -2, stars: 0 });
  keepBest("volcano", missed);
  expect(allBest()["volcano"]).toEqual({ points: -2, stars: 0 });
});

it("what is no such list counts as nothing", () => {
  localStorage.setItem("railroad-tiles-challenges", '{"holes": 3, "volcano": null}');
  expect(allBest()).toEqual({});
  localStorage.setItem("railroad-tiles-challenges", "no json");
  expect(allBest()).toEqual({});
});
