// Railroad Tiles in the browser.

import { signed, words } from "../../lib/words.svelte";
import type { Board } from "../board";
import { Desk } from "./desk.svelte";
import Hand from "./Hand.svelte";
import Holdings from "./Holdings.svelte";
import { endedOf, unpaidOf } from "./ended";
import Map from "./Map.svelte";
import Phone from "./Phone.svelte";
import Picture from "./Picture.svelte";
import { promptOf } from "./prompt";
import { KEYS } from "./keys";
import { scenes } from "./scenes";
import Sheet from "./Sheet.svelte";
import SourceSign from "./SourceSign.svelte";
import Ticket from "./Ticket.svelte";
import { catalogueOf } from "./words";

const SOURCES = ["cars", "trains", "travellers", "column", "cities", "rectangle", "openings", "objectives", "failed"];

const board: Board<Desk> = {
  desk: (session) => new Desk(session),
  Map,
  Sheet,
  Hand,
  Ticket,
  Phone,
  Holdings,
  Picture,
  prompt: promptOf,
  source: (id) => ({
    name: catalogueOf(words.language).say(`source-${id}`),
    sign: { colour: "var(--panel)", ink: "var(--ink)", mark: null },
  }),
  SourceSign,
  sources: SOURCES,
  unpaid: (desk, _, source) => unpaidOf(desk, source),
  tied: (desk) => desk.say("tied"),
  ended: endedOf,
  points: signed,
  mark: (view) => view.round,
  keys: (desk) => KEYS.map(([key, does]) => [key, desk.say(does)]),
  lowSheet: true,
  scenes,
};

export default board;
