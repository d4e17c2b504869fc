// The action under way as cards: the main action, its price, and every effect that can still be had, in the order in
// which they are usually wanted. Any may be taken next.

import type { Desk } from "../desk.svelte";
import { signOf } from "../effects";
import { raises } from "../places";
import type { Doing, Pending, Step } from "../shapes";
import { capital } from "../telling";

export interface Card {
  id: string;
  sign: string;
  title: string;
  text: string;
  /** Being done, to be had now, done, or out of reach for now. */
  state: "lit" | "live" | "done" | "off";
  effect?: string; // what a press takes
  or?: boolean; // only this one or the next can be had
  kinds?: readonly string[]; // the choices that are made in the card
}

const MAIN_KINDS: Readonly<Record<string, readonly string[]>> = {
  station: ["station"],
  railroad: ["rail"],
  telegraph: ["office"],
  trade: ["sale"],
};
const SIGNS: Readonly<Record<string, string>> = {
  station: "station",
  railroad: "rail",
  telegraph: "office",
  trade: "action-trade",
};

function mainCard(desk: Desk, step: Step): Card[] {
  const { action } = step;
  if (action === "setup" || action === null) return [];
  const open = step.to_place > 0;
  const rails = step.to_place;
  const where =
    step.city !== null
      ? desk.telling.spot(step.city)
      : step.section !== null
        ? desk.telling.placeName(`section:${step.section}`)
        : step.spaces.map((space) => desk.telling.space(space)).join(", ");
  const third = action === "railroad" && !open && step.third;
  return [
    {
      id: "the-action",
      sign: SIGNS[action] ?? "building",
      title: desk.say(open ? `do-${action}` : `done-${action}`, { rails }),
      text: open ? desk.say(`how-${action}`, { rails }) : third ? desk.say("third-rail") : where,
      state: step.doing.length ? (open ? "off" : "done") : open ? "lit" : third ? "live" : "done",
      kinds: MAIN_KINDS[action] ?? [],
    },
  ];
}

function priceCard(desk: Desk, { due, keeps, to_sell: shares }: Step): Card[] {
  if (!due) return [];
  const { short } = desk;
  return [
    {
      id: "price",
      sign: "money",
      title: desk.say("price-card", { due }),
      text: short ? desk.say("price-short", { short, shares }) : desk.say("price-paid", { left: keeps }),
      state: short ? "off" : "done",
    },
  ];
}

function workersCard(desk: Desk, { workers_missing: missing }: Step): Card[] {
  if (!missing) return [];
  const fewest = desk.board.price.fewest_workers;
  const available = fewest - missing;
  return [
    {
      id: "workers",
      sign: "hire",
      title: desk.say("workers-short", { available, fewest }),
      text: desk.say("workers-least", { fewest, price: desk.board.price.hire }),
      state: "off",
    },
  ];
}

const UNPAID = "RV-4.3"; // the clause that forbids an effect whose price is not there: money, or a worker

function pendingCard(desk: Desk, row: Pending): Card {
  const live = desk.canTake(row.effect);
  const money = desk.mine?.money ?? 0;
  const { worker } = desk.step ?? {};
  const from =
    row.effect === "promotion" && worker === "white"
      ? desk.say("from-white")
      : row.effect === "reward"
        ? desk.say(`setup-${row.kind}`)
        : desk.say(`from-${row.effect}`, { worker: desk.telling.worker(worker ?? "white") });
  const price = row.price
    ? desk.say("for-money", { cost: row.price })
    : row.price_each
      ? desk.say("for-each", { cost: row.price_each })
      : "";
  const lacks = row.price && row.against === UNPAID ? desk.say("you-have", { money }) : "";
  return {
    id: row.effect,
    sign: row.kind === "workers" ? "hire" : signOf(row.kind),
    title: capital(desk.telling.effect(row)),
    text: [from, price, lacks].filter(Boolean).join(" "),
    state: live ? "live" : "off",
    effect: row.effect,
    or: row.instead !== null,
  };
}

/** What is said of an effect under way; a free station is another thing than that of the action. */
function howOf(desk: Desk, { kind, left }: Doing, setup: boolean): string {
  if (kind === "advance" && left === 1) return desk.say("how-advance-one");
  if (kind === "station") return desk.say("how-free-station");
  return kind === "office" && setup ? desk.say("how-setup-office") : desk.say(`how-${kind}`);
}

function doingCard(desk: Desk, step: Step): Card[] {
  const doing = step.doing.at(-1);
  if (!doing) return [];
  const kinds = [...new Set(desk.legal.map(({ meaning }) => meaning["kind"] ?? ""))];
  return [
    {
      id: "doing",
      sign: doing.kind === "workers" ? "hire" : signOf(doing.kind),
      title: desk.say(`doing-${doing.kind}`, { left: doing.left }),
      text: [
        howOf(desk, doing, step.action === "setup"),
        doing.price_each ? desk.say("for-each", { cost: doing.price_each }) : "",
      ].join(" "),
      state: "lit",
      kinds: kinds.filter((kind) => !["take", "stop", "end"].includes(kind)),
    },
  ];
}

/** What has been taken already in this turn. */
export function takenCards(desk: Desk): Card[] {
  const taken = desk.steps.filter(({ meaning }) => meaning["kind"] === "take" && !raises(meaning));
  const done = taken.slice(0, taken.length - (desk.step?.doing.length ?? 0)); // the last are under way
  return done.map(({ text }, at) => ({ id: `taken-${at}`, sign: "", title: capital(text), text: "", state: "done" }));
}

export function cardsOf(desk: Desk): Card[] {
  const { step } = desk;
  if (!step) return [];
  const pending = step.pending.map((row) => pendingCard(desk, row));
  return [
    ...mainCard(desk, step),
    ...doingCard(desk, step),
    ...pending,
    ...priceCard(desk, step),
    ...workersCard(desk, step),
  ];
}
