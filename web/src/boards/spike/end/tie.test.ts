import { expect, it } from "vitest";
import { decidedBy } from "./tie";

const seat = (cities: number, cards: number) => ({ tie_breaks: { cities, cards } });

it("the first figure in which two differ has decided between them", () => {
  expect(decidedBy(seat(8, 2), seat(7, 9))).toBe("cities");
  expect(decidedBy(seat(8, 2), seat(8, 1))).toBe("cards");
  expect(decidedBy(seat(8, 2), seat(8, 2))).toBeUndefined();
});
