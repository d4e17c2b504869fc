// Time as a person says it: what is left on a clock, an hour of the day, and the clock of a table.

import type { DayClock, LiveClock } from "./shapes";
import { say, words } from "./words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function count(value: number, unit: "day" | "hour"): string {
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** Days, then hours, then minutes and seconds, by how urgent it is. */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return count(Math.floor(left / DAY), "day");
  if (left >= 2 * HOUR) return count(Math.floor(left / HOUR), "hour");
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What stands on a clock at the table, in seconds. */
export function timeAtTable(left: number): string {
  const [days, hours, minutes] = [Math.floor(left / 86_400), Math.floor(left / 3600), Math.floor(left / 60)];
  const two = (count: number): string => String(count).padStart(2, "0");
  if (days) return say("time-days", { days, hours: hours % 24 });
  if (hours) return say("time-hours", { hours, minutes: two(minutes % 60) });
  return `${two(minutes)}:${two(left % 60)}`;
}

/** A moment of the coming days, as one would write it on a slip of paper. */
export function weekdayAndHour(moment: number): string {
  return new Intl.DateTimeFormat(words.language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
}

/** A day, some time from now or ago. */
export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "long" }).format(moment);
}

/** A day of the coming weeks, where there is little room. */
export function nearDay(moment: number): string {
  return new Intl.DateTimeFormat(words.language, { day: "numeric", month: "short" }).format(moment);
}

/** Minutes of a day as a field of the kind "time" has them, and back. */
export const hourOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return (hours * 60 + minutes) % 1440;
}

/** The clock of a table in a sentence: what it gives to everybody, and when it runs. */
export function clockTold(clock: LiveClock | DayClock | null): string {
  if (clock === null) return say("clock-none");
  if (clock.kind === "live")
    return say("told-live", { minutes: clock.bank / MINUTE, seconds: (clock.increment ?? 0) / 1000 });
  const { days, opens = 0, closes = 0 } = clock;
  return opens === closes
    ? say("told-day", { days })
    : say("told-window", { days, opens: hourOf(opens), closes: hourOf(closes) });
}

/** The clock among the terms of a table. */
export const clockOf = (terms: Readonly<Record<string, unknown>>): LiveClock | DayClock | null =>
  (terms["clock"] ?? null) as LiveClock | DayClock | null;
