// What the page is called in the tab of the browser: first what is on it, then the house.

import { say } from "./words.svelte";

class PageTitle {
  #page = $state("");

  /** The name of the page that is shown; to be called in an effect, which takes it away with the page. */
  show(page: string): () => void {
    this.#page = page;
    return () => (this.#page = "");
  }

  get whole(): string {
    return [this.#page, say("house")].filter(Boolean).join(" · ");
  }
}

export const pageTitle = new PageTitle();
