// Time as a person says it: what is left on a clock, and an hour of the day.

import { words } from "./words.svelte";

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

/** Minutes of a day as a field of the kind "time" has them, and back. */
export const hourOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return (hours * 60 + minutes) % 1440;
}
