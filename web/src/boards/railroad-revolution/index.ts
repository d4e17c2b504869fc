// Railroad Revolution in the browser.

import { words } from "../../lib/words.svelte";
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
  PastHoldings,
  Picture,
  SourceSign,
  prompt: promptOf,
  at: roundOf,
  source: (id) => ({
    name: say(`source-${id}`),
    sign: { colour: "var(--panel)", ink: "var(--ink)", mark: null },
  }),
  sources: SOURCES,
  bars: BARS,
  sum: sumOf,
  mark: (view) => view.round,
  keys: (desk) => KEYS.map(([key, does]) => [key, desk.say(does)]),
  scenes,
};

export default board;
