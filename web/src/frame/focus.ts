// The focus of whoever plays by key: a button that is dark while the table answers, or gone with its step, loses it,
// and nobody should have to begin again at the top of the page after every step.

export type Part = HTMLElement | SVGElement;

const OWN = "#board, #things, #turn";

export class KeptFocus {
  #held: Part | null = null;

  /** Remembers what has the focus by key; where a pointer puts it nothing is lost until a key is pressed there. */
  hold(target: EventTarget | null, pressed = false): void {
    const part = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
    this.#held = part?.closest(OWN) && (pressed || part.matches(":focus-visible")) ? part : null;
  }

  release(): void {
    this.#held = null;
  }

  /** Where the focus is lost it goes back to what had it, to what is next, or else to the turn. Two frames later: in
      the first one what has gone dark loses it. */
  leadOn(next: () => Part | null): void {
    if (this.#held) requestAnimationFrame(() => requestAnimationFrame(() => this.#lead(next)));
  }

  #lead(next: () => Part | null): void {
    const held = this.#held;
    const at = document.activeElement;
    if (!held || !(at === document.body || (at === held && held.matches(":disabled")))) return;
    const stays = held.isConnected && !held.matches(":disabled");
    (stays ? held : (next() ?? document.getElementById("turn")))?.focus();
  }
}
