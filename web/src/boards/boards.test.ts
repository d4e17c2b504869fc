// A board is its own folder and nothing else: its colours are its own, and no other file of the client names a game.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(WEB, path), "utf8");
const FRAME = read("src/style/tokens.css");
const GAMES = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const coloursOf = (game: string): string => read(`src/boards/${game}/tokens.css`);

const declared = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name = ""]) => name));
const used = (svg: string): string[] => Array.from(svg.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name);

it.each(GAMES)("the colours of %s begin alike and belong to nobody else", (game) => {
  const own = [...declared(coloursOf(game))];
  const others = GAMES.filter((other) => other !== game).map(coloursOf);
  const taken = new Set([FRAME, ...others].flatMap((css) => [...declared(css)]));
  expect(new Set(own.map((name) => name.split("-")[2])).size).toBeLessThan(2);
  expect(own.filter((name) => taken.has(name))).toEqual([]);
});

it.each(GAMES)("the picture of %s needs no colours but the frame's and its own", (game) => {
  const known = new Set([...declared(FRAME), ...declared(coloursOf(game))]);
  const wanted = used(read(`src/boards/${game}/picture.svg`));
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});

it("no file outside a board's folder names a game", () => {
  const names = GAMES.flatMap((game) => [game, game.replaceAll("-", "_"), game.replaceAll("-", " ")]);
  const files = ["src", "tools"].flatMap((root) =>
    readdirSync(join(WEB, root), { recursive: true, encoding: "utf8" }).map((path) => join(root, path)),
  );
  const frames = files.filter(
    (path) => /\.(ts|mjs|svelte|css|ftl|py)$/.test(path) && !/boards\/[^/]+\//.test(path) && !path.endsWith(".test.ts"),
  );
  const guilty = frames.filter((path) => {
    const text = read(path).toLowerCase();
    return names.some((name) => text.includes(name));
  });
  expect(frames.length).toBeGreaterThan(50);
  expect(guilty).toEqual([]);
});
