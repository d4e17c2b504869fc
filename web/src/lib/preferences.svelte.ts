// Preferences stored in this browser: sound, notifications, reduced motion, the speed of scenes, single-letter keys.

import type { Pace } from "../frame/scenes/scene";
import { store, stored } from "./storage";

const KEY = "habits"; // as browsers have it stored

interface Stored {
  sound: boolean;
  notices: boolean;
  still: boolean;
  pace: Pace;
  keys: boolean;
}

const DEFAULTS: Stored = { sound: true, notices: false, still: false, pace: "normal", keys: true };

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(stored(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

class Preferences {
  #stored = $state.raw<Stored>(read());

  constructor() {
    this.#applyMotion();
  }

  get sound(): boolean {
    return this.#stored.sound;
  }

  /** Whether to tell of one's turn while the page is hidden: wished for here, and allowed by the browser. */
  get notices(): boolean {
    return this.#stored.notices && canNotify() && Notification.permission === "granted";
  }

  get still(): boolean {
    return this.#stored.still;
  }

  /** Whether nothing is to move, by this setting or by the system's. */
  get motionless(): boolean {
    return this.#stored.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get pace(): Pace {
    return this.#stored.pace;
  }

  get keys(): boolean {
    return this.#stored.keys;
  }

  set(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    store(KEY, JSON.stringify(this.#stored));
    this.#applyMotion();
  }

  /** Only ever called from a click: that is when browsers ask their user. */
  async requestNotices(on: boolean): Promise<void> {
    this.set({ notices: on && canNotify() && (await Notification.requestPermission()) === "granted" });
  }

  #applyMotion(): void {
    document.documentElement.toggleAttribute("data-still", this.#stored.still);
  }
}

/** Browsers notify on secure pages only: on a plain one of the local network this is not offered. */
export function canNotify(): boolean {
  return "Notification" in globalThis && isSecureContext;
}

export const preferences = new Preferences();
