import { describe, expect, it } from "vitest";
import { meaningAt, placeOf } from "./places";

describe("a place and what is done there", () => {
  it.each([
    [{ kind: "station", city: "denver" }, "denver"],
    [{ kind: "rail", space: "omaha--cheyenne" }, "omaha--cheyenne"],
    [{ kind: "office", section: "5" }, "section:5"],
    [{ kind: "work", worker: "grey", action: "station" }, "cell:grey:station"],
    [{ kind: "promote", from: "board", worker: "orange", objective: "b-4" }, "promote:board:orange:b-4"],
  ])("name each other: %o", (meaning, place) => {
    expect(placeOf(meaning)).toBe(place);
    expect(meaningAt(place)).toEqual(meaning);
  });

  it("has none for what is done nowhere", () => {
    expect(placeOf({ kind: "end" })).toBeUndefined();
  });
});
