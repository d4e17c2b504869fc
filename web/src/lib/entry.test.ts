import { expect, it } from "vitest";
import { entryOf, spelled } from "./entry";

const TOKEN = "0123456789ab.abcdefghijklmnopqrstu";

it("finds a token in a link or by itself", () => {
  expect(entryOf(`https://example.org/t/#${TOKEN}`)).toBe(`/t/#${TOKEN}`);
  expect(entryOf(` ${TOKEN} `)).toBe(`/t/#${TOKEN}`);
});

it("reads a code however it is written", () => {
  for (const pasted of ["abcd 2345", "ABCD-2345", "https://example.org/j/#ABCD2345"])
    expect(entryOf(pasted)).toBe("/j/#ABCD2345");
});

it("knows nothing else", () => {
  expect(entryOf("ABCD234")).toBeNull();
  expect(entryOf("")).toBeNull();
});

it("spells a code in two halves", () => {
  expect(spelled("ABCD2345")).toBe("ABCD 2345");
});
