// A payment in words: who leads now, what is still to come, and all of it for who listens.

import { words } from "../../../lib/words.svelte";
import type { Desk } from "../desk.svelte";
import { UP } from "../shapes";
import { gain, lead, standing, sums, type Cell, type Payment, type Row } from "./payment";

/** How a holder is called: a player, or the third holder of a game of two. */
export function holderName(desk: Desk, holder: number): string {
  return holder < desk.view.players ? desk.called(holder) : desk.say("third-holder");
}

function holderAsObject(desk: Desk, holder: number): string {
  return holder === desk.reader ? desk.calledAsObject(holder) : holderName(desk, holder);
}

/** The places that shares are paid for, in short: "1st", "1st+2nd ÷3", of the Union Pacific "1st–2nd". */
export function placesOf(desk: Desk, row: Row, cell: Cell): string {
  if (cell.first === null || cell.last === null) return "";
  const [first, last] = [cell.first, cell.last].map((number) => desk.say("ordinal", { number }));
  const span = cell.first === cell.last ? first : `${first}${row.share === UP ? "–" : "+"}${last}`;
  return cell.among > 1 && row.share !== UP ? `${span} ÷${cell.among}` : `${span}`;
}

export function cellSpoken(desk: Desk, cell: Cell): string {
  const { held, amount, among } = cell;
  const place = cell.first === null ? "" : desk.say("dividend-place", { number: cell.first });
  if (!amount) return desk.say("dividend-cell-none", { held });
  return desk.say(among > 1 ? "dividend-cell-shared" : "dividend-cell", { place, held, amount, among });
}

/** Why a company pays as it does, in words: who has most, who is second, what is shared. */
export function reasonOf(desk: Desk, row: Row): string {
  const paid = row.holders.flatMap((cell, holder) => (cell?.amount ? [{ holder, cell }] : []));
  const ranked = paid.sort((one, two) => (one.cell.first ?? 0) - (two.cell.first ?? 0));
  if (row.share === UP)
    return ranked.map(({ holder, cell }) => `${holderName(desk, holder)}: ${placesOf(desk, row, cell)}.`).join(" ");
  const sentences = ranked.map(({ holder, cell }) => reasonFor(desk, holder, cell, paid));
  return [...new Set(sentences)].join(" ");
}

interface Paid {
  holder: number;
  cell: Cell;
}

/** The sentence about one holder's place; those who share it have the same one. */
function reasonFor(desk: Desk, holder: number, { first, last, held, among }: Cell, paid: readonly Paid[]): string {
  if (among > 1) {
    const sharing = paid.filter(({ cell }) => cell.first === first).map((one) => one.holder);
    const names = words.list(sharing.map((one) => holderAsObject(desk, one)));
    return desk.say(first === 1 ? "dividend-why-first-shared" : "dividend-why-second-shared", { names, held });
  }
  const place = first === 2 ? "second" : last === 1 ? "first" : "alone";
  if (holder === desk.reader) return desk.say(`dividend-why-${place}-you`, { held });
  return desk.say(`dividend-why-${place}`, { name: holderName(desk, holder), held });
}

function leadTold(desk: Desk, payment: Payment): string {
  const money = sums(payment);
  const { first, next, by } = lead(money);
  const [leader] = first;
  if (leader === undefined || first.length > 1 || next === null)
    return desk.say("dividend-level", { names: words.list(first.map((holder) => holderName(desk, holder))) });
  if (leader === desk.reader) return desk.say("dividend-lead-you", { name: holderName(desk, next), by });
  if (desk.reader === null)
    return desk.say("dividend-lead", { leader: holderName(desk, leader), name: holderName(desk, next), by });
  const behind = (money[leader] ?? 0) - (money[desk.reader] ?? 0);
  return desk.say("dividend-behind", { leader: holderName(desk, leader), by: behind });
}

/** Who leads after the payment, and what is left to be paid. */
export function outcome(desk: Desk, payment: Payment): { lead: string; left: string } {
  const left = desk.say("dividends-left", { count: payment.of - payment.number, amount: payment.next_up ?? 0 });
  return { lead: leadTold(desk, payment), left };
}

/** The whole payment in a few sentences, one's own sum first. */
export function spoken(desk: Desk, payment: Payment): string {
  const ranked = standing(sums(payment));
  const title = desk.say("dividend-title", { number: payment.number });
  const own = ranked.find(({ holder }) => holder === desk.reader);
  const mine = own
    ? desk.say("dividend-own", {
        had: payment.had[own.holder] ?? 0,
        gain: gain(payment, own.holder),
        sum: own.money,
        place: desk.say("dividend-place", { number: own.place }),
      })
    : "";
  const others = ranked
    .filter((one) => one !== own)
    .map(({ holder, money }) => `${holderName(desk, holder)} ${money}`)
    .join(", ");
  return `${title}. ${mine} ${others}.`;
}
