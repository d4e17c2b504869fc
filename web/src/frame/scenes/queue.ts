// The order in which scenes are shown and views follow them: a view comes when the scenes that lead to it are over.

import type { Scene } from "./scene";

interface Entry<View> {
  view: View | null; // null: a scene shown again, which leads to nothing new
  scenes: Scene[];
}

/** Views that may wait behind the one on its way: if more do, only scenes that wait for an answer are still shown. */
const MOST = 3;

export class SceneQueue<View> {
  #entries: Entry<View>[] = [];
  #step = 0;

  get scene(): Scene | null {
    return this.#entries[0]?.scenes[0] ?? null;
  }

  get step(): number {
    return this.#step;
  }

  /** The newest view that waits. */
  get newest(): View | null {
    return this.#entries.findLast(({ view }) => view !== null)?.view ?? null;
  }

  /** A view with the scenes that lead to it; the view itself if nothing has to be shown before it. */
  push(view: View | null, scenes: readonly Scene[]): View | null {
    if (!this.#entries.length && !scenes.length) return view;
    this.#entries.push({ view, scenes: [...scenes] });
    if (this.#entries.length > MOST + 1) this.#hurry();
    return null;
  }

  /** Too far behind: what is shown goes on, of the rest only the scenes that wait are kept. */
  #hurry(): void {
    const [now, ...later] = this.#entries;
    if (!now) return;
    const kept: Entry<View>[] = [];
    for (const { view, scenes } of later) {
      const waiting = scenes.filter((scene) => scene.waits);
      const last = kept.at(-1) ?? now;
      if (waiting.length) kept.push({ view, scenes: waiting });
      else last.view = view ?? last.view;
    }
    this.#entries = [now, ...kept];
  }

  /** One step on; at the end of a scene nothing more happens. */
  advance(): void {
    if (this.scene && this.#step < this.scene.steps.length) this.#step += 1;
  }

  get complete(): boolean {
    return this.scene !== null && this.#step >= this.scene.steps.length;
  }

  /** The scene as it stands at its end. */
  finish(): void {
    this.#step = this.scene?.steps.length ?? 0;
  }

  /** The scene once more from its beginning. */
  restart(): void {
    this.#step = 0;
  }

  /** The scene is over: the view it led to, if that is to be shown now. */
  close(): View | null {
    this.#step = 0;
    let shown: View | null = null;
    this.#entries[0]?.scenes.shift();
    while (this.#entries[0] && !this.#entries[0].scenes.length) shown = this.#entries.shift()?.view ?? shown;
    return shown;
  }

  /** Nothing more is shown on the way: the newest view. */
  skip(): View | null {
    const { newest } = this;
    this.#entries = [];
    this.#step = 0;
    return newest;
  }
}
