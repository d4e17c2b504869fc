import { beforeEach, expect, it, vi } from "vitest";
import { allBest, keepBest } from "./best";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it("the best result of a challenge is kept: more stars, then more points", () => {
  keepBest("holes", 33, 1);
  keepBest("holes", 31, 1);
  expect(allBest()["holes"]).toEqual({ points: 33, stars: 1 });
  keepBest("holes", 41, 2);
  keepBest("volcano", 0, 0);
  keepBest("holes", 0, 0);
  expect(allBest()).toEqual({ holes: { points: 41, stars: 2 }, volcano: { points: 0, stars: 0 } });
});

it("what is no such list counts as nothing", () => {
  localStorage.setItem("railroad-tiles-challenges", '{"holes": 3, "volcano": null}');
  expect(allBest()).toEqual({});
  localStorage.setItem("railroad-tiles-challenges", "no json");
  expect(allBest()).toEqual({});
});
