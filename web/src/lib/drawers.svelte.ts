// The drawers beside the table: one is open at a time, and the rules can open at a clause. On a phone a drawer is a
// page of its own, which the browser's Back closes.

import { room } from "./screen.svelte";

export type DrawerName = "log" | "chat" | "rules" | "score" | "notes" | "watch" | "settings" | "keys";

class Drawers {
  #open = $state<DrawerName | null>(null);
  clause = $state<string | null>(null);

  constructor() {
    addEventListener("popstate", () => {
      if (!isPage()) this.#open = null;
    });
  }

  get open(): DrawerName | null {
    return this.#open;
  }

  set open(name: DrawerName | null) {
    const before = this.#open;
    this.#open = name;
    if (name && !before && room.size === "phone") history.pushState({ drawer: true }, "");
    else if (!name && before && isPage()) history.back();
  }

  toggle(name: DrawerName): void {
    this.clause = null;
    this.open = this.open === name ? null : name;
  }

  close(): void {
    this.open = null;
  }
}

const isPage = (): boolean => (history.state as { drawer?: boolean } | null)?.drawer === true;

export const drawers = new Drawers();

export function openRules(clause: string): void {
  drawers.clause = clause;
  drawers.open = "rules";
}
