// Plays the scenes of a table one after the other, at the speed that is set, and lets each view follow its scenes.

import type { LogLine, TableView } from "../../lib/shapes";
import { SceneQueue } from "./queue";
import { atPace, duration, type Pace, type Scene } from "./scene";

/** How long a scene that waits stays by itself in a replay that runs. */
const REST = 2400;

interface How {
  show(view: TableView): void;
  pace(): Pace;
  still(): boolean;
}

export class ScenePlayer {
  /** What is shown now, and how far it has gone. */
  scene = $state.raw<Scene | null>(null);
  step = $state(0);
  #queue = new SceneQueue<TableView>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onEmpty: (() => void)[] = [];
  #told = new WeakSet<LogLine>();
  #goesOn = false; // by itself, even where a scene waits

  constructor(readonly how: How) {}

  /** Whether a scene stands at its end. */
  get complete(): boolean {
    return this.scene !== null && this.step >= this.scene.steps.length;
  }

  get still(): boolean {
    return this.how.still();
  }

  /** Whether a scene has told this line to whoever listens. */
  hasTold(line: LogLine): boolean {
    return this.#told.has(line);
  }

  /** How long something takes at the speed that is set. */
  lasting(normally: number): number {
    return atPace(normally, this.how.pace());
  }

  /** The newest view that waits for its scenes. */
  get newest(): TableView | null {
    return this.#queue.newest;
  }

  /** A new view, with what leads to it. Returns whether it has to wait. */
  push(view: TableView, scenes: readonly Scene[]): boolean {
    const wasIdle = this.scene === null;
    if (this.#queue.push(view, scenes) !== null) return false;
    if (wasIdle) this.#play();
    return true;
  }

  /** Shows scenes that lead to no new view, after those under way: one again, or those of a replay. */
  async again(scenes: readonly Scene[], goesOn = false): Promise<void> {
    if (!scenes.length || (goesOn && this.how.pace() === "off")) return;
    this.#goesOn = goesOn;
    const wasIdle = this.scene === null;
    this.#queue.push(null, scenes);
    if (wasIdle) this.#play();
    await new Promise<void>((done) => this.#onEmpty.push(done));
  }

  /** "Go on": first the scene comes to its end, then it closes. */
  goOn(): void {
    if (this.complete) this.#close();
    else {
      this.#queue.finish();
      this.#play();
    }
  }

  restart(): void {
    this.#queue.restart();
    this.#play();
  }

  /** All that is still to be shown is left out. */
  skip(): void {
    if (this.scene === null) return;
    const view = this.#queue.skip();
    this.#play();
    if (view) this.how.show(view);
  }

  /** Nothing of the table may be shown any more. */
  stop(): void {
    this.#queue.skip();
    this.#play();
  }

  #play(): void {
    clearTimeout(this.#timer);
    const { scene } = this.#queue;
    this.scene = scene;
    this.step = this.#queue.step;
    if (!scene) return this.#empty();
    if (scene.waits) this.#tell(scene); // its sheet says all of it at once
    const pause = duration(scene, this.step, this.how.pace(), this.still);
    if (pause === null) {
      if (this.#goesOn) this.#timer = setTimeout(() => this.#close(), REST);
    } else if (pause === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), pause);
  }

  #next(): void {
    if (this.#queue.complete) return this.#close();
    this.#queue.advance();
    this.#play();
  }

  #tell(scene: Scene): void {
    for (const line of scene.tells ?? []) this.#told.add(line);
  }

  #close(): void {
    if (this.scene) this.#tell(this.scene);
    const view = this.#queue.close();
    if (view) this.how.show(view);
    this.#play();
  }

  #empty(): void {
    this.#goesOn = false;
    for (const done of this.#onEmpty.splice(0)) done();
  }
}
