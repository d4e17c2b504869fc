import { describe, expect, it, vi } from "vitest";
import type { LogLine, TableView } from "../../lib/shapes";
import { ScenePlayer } from "./player.svelte";

const line = { key: "told", text: "Somebody did something." } as LogLine;
const view = { version: 2 } as TableView;
const player = () => new ScenePlayer({ show: vi.fn(), pace: () => "normal", still: () => false });
const scene = (waits: boolean) => ({ kind: "one", steps: [1000], waits, tells: [line] });

describe("what a scene tells", () => {
  it("is told at once where a sheet waits", () => {
    const one = player();
    one.push(view, [scene(true)]);
    expect(one.hasTold(line)).toBe(true);
  });

  it("is told when a scene that passes has come to its end", () => {
    vi.useFakeTimers();
    const one = player();
    one.push(view, [scene(false)]);
    expect(one.hasTold(line)).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(one.hasTold(line)).toBe(true);
    vi.useRealTimers();
  });

  it("is left to others if the scene is skipped", () => {
    const one = player();
    one.push(view, [scene(false)]);
    one.skip();
    expect(one.hasTold(line)).toBe(false);
  });
});
