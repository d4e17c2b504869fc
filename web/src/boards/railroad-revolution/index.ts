// Railroad Revolution in the browser.

import { money, words } from "../../lib/words.svelte";
import type { Board } from "../board";
import { Desk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";
import { KEYS } from "./keys";
import Map from "./Map.svelte";
import PastHoldings from "./PastHoldings.svelte";
import Phone from "./Phone.svelte";
import Picture from "./Picture.svelte";
import { promptOf, roundOf } from "./prompt";
import { scenes } from "./scenes";
import Sheet from "./Sheet.svelte";
import SourceSign from "./SourceSign.svelte";
import { BARS, SOURCES, sumOf } from "./sources";
import Ticket from "./Ticket.svelte";
import { catalogueOf } from "./words";

const say = (message: string): string => catalogueOf(words.language).say(message);

const board: Board<Desk> = {
  desk: (session) => new Desk(session),
  Map,
  Sheet,
  Hand,
  Ticket,
  Phone,
  Holdings,
  purse: (desk, seat) => money(desk.view.seats[seat]?.money ?? 0),
  PastHoldings,
  Picture,
  SourceSign,
  highSheet: (desk) => desk.needsSheet,
  prompt: promptOf,
  at: roundOf,
  source: (id) => ({
    name: say(`source-${id}`),
    sign: { colour: "var(--panel)", ink: "var(--ink)", mark: null },
  }),
  sources: SOURCES,
  bars: BARS,
  sum: sumOf,
  mark: (view) => 5 * Math.floor(view.round / 5), // of some twenty rounds
  keys: (desk) => KEYS.map(([key, does]) => [key, desk.say(does)]),
  scenes,
};

export default board;
