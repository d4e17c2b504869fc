// Spike in the browser.

import { words } from "../../lib/words.svelte";
import type { Board } from "../board";
import Closing from "./Closing.svelte";
import { Desk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";
import { tieOf } from "./end/tie";
import { KEYS } from "./keys";
import Map from "./Map.svelte";
import PastHoldings from "./PastHoldings.svelte";
import Phone from "./Phone.svelte";
import Picture from "./Picture.svelte";
import { promptOf } from "./prompt";
import { scenes } from "./scenes";
import Sheet from "./Sheet.svelte";
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
  Closing,
  prompt: promptOf,
  at: (desk) => desk.say("round", { round: desk.view.round, rounds: desk.view.rounds }),
  points: (score) => `$${score}`,
  source: (id) => ({
    name: say(`source-${id}`),
    sign: { colour: "var(--panel)", ink: "var(--ink)", mark: null },
  }),
  sources: ["market", "contracts", "route", "upgrades"],
  tied: tieOf,
  mark: (view) => view.round,
  keys: (desk) => KEYS.map(([key, does]) => [key, desk.say(does)]),
  lowSheet: true,
  scenes,
};

export default board;
