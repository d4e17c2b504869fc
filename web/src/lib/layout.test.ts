// The cases are those of tests/kernel/test_layout.py: Python and the browser must agree on every number.

import { describe, expect, test } from "vitest";

import cases from "./layout-cases.json";
import { Layout } from "./layout";
import type { Meaning } from "./shapes";

const layout = new Layout(cases.layout);
const meanings = cases.meanings as unknown as readonly { action: number; meaning: Meaning }[];
const unknown = cases.unknown as unknown as readonly Meaning[];
const matching = cases.matching as unknown as readonly { partial: Meaning; actions: number[] }[];

test("there is an action for each combination of targets", () => {
  expect(layout.size).toBe(cases.size);
});

describe("numbers and meanings", () => {
  test.each(meanings)("$action has its meaning", ({ action, meaning }) => {
    expect(layout.meaning(action)).toEqual(meaning);
    expect(Object.keys(layout.meaning(action) ?? {})).toEqual(Object.keys(meaning));
    expect(layout.number(meaning)).toBe(action);
  });

  test("every number comes back from its meaning", () => {
    for (let action = 0; action < layout.size; action++) {
      expect(layout.number(layout.meaning(action) ?? {})).toBe(action);
    }
  });

  test.each(unknown)("there is no action %o", (meaning) => {
    expect(layout.number(meaning)).toBeNull();
  });

  test.each([-1, cases.size, 0.5, NaN])("%d is no action", (action) => {
    expect(layout.meaning(action)).toBeNull();
  });
});

test.each(matching)("$partial is matched by $actions", ({ partial, actions }) => {
  expect(layout.matching(partial)).toEqual(actions);
});
