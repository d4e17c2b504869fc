// Union Pacific in the browser.

import { money } from "../../lib/words.svelte";
import type { Beside, Board, Prompt } from "../board";
import { Desk } from "./desk.svelte";
import { due, type Range } from "./due";
import Hand from "./Hand.svelte";
import PastHoldings from "./PastHoldings.svelte";
import Holdings from "./Holdings.svelte";
import Map from "./Map.svelte";
import { MONOGRAMS, signOf } from "./marks";
import Phone from "./Phone.svelte";
import Picture from "./Picture.svelte";
import { scenes } from "./scenes";
import Sheet from "./Sheet.svelte";
import Ticket from "./Ticket.svelte";
import type { View } from "./shapes";

function prompt(desk: Desk): Prompt {
  const { phase } = desk.view;
  if (phase === "over") return { title: desk.say("game-over"), more: "" };
  if (!desk.session.yours) {
    const title =
      phase === "opening"
        ? desk.say("wait-opening")
        : desk.say("wait-for", { name: desk.session.name(desk.table.actors[0] ?? 0) });
    return {
      title,
      more:
        desk.table.log.filter((line) => !line.undone && (line.key === "built" || line.key === "took")).at(-1)?.text ??
        "",
    };
  }
  if (desk.stop !== "train") return { title: desk.say(`title-${desk.kinds}`), more: desk.table.prompt ?? "" };
  const company = desk.train?.company ?? desk.company;
  const title = company ? desk.say("title-train-of", { company: desk.monogram(company) }) : desk.say("title-build");
  const more = desk.train
    ? desk.say("more-chosen", { section: desk.placeName(desk.train.section), others: desk.targets.size - 1 })
    : desk.say("more-train", { count: desk.targets.size });
  return { title, more };
}

/** Money, and what the next payment would add to it; where that is in doubt, the middle. */
function worth(view: View): number[] {
  const middle = ({ least, most }: Range) => Math.floor((least + most) / 2);
  return view.money.map((money, holder) => money + (view.phase === "over" ? 0 : middle(due(view, holder))));
}

/** UP-9.4: between two players a third holder is paid too, and takes a place. */
function beside(desk: Desk): Beside[] {
  const { players, money, earned, third_place: place } = desk.view;
  const score = money[players];
  if (place === null || score === undefined) return [];
  return [{ name: desk.say("third-holder"), place, score, sources: earned[players] ?? {} }];
}

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
  prompt,
  beside,
  worth,
  points: money,
  source: (id) => ({ name: MONOGRAMS[id] ?? id, sign: signOf(id) }),
  sources: Object.keys(MONOGRAMS),
  mark: (view) => view.paid,
  payments: true,
  scenes,
};

export default board;
