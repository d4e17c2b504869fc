// What a player has settled for this browser: sound, notices, stillness, and keys of one letter.

import { keep, kept } from "./kept";

const KEY = "habits";

interface Kept {
  sound: boolean;
  notices: boolean;
  still: boolean;
  keys: boolean;
}

const AT_FIRST: Kept = { sound: true, notices: false, still: false, keys: true };

function read(): Kept {
  try {
    return { ...AT_FIRST, ...(JSON.parse(kept(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return AT_FIRST;
  }
}

class Habits {
  #kept = $state.raw<Kept>(read());

  constructor() {
    this.#calm();
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  /** Whether to tell of one's turn while the page is hidden: wished for here, and allowed by the browser. */
  get notices(): boolean {
    return this.#kept.notices && canNotify() && Notification.permission === "granted";
  }

  get still(): boolean {
    return this.#kept.still;
  }

  get keys(): boolean {
    return this.#kept.keys;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep(KEY, JSON.stringify(this.#kept));
    this.#calm();
  }

  /** Only ever called from a click: that is when browsers ask their user. */
  async wishNotices(on: boolean): Promise<void> {
    this.set({ notices: on && canNotify() && (await Notification.requestPermission()) === "granted" });
  }

  #calm(): void {
    document.documentElement.toggleAttribute("data-still", this.#kept.still);
  }
}

/** Browsers notify on secure pages only: on a plain one of the local network this is not offered. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

export const habits = new Habits();
