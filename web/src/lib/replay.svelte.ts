// The replay of a game: which step is shown, from whose perspective, and playing through it turn by turn.

import type { Session } from "./session.svelte";
import type { Eyes, StoryTurn, Step } from "./shapes";

const PACE = 900;

export class ReplayState {
  story = $state.raw<StoryTurn[]>([]);
  step = $state<number | null>(null); // null: not looking back
  eyes = $state<Eyes>("own");
  running = $state(false);
  seen = $state.raw<Step | null>(null);
  failed = $state(false);
  /** Shows what leads from a step to a later one, while the play runs. */
  lead: ((from: number, to: number) => Promise<void>) | null = null;
  #leading = false;
  #asked = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly session: Session) {}

  /** The moment that is shown: the last turn's end at or before the step. */
  get at(): number {
    const step = this.step ?? Infinity;
    return Math.max(
      0,
      this.story.findLastIndex((moment) => moment.step <= step),
    );
  }

  get moment(): StoryTurn | undefined {
    return this.story[this.at];
  }

  get last(): number {
    return Math.max(0, this.story.length - 1);
  }

  /** Whether what is shown is the end of a finished play. */
  get ended(): boolean {
    const table = this.session.table;
    return table?.phase === "over" && (this.step ?? Infinity) >= (table.step ?? 0);
  }

  /** The story as far as it has gone; the place in it is kept. */
  async read(): Promise<void> {
    try {
      this.story = await this.session.story();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  async open(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(step, this.session.table?.step ?? step));
    const asked = ++this.#asked;
    const [seen] = await Promise.all([this.#see(this.step), this.story.length ? null : this.read()]);
    if (asked !== this.#asked) return;
    this.seen = seen;
    this.failed = seen === null;
  }

  /** The end of a turn with one's own eyes stands in the story; all else is asked for. */
  async #see(step: number): Promise<Step | null> {
    const known = this.eyes === "own" ? this.story.find((moment) => moment.step === step) : undefined;
    if (known) return { step, last: this.session.table?.step ?? step, view: known.view };
    return this.session.step(step, this.eyes).catch(() => null);
  }

  close(): void {
    this.stop();
    this.#asked += 1;
    this.step = null;
    this.seen = null;
  }

  /** Another reader takes over: drops all that was loaded. */
  forget(): void {
    this.close();
    this.story = [];
    this.eyes = "own";
  }

  /** To the end of a turn, by its place in the story. */
  turn(at: number): Promise<void> {
    const moment = this.story[Math.max(0, Math.min(at, this.last))];
    return moment ? this.open(moment.step) : Promise.resolve();
  }

  look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.open(this.step ?? this.session.table?.step ?? 0);
  }

  run(): void {
    if (this.at >= this.last) void this.turn(0);
    this.running = true;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#runOn(), PACE);
  }

  /** Waits for the step to be loaded, and for what leads to the next one to be shown, before going on. */
  #runOn(): void {
    if (this.#leading) return;
    if (this.at >= this.last) this.stop();
    else if (this.seen?.step === this.step || this.failed) void this.#lead(this.at + 1);
  }

  async #lead(at: number): Promise<void> {
    this.#leading = true;
    await this.lead?.(this.step ?? 0, this.story[at]?.step ?? 0);
    this.#leading = false;
    if (this.running) await this.turn(at);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.running = false;
  }

  /** What a key means while looking back; whether it meant anything. */
  pressed(key: string): boolean {
    const ways: Record<string, () => void> = {
      ArrowLeft: () => void this.turn(this.between ? this.at : this.at - 1),
      ArrowRight: () => void this.turn(this.at + 1),
      Home: () => void this.turn(0),
      End: () => void this.turn(this.last),
      " ": () => (this.running ? this.stop() : this.run()),
    };
    const way = ways[key];
    if (!way) return false;
    if (key !== " ") this.stop();
    way();
    return true;
  }

  /** Whether the step lies inside a turn, not at its end. */
  get between(): boolean {
    return this.step !== null && (this.moment?.step ?? this.step) < this.step;
  }
}

/** The step that the page's address asks for. */
export function askedStep(): number | null {
  const asked = new URLSearchParams(location.search).get("step");
  return asked !== null && /^\d{1,6}$/.test(asked) ? Number(asked) : null;
}

/** Keeps the address at the step that is shown, so that it can be kept and sent. */
export function showStep(step: number | null): void {
  const url = new URL(location.href);
  if (step === null) url.searchParams.delete("step");
  else url.searchParams.set("step", String(step));
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}
