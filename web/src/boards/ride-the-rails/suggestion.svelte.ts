// The best journey for whoever rides, asked of the server: shown as long as nothing else is done, and taken link by link.

import { tick } from "svelte";
import { TURN_BUTTONS } from "../../lib/keys";
import { sentence } from "../../lib/server";
import type { Choice, Hint } from "../../lib/shapes";
import type { Desk } from "./desk.svelte";
import type { Journey, Link, View } from "./shapes";

/** What was answered, and what it was asked for: the seat, the moment, the turn so far and what waited to be confirmed. */
interface Answer {
  hint: Hint<View>;
  reader: number | null;
  step: number | undefined;
  before: readonly number[];
  pending: number | undefined;
}

export class Suggestion {
  asking = $state(false);
  #answer = $state.raw<Answer | null>(null);

  constructor(readonly desk: Desk) {}

  /** Whether there is a journey to ask for. */
  get offered(): boolean {
    const { session, view } = this.desk;
    return session.hinted && (view.phase === "depart" || view.phase === "journey") && !this.desk.choice("pass");
  }

  /** What is still to be done of it; nothing once something else has been. */
  rest = $derived.by((): readonly Choice[] => {
    const answer = this.#answer;
    const { table, steps, pending } = this.desk;
    if (!answer || (pending && pending.action !== answer.pending) || answer.reader !== table.reader || answer.step !== table.step || steps.length < answer.before.length) return [];
    const plan = [...answer.before, ...answer.hint.steps.map(({ action }) => action)];
    return steps.every(({ action }, at) => action === plan[at]) ? answer.hint.steps.slice(steps.length - answer.before.length) : [];
  });

  get hint(): Hint<View> | null {
    return this.rest.length && this.#answer ? this.#answer.hint : null;
  }

  get journey(): Journey | null {
    return this.hint?.then.journey ?? null;
  }

  /** Its links that are not ridden yet. */
  get links(): readonly Link[] {
    return this.journey?.links.slice(this.desk.view.journey?.links.length ?? 0) ?? [];
  }

  /** All of it for whoever cannot see the map. */
  get spoken(): string {
    const { desk, hint, journey } = this;
    if (!hint || !journey) return "";
    const { passenger, city, links } = journey;
    const told = desk.say("suggested", { sure: hint.proved ? "proved" : "found", from: desk.hexName(passenger), to: desk.hexName(city), links: links.length });
    const pays = hint.gains?.map((amount, seat) => `${desk.called(seat)} $${amount}`);
    return pays ? `${told} ${desk.say("suggested-pays", { amounts: pays.join(", ") })}` : told;
  }

  async ask(): Promise<void> {
    const { session, table, steps, pending } = this.desk;
    if (this.asking) return;
    this.desk.clear();
    this.asking = true;
    try {
      const hint = (await session.hint()) as Hint<View>;
      this.#answer = { hint, reader: table.reader, step: table.step, before: steps.map(({ action }) => action), pending: pending?.action };
    } catch (wrong) {
      session.wrong = sentence(wrong);
    } finally {
      this.asking = false;
    }
    if (this.hint) await this.#leadOn();
  }

  putAway(): void {
    this.#answer = null;
  }

  /** Chooses what it says, one link after the other, up to what has to be confirmed. */
  async take(): Promise<void> {
    for (const { action } of this.rest) if (!(await this.desk.session.choose(action))) return;
    this.putAway();
    await this.#leadOn();
  }

  /** The button that asked is gone, and none could be pressed while the links were chosen: the focus is on the next to press. */
  async #leadOn(): Promise<void> {
    await tick();
    document.querySelector<HTMLElement>(`#${TURN_BUTTONS} > button:last-of-type`)?.focus();
  }
}
