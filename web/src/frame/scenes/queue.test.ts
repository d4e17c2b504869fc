import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/shapes";
import { SceneQueue } from "./queue";
import { duration, newsBetween, type Scene } from "./scene";

const small = (name: string, ...steps: number[]): Scene => ({
  kind: name,
  steps: steps.length ? steps : [100],
  waits: false,
});
const climax = (name: string): Scene => ({ kind: name, steps: [240, 560], waits: true });

describe("the order of scenes and views", () => {
  it("shows a view at once that no scene leads to", () => {
    expect(new SceneQueue<string>().push("one", [])).toBe("one");
  });

  it("shows a view when the scenes that lead to it are over", () => {
    const queue = new SceneQueue<string>();
    expect(queue.push("one", [small("a"), small("b")])).toBeNull();
    expect(queue.close()).toBeNull();
    expect(queue.scene?.kind).toBe("b");
    expect(queue.close()).toBe("one");
    expect(queue.scene).toBeNull();
  });

  it("lets a view without scenes wait for those before it", () => {
    const queue = new SceneQueue<string>();
    queue.push("one", [small("a")]);
    expect(queue.push("two", [])).toBeNull();
    expect(queue.newest).toBe("two");
    expect(queue.close()).toBe("two");
  });

  it("goes through the scenes of one view after the other", () => {
    const queue = new SceneQueue<string>();
    queue.push("one", [small("a")]);
    queue.push("two", [small("b")]);
    expect(queue.close()).toBe("one");
    expect(queue.scene?.kind).toBe("b");
    expect(queue.close()).toBe("two");
  });

  it("skips to the newest view", () => {
    const queue = new SceneQueue<string>();
    queue.push("one", [small("a")]);
    queue.push("two", [climax("b")]);
    expect(queue.skip()).toBe("two");
    expect(queue.scene).toBeNull();
  });

  it("shows a scene again without a new view", () => {
    const queue = new SceneQueue<string>();
    expect(queue.push(null, [climax("a")])).toBeNull();
    expect(queue.scene?.kind).toBe("a");
    expect(queue.close()).toBeNull();
    expect(queue.scene).toBeNull();
  });

  it("leaves out what is small when it is far behind, and keeps what waits", () => {
    const queue = new SceneQueue<string>();
    queue.push("one", [climax("first")]);
    queue.push("two", [small("a")]);
    queue.push("three", [climax("second")]);
    queue.push("four", [small("b")]);
    queue.push("five", [small("c")]);
    expect(queue.close()).toBe("two");
    expect(queue.scene?.kind).toBe("second");
    expect(queue.close()).toBe("five");
  });
});

describe("the steps of a scene", () => {
  it("are gone through, and then stand complete", () => {
    const queue = new SceneQueue<string>();
    queue.push("one", [climax("a")]);
    queue.advance();
    expect([queue.step, queue.complete]).toEqual([1, false]);
    queue.advance();
    queue.advance();
    expect([queue.step, queue.complete]).toEqual([2, true]);
    queue.restart();
    expect(queue.step).toBe(0);
    queue.finish();
    expect(queue.complete).toBe(true);
  });

  it("take as long as the speed says", () => {
    expect(duration(small("a", 100), 0, "normal", false)).toBe(100);
    expect(duration(small("a", 100), 0, "fast", false)).toBe(50);
    expect(duration(small("a", 100), 0, "slow", false)).toBe(180);
  });

  it("end by themselves, or wait", () => {
    expect(duration(small("a", 100), 1, "normal", false)).toBe(0);
    expect(duration(climax("a"), 2, "normal", false)).toBeNull();
  });

  it("are left out for no motion where the scene waits, and jump one by one where it does not", () => {
    expect(duration(climax("a"), 0, "normal", true)).toBe(0);
    expect(duration(small("a", 100), 0, "normal", true)).toBe(100);
  });
});

describe("what is new in a log", () => {
  const line = (key: string, of: "game" | "table" = "game", undone = false): LogLine => ({
    version: 1,
    at: 0,
    step: 1,
    of,
    key,
    facts: {},
    text: key,
    undone,
  });
  const keys = (lines: readonly LogLine[]) => lines.map(({ key }) => key);

  it("is what the game has told since, whatever the table has said between", () => {
    const before = [line("a"), line("sat", "table")];
    expect(keys(newsBetween(before, [...before, line("paused", "table"), line("b"), line("c")]))).toEqual(["b", "c"]);
  });

  it("is not what was undone at once", () => {
    expect(newsBetween([line("a")], [line("a"), line("b", "game", true)])).toEqual([]);
  });
});
