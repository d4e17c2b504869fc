// What the game would do in one's place, asked of the server: shown as long as nothing else is done, and taken in
// one. A board's own suggestion says when it can be asked for, and reads out of it what the board draws.

import { tick } from "svelte";
import { TURN_BUTTONS } from "../lib/keys";
import { sentence } from "../lib/server";
import type { Choice, Hint } from "../lib/shapes";
import { say } from "../lib/words.svelte";
import type { BoardDesk } from "./desk.svelte";

/** An answer, and what it was asked for: the seat, what it had done, the turn so far, what waited to be confirmed. */
interface HintAnswer<View> {
  hint: Hint<View>;
  reader: number | null;
  done: number;
  before: readonly number[];
  pending: number | undefined;
}

export class Suggestion<View = unknown, Desk extends BoardDesk<View> = BoardDesk<View>> {
  asking = $state(false);
  #answer = $state.raw<HintAnswer<View> | null>(null);

  constructor(readonly desk: Desk) {}

  /** Whether there is anything to ask for. */
  get offered(): boolean {
    return this.desk.session.hinted;
  }

  /** How much is told of the own seat: where all choose at once, what the others do meanwhile changes nothing here. */
  #done = $derived.by(
    () =>
      this.desk.table.log.filter(
        ({ of, facts, undone }) => of === "game" && !undone && facts["seat"] === this.desk.reader,
      ).length,
  );

  /** What is still to be done of it; nothing once something else has been. */
  rest = $derived.by((): readonly Choice[] => {
    const answer = this.#answer;
    const { reader, session, steps, pending } = this.desk;
    if (!answer || !session.yours || answer.reader !== reader || answer.done !== this.#done) return [];
    if ((pending && pending.action !== answer.pending) || steps.length < answer.before.length) return [];
    const plan = [...answer.before, ...answer.hint.steps.map(({ action }) => action)];
    return steps.every(({ action }, at) => action === plan[at])
      ? answer.hint.steps.slice(steps.length - answer.before.length)
      : [];
  });

  get hint(): Hint<View> | null {
    return this.rest.length && this.#answer ? this.#answer.hint : null;
  }

  /** What decided for it, where the game can say. */
  get reason(): string {
    const reason = this.hint?.reason?.text;
    return reason ? say("hint-reason", { reason }) : "";
  }

  /** What it brings, where the board can say. */
  // eslint-disable-next-line @typescript-eslint/class-literal-property-style -- overridden by a board
  get brings(): string {
    return "";
  }

  /** Its steps in words. */
  get told(): readonly { text: string }[] {
    return this.rest;
  }

  /** All of it as text for screen readers. */
  get spoken(): string {
    return [this.brings, ...this.told.map(({ text }) => `${text}.`), this.reason].filter(Boolean).join(" ");
  }

  async ask(): Promise<void> {
    const { session, reader, steps, pending } = this.desk;
    if (this.asking) return;
    this.desk.clear();
    this.asking = true;
    try {
      const hint = (await session.hint()) as Hint<View> | null;
      if (!hint) return;
      this.#answer = {
        hint,
        reader,
        done: this.#done,
        before: steps.map(({ action }) => action),
        pending: pending?.action,
      };
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

  /** Chooses all it says, up to what has to be confirmed. */
  async take(): Promise<void> {
    const rest = this.rest.filter((choice) => !this.desk.isPending(choice));
    if (rest.length) await this.desk.follow(rest);
    this.putAway();
    await this.#leadOn();
  }

  /** The button that asked is gone, and none could be pressed meanwhile: the focus goes to the next to press. */
  async #leadOn(): Promise<void> {
    await tick();
    document.querySelector<HTMLElement>(`#${TURN_BUTTONS} > button:last-of-type`)?.focus();
  }
}
