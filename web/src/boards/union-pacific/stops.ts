// The three stops of a turn.
import { stopsAt, type Stop } from "../../frame/stops";
import type { Desk } from "./desk.svelte";

const ORDER: readonly string[] = ["card", "train", "share"];

export function stops(desk: Desk): Stop[] {
  const company = desk.train?.company ?? desk.company;
  const labels = [
    desk.card ? desk.say("stop-card-is", { card: desk.say(`card-${desk.card}`) }) : desk.say("stop-card"),
    company ? desk.say("stop-train-is", { company: desk.monogram(company) }) : desk.say("stop-train"),
    desk.say("stop-share"),
  ];
  return stopsAt(labels, ORDER.indexOf(desk.stop));
}
