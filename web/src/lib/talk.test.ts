import { expect, test } from "vitest";
import type { ChatLine, ChatPage } from "./shapes";
import { Talk } from "./talk.svelte";

const lines = (from: number, to: number): ChatLine[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    number: from + at,
    at: 0,
    by: 0,
    name: "Anna",
    text: `line ${from + at}`,
  }));
const numbers = (talk: Talk): number[] => talk.lines.map(({ number }) => number);
const range = (from: number, to: number): number[] => lines(from, to).map(({ number }) => number);

/** The chat of a server with so many lines, in pages of ten. */
const talkOf = (): Talk =>
  new Talk((before): Promise<ChatPage> => {
    const from = Math.max(1, before - 10);
    return Promise.resolve({ lines: lines(from, before - 1), older: from > 1 });
  });

test("each view adds its newest lines to those that are known", () => {
  const talk = talkOf();
  talk.hear({ chat: lines(1, 3), chat_older: false });
  talk.hear({ chat: lines(2, 5), chat_older: true });
  expect(numbers(talk)).toEqual(range(1, 5));
  expect(talk.older).toBe(false);
  expect(talk.last).toBe(5);
});

test("words that were removed since are removed here", () => {
  const talk = talkOf();
  talk.hear({ chat: lines(1, 2), chat_older: false });
  talk.hear({ chat: lines(1, 2).map((line) => ({ ...line, text: "" })), chat_older: false });
  expect(talk.lines.map(({ text }) => text)).toEqual(["", ""]);
});

test("older lines come page by page", async () => {
  const talk = talkOf();
  talk.hear({ chat: lines(16, 25), chat_older: true });
  await talk.loadOlder();
  expect([numbers(talk), talk.older]).toEqual([range(6, 25), true]);
  talk.hear({ chat: lines(17, 26), chat_older: true });
  await talk.loadOlder();
  expect([numbers(talk), talk.older]).toEqual([range(1, 26), false]);
});

test("after a long absence no gap is hidden", async () => {
  const talk = talkOf();
  talk.hear({ chat: lines(1, 5), chat_older: false });
  talk.hear({ chat: lines(31, 40), chat_older: true });
  expect([numbers(talk), talk.older]).toEqual([range(31, 40), true]);
  await talk.loadOlder();
  expect(numbers(talk)).toEqual(range(21, 40));
});
