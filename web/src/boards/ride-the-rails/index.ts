// Ride the Rails in the browser.

import { words } from "../../lib/words.svelte";
import type { Board } from "../board";
import { Desk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import Holdings from "./Holdings.svelte";
import Map from "./Map.svelte";
import Phone from "./Phone.svelte";
import Picture from "./Picture.svelte";
import Plate from "./Plate.svelte";
import Sheet from "./Sheet.svelte";
import Ticket from "./Ticket.svelte";
import type { View } from "./shapes";
import { catalogueOf } from "./words";

function prompt(given: unknown): { title: string; more: string } {
  const desk = given as Desk;
  const { phase, building } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  if (!desk.session.yours) {
    const told = desk.table.log.filter((line) => !line.undone && line.of === "game").at(-1);
    return { title: desk.say("wait-for", { name: desk.session.name(desk.table.actors[0] ?? 0) }), more: told?.text ?? "" };
  }
  const title = desk.choice("pass") ? desk.say("title-pass") : desk.say(`title-${phase}`, { left: building?.left ?? 0 });
  return { title, more: desk.table.prompt ?? "" };
}

const board: Board = {
  beside: () => [],
  desk: (session) => new Desk(session),
  Map, Sheet, Hand, Ticket, Phone, Held, Holdings, Picture, Source: Plate,
  prompt,
  worth: (view) => (view as View).money,
  money: (score) => `$${score}`,
  source: (id) => ({ company: id, monogram: catalogueOf(words.language).say(`name-${id}`) }),
  mark: (view) => (view as View).round,
};

export default board;
