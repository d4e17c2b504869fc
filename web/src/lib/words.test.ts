// Figures, as every board and every sentence writes them.

import { FluentNumber } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import { Catalogue, money, words } from "./words.svelte";

const SOURCE = "held = You have ${ $amount }: { $count ->\n    [one] one share\n   *[other] { $count } shares\n  }.\n";

afterEach(() => (words.language = "en"));

test("figures of a thousand and more stand in groups of three, in both languages", () => {
  expect([money(999), money(1250), money(12_500), money(-1250)]).toEqual(["$999", "$1,250", "$12,500", "−$1,250"]);
  words.language = "it";
  expect([money(999), money(1250), money(12_500)]).toEqual(["$999", "$1.250", "$12.500"]);
});

test("so they do in sentences, and a number still chooses its form", () => {
  const facts = { amount: 1250, count: 1 };
  expect(new Catalogue("en", SOURCE).say("held", facts)).toBe("You have $1,250: one share.");
  expect(new Catalogue("it", SOURCE).say("held", facts)).toBe("You have $1.250: one share.");
  expect(new Catalogue("it", SOURCE).say("held", { amount: new FluentNumber(7), count: 1000 })).toContain(
    "1.000 shares",
  );
});
