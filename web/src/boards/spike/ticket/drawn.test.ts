import { expect, it } from "vitest";
import { lastDrawn } from "./drawn";

const TOLD = [
  { key: "took", facts: { seat: 0, suit: "blue" } },
  { key: "drew-known", facts: { seat: 0, suit: "rose" } },
  { key: "round", facts: { number: 2 } },
  { key: "took", facts: { seat: 1, suit: "white" } },
  { key: "took", facts: { seat: 0, suit: "jade" } },
];

it("the cards of a draw are the last that its player took, whatever was told between them", () => {
  expect(lastDrawn(TOLD, 0, 2)).toEqual(["rose", "jade"]);
  expect(lastDrawn(TOLD, 1, 1)).toEqual(["white"]);
  expect(lastDrawn(TOLD, 0, 0)).toEqual([]);
});
