// Ride the Rails in the browser.

import { money, words } from "../../lib/words.svelte";
import type { Board } from "../board";
import { Desk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import PastHoldings from "./PastHoldings.svelte";
import Holdings from "./Holdings.svelte";
import Map from "./Map.svelte";
import { MARKS, signOf } from "./marks";
import Phone from "./Phone.svelte";
import Picture from "./Picture.svelte";
import { promptOf } from "./prompt";
import { scenes } from "./scenes";
import Sheet from "./Sheet.svelte";
import Ticket from "./Ticket.svelte";
import { catalogueOf } from "./words";

const board: Board<Desk> = {
  desk: (session) => new Desk(session),
  Map,
  Sheet,
  Hand,
  Ticket,
  Phone,
  PastHoldings,
  Holdings,
  Picture,
  prompt: promptOf,
  points: money,
  source: (id) => ({ name: catalogueOf(words.language).say(`name-${id}`), sign: signOf(id) }),
  sources: ["journeys", ...Object.keys(MARKS), "chicago", "five", "transcontinental"],
  mark: (view) => view.round,
  gains: ({ view }) => (view.journey?.links.length ? view.journey.payout : []),
  scenes,
};

export default board;
