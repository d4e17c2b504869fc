import { expect, it } from "vitest";
import { joinLinkIn, spelled } from "./join-link";

const TOKEN = "0123456789ab.abcdefghijklmnopqrstu";

it("finds a token in a link or by itself", () => {
  expect(joinLinkIn(`https://example.org/t/#${TOKEN}`)).toBe(`/t/#${TOKEN}`);
  expect(joinLinkIn(` ${TOKEN} `)).toBe(`/t/#${TOKEN}`);
});

it("reads a code however it is written", () => {
  for (const pasted of ["abcd 2345", "ABCD-2345", "https://example.org/j/#ABCD2345"])
    expect(joinLinkIn(pasted)).toBe("/j/#ABCD2345");
});

it("knows nothing else", () => {
  expect(joinLinkIn("ABCD234")).toBeNull();
  expect(joinLinkIn("")).toBeNull();
});

it("spells a code in two halves", () => {
  expect(spelled("ABCD2345")).toBe("ABCD 2345");
});
