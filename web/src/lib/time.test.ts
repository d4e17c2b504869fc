import { beforeAll, describe, expect, it, vi } from "vitest";
import { clockOf, clockTold, hourOf, minutesOf, timeAtTable, timeLeft, weekdayAndHour } from "./time";
import { words } from "./words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
});

describe("time left", () => {
  it.each([
    [-5, "0:00"],
    [59_999, "0:59"],
    [61 * SECOND, "1:01"],
    [2 * HOUR - 1, "119:59"],
    [2 * HOUR, "2 hours"],
    [2 * DAY - 1, "47 hours"],
    [2 * DAY, "2 days"],
  ])("%i ms are %s", (left, shown) => {
    expect(timeLeft(left)).toBe(shown);
  });
});

describe("a clock at the table", () => {
  it.each([
    [0, "00:00"],
    [65, "01:05"],
    [3600 + 5 * 60, "1 h 05"],
    [26 * 3600, "1 d 2 h"],
  ])("%i seconds are %s", (left, shown) => {
    expect(timeAtTable(left)).toBe(shown);
  });
});

describe("an hour of the day", () => {
  it.each([
    [0, "00:00"],
    [9 * 60 + 5, "09:05"],
    [1439, "23:59"],
  ])("%i minutes are %s, and back", (minutes, hour) => {
    expect(hourOf(minutes)).toBe(hour);
    expect(minutesOf(hour)).toBe(minutes);
  });

  it("counts midnight at the end of a day as its beginning", () => {
    expect(minutesOf("24:00")).toBe(0);
  });

  it("is told on 24 hours", () => {
    expect(weekdayAndHour(new Date(2026, 0, 5, 0, 30).getTime())).toMatch(/\b00:30$/);
  });
});

describe("the clock of a table in a sentence", () => {
  it("says so where there is none", () => {
    expect(clockTold(clockOf({}))).toBe("No clock");
  });

  it("leaves out an increment of nothing", () => {
    expect(clockTold({ kind: "live", bank: MINUTE, increment: 0 })).toBe("1 minute each");
    expect(clockTold({ kind: "live", bank: 15 * MINUTE, increment: 15 * SECOND })).toMatch(/^15 minutes each.*15/);
  });

  it("names the hours only where the clock rests", () => {
    expect(clockTold({ kind: "correspondence", days: 1, opens: 60, closes: 60 })).toBe("A day for each move");
    expect(clockTold({ kind: "correspondence", days: 2, opens: 480, closes: 1320 })).toMatch(/08:00 to 22:00$/);
  });
});
