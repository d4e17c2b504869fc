// The focus of whoever plays by key: when what had it is gone or has gone dark, it goes on to what is to be done next,
// so that nobody has to begin again at the top of the page after every step.

import { TURN_BUTTONS } from "../../lib/keys";

/** Cards and chips; where nothing else leads on, what makes money or workers. */
const THINGS = ["#things button.live:not(:disabled), #things .lit button:not(:disabled)", "#things button.must"];
const ASKED = [".question button[aria-disabled=false]", ".question button"];
const LIT = ["#board path.legal[tabindex='0']", "#board .section.live"];
const BUTTON = `#${TURN_BUTTONS} > button:last-of-type:not(:disabled)`;

type Part = HTMLElement | SVGElement;

const first = (selectors: readonly string[]): Part | null =>
  selectors.map((one) => document.querySelector<Part>(one)).find((one) => one !== null) ?? null;

/** What can be done with the own things; first of all what the game asks. */
export const amongThings = (): Part | null => first([...ASKED, ...THINGS]);

/** What can be done on the board: a question over it, what glows on the map, else on the line. */
export const onBoard = (): Part | null => first([...ASKED.map((one) => `#board ${one}`), ...LIT]);

export class KeptFocus {
  #held: Part | null = null;

  hold(target: EventTarget | null): void {
    const part = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
    this.#held = part?.matches(":focus-visible") ? part : null; // a pointer loses nothing
  }

  /** Two frames later: in the first one what has gone dark loses the focus. */
  leadOn(yours: boolean): void {
    if (this.#held) requestAnimationFrame(() => requestAnimationFrame(() => this.#lead(yours)));
  }

  #lead(yours: boolean): void {
    if (!this.#held || document.activeElement !== document.body) return;
    const isThere = this.#held.isConnected && !this.#held.matches(":disabled");
    const next = isThere ? this.#held : yours ? (amongThings() ?? first([...LIT, BUTTON])) : null;
    if (next) next.focus();
    else document.getElementById("things")?.focus();
  }
}
