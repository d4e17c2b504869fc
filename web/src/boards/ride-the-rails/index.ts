// Ride the Rails in the browser.

import { words } from "../../lib/words.svelte";
import type { Board } from "../board";
import { Desk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import Holdings from "./Holdings.svelte";
import Map from "./Map.svelte";
import { MARKS } from "./marks";
import Phone from "./Phone.svelte";
import Picture from "./Picture.svelte";
import Plate from "./Plate.svelte";
import { promptOf } from "./prompt";
import Sheet from "./Sheet.svelte";
import Ticket from "./Ticket.svelte";
import type { View } from "./shapes";
import { catalogueOf } from "./words";

const board: Board = {
  beside: () => [],
  desk: (session) => new Desk(session),
  Map,
  Sheet,
  Hand,
  Ticket,
  Phone,
  Held,
  Holdings,
  Picture,
  Source: Plate,
  prompt: (desk) => promptOf(desk as Desk),
  worth: (view) => (view as View).money,
  money: (score) => `$${score}`,
  source: (id) => ({ company: id, monogram: catalogueOf(words.language).say(`name-${id}`) }),
  sources: ["journeys", ...Object.keys(MARKS), "chicago", "five", "transcontinental"],
  mark: (view) => (view as View).round,
};

export default board;
