import { expect, it } from "vitest";
import { firstSentences } from "./clause";

it("keeps whole sentences up to the limit", () => {
  expect(firstSentences("One train. Not two! Why? Because.", 20)).toBe("One train. Not two!");
});

it("keeps the first sentence however long it is", () => {
  expect(firstSentences("A sentence of some length. Another.", 5)).toBe("A sentence of some length.");
});

it("keeps a text without a full stop as it is", () => {
  expect(firstSentences("no end", 100)).toBe("no end");
});

it("does not end a sentence inside a figure", () => {
  expect(firstSentences("Pay 2.5 at most. Then stop.", 17)).toBe("Pay 2.5 at most.");
});
