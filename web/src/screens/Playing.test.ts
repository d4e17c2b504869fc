import { render } from "svelte/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { aTable, FakeServer } from "../lib/testing";
import type { Board } from "../boards/board";
import { BoardDesk } from "../boards/desk.svelte";
import { ScenePlayer } from "../frame/scenes/player.svelte";
import { SCENES } from "../frame/scenes/scene";
import Playing from "./Playing.svelte";

const LEGAL = [{ action: 0, text: "Pass the turn", final: true }];
let server: FakeServer;

beforeEach(async () => {
  server = new FakeServer();
  await server.show(aTable({ legal: LEGAL, prompt: "Do what you like" }));
});
afterEach(() => server.close());

const page = (board: Board): string =>
  render(Playing, {
    props: { session: server.session, board, desk: new BoardDesk(server.session), unread: 0 },
    context: new Map([[SCENES, new ScenePlayer({ show: () => undefined, pace: () => "off", still: () => true })]]),
  }).body;

it("a game without a board is played from its choices", () => {
  expect(page({})).toContain("Pass the turn");
  expect(page({})).toContain("Do what you like");
});

it("a board of nothing but a map has the choices beside it", () => {
  const Map: Board["Map"] = (renderer) => {
    (renderer as unknown as { push: (html: string) => void }).push("<b>my map</b>");
    return {};
  };
  expect(page({ Map })).toContain("my map");
  expect(page({ Map })).toContain("Pass the turn");
});
