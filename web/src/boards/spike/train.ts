// A train in words, and what is on it.

import type { Desk } from "./desk.svelte";
import type { Seat } from "./shapes";

export const aboardOf = ({ contracts }: Seat): string[] =>
  contracts.filter(({ state }) => state === "aboard").map(({ good }) => good);

export function trainWords(desk: Desk, seat: Seat): string {
  const { parts } = seat;
  const goods = aboardOf(seat).map((good) => desk.goodName(good));
  const words = desk.say("train-told", {
    speed: parts.locomotive.gives,
    draws: parts.tender.gives,
    cars: parts["freight-car"].gives,
  });
  const told = [words];
  if (seat.train) told.push(`${desk.say("train-at", { place: desk.placeName(seat.train) })}.`);
  if (goods.length) told.push(desk.say("train-aboard", { goods: goods.join(", ") }));
  return told.join(" ");
}
