import { expect, it } from "vitest";
import { ahead } from "./tie";

const seat = (points: number, cities: number, hand: number) => ({
  points,
  cities: Array.from({ length: cities }, String),
  hand,
});

it("money comes first, then more cities, then more cards in hand", () => {
  expect(ahead(seat(50, 3, 1), seat(49, 9, 9))).toBeLessThan(0);
  expect(ahead(seat(50, 8, 9), seat(50, 9, 0))).toBeGreaterThan(0);
  expect(ahead(seat(50, 8, 2), seat(50, 8, 1))).toBeLessThan(0);
  expect(ahead(seat(50, 8, 2), seat(50, 8, 2))).toBe(0);
});
