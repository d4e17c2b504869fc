import type { Component } from "svelte";
import { expect, it } from "vitest";
import { boardOf, pointsOf, type Board, type Part } from "./board";
import { BoardDesk } from "./desk.svelte";

class TestDesk extends BoardDesk<{ money: number[] }> {
  readonly picked = "nothing";
}
const Plain: Component<Part<BoardDesk>> = () => ({});
const Own: Component<Part<TestDesk>> = () => ({});

// What must compile, and what must not.
export const nothing: Board = {};
export const mapAlone: Board = { Map: Plain };
export const ownDesk: Board<TestDesk> = {
  desk: (session) => new TestDesk(session),
  Map: Own,
  prompt: ({ picked }) => ({ title: picked, more: "" }),
  worth: ({ money }) => money,
};
// @ts-expect-error a part that needs a desk of its own does not get the plain one
export const withoutDesk: Board = { Map: Own };
// @ts-expect-error a board with such a desk says how to make it
export const unmade: Board<TestDesk> = { Map: Own };

it("a game without a folder has a board of nothing", async () => {
  expect(await boardOf("a-game-of-no-folder")).toEqual({});
});

it("points are plain numbers unless the board writes them", () => {
  expect(pointsOf({}, 7)).toBe("7");
  expect(pointsOf({ points: (score) => `$${score}` }, 7)).toBe("$7");
});
