import { describe, expect, it } from "vitest";
import { armsIn, edgesIn, firstAlike, flipped, hasOtherBack, LIES, nearestFirst, pointIn, turned } from "./lies";

const lying = (edges: string): string[] => LIES.map((lie) => edgesIn(lie, edges).join(""));

describe("the sides of a tile as it lies", () => {
  it("go round clockwise, a quarter at a time", () => {
    expect(lying("RH--").slice(0, 4)).toEqual(["RH--", "-RH-", "--RH", "H--R"]);
  });

  it("on its back are mirrored east to west, then turned", () => {
    expect(lying("RH--").slice(4)).toEqual(["R--H", "HR--", "-HR-", "--HR"]);
  });

  it("carry their networks with them", () => {
    expect(armsIn("right", "NE")).toEqual([1, 2]);
    expect(armsIn("back-up", "NE")).toEqual([0, 3]);
    expect(armsIn("left", "NEW")).toEqual([0, 2, 3]);
  });
});

it("a point of the tile goes where its side goes", () => {
  expect(pointIn("right", [48, 0])).toEqual([96, 48]);
  expect(pointIn("left", [48, 0])).toEqual([0, 48]);
  expect(pointIn("back-up", [96, 48])).toEqual([0, 48]);
  expect(pointIn("back-right", [96, 48])).toEqual([48, 0]);
});

describe("turning by hand", () => {
  it("goes on from how it lies", () => {
    expect(turned("up", -1)).toBe("left");
    expect(turned("back-left", 1)).toBe("back-up");
  });

  it.each(LIES)("a flip of one that lies %s mirrors what is seen, and a second one takes it back", (lie) => {
    const [north, east, south, west] = edgesIn(lie, "RH-H");
    expect(edgesIn(flipped(lie), "RH-H")).toEqual([north, west, south, east]);
    expect(flipped(flipped(lie))).toBe(lie);
  });
});

describe("lies that look alike", () => {
  it("are one, the first of them", () => {
    expect(LIES.map((lie) => firstAlike("H-H-", lie))).toEqual([
      ...["up", "right", "up", "right"],
      ...["up", "right", "up", "right"],
    ]);
    expect(new Set(LIES.map((lie) => firstAlike("HHHH", lie)))).toEqual(new Set(["up"]));
  });

  it("leave a flip that shows something new to few tiles", () => {
    expect(["RH--", "HHR-", "RRH-"].map(hasOtherBack)).toEqual([true, true, true]);
    expect(["H-H-", "RR--", "RR-R", "HRHR", "R-H-", "HHRH", "HHRR"].map(hasOtherBack)).toEqual(Array(7).fill(false));
  });
});

describe("the nearest way to lie", () => {
  it("has fewest quarters, the right before the left", () => {
    expect(nearestFirst("RH--", "up", ["left", "down", "right"])).toEqual(["right", "left", "down"]);
  });

  it("is on the front before the back", () => {
    expect(nearestFirst("RH--", "up", ["back-up", "down"])).toEqual(["down", "back-up"]);
    expect(nearestFirst("RH--", "back-right", ["up", "back-left"])).toEqual(["back-left", "up"]);
  });

  it("counts the quarters to whatever looks the same", () => {
    expect(nearestFirst("H-H-", "down", ["up", "right"])).toEqual(["up", "right"]);
  });
});
