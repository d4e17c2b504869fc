// Where the focus goes when the page changes: what had it is gone with the old page. Whoever hears the page or walks it
// by key is led to the heading of the new one, which is read out thereby. Nobody who is somewhere is led away.

class Arrival {
  #watching: MutationObserver | null = null;

  /** Whether a page is on its way whose heading is to be read out. */
  get awaited(): boolean {
    return this.#watching !== null;
  }

  /** From now on, until the new page shows its heading: while it is loaded, a notice stands there that is busy. */
  begin(): void {
    this.#watching ??= new MutationObserver(() => this.#look());
    this.#watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-busy"] });
    requestAnimationFrame(() => this.#look());
  }

  #look(): void {
    if (!this.#watching) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const heading = [...document.querySelectorAll("h1")].find((one) => !one.closest("[aria-busy=true]"));
    if (lost && !heading) return;
    this.#watching.disconnect();
    this.#watching = null;
    if (!lost || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

export const arrival = new Arrival();
