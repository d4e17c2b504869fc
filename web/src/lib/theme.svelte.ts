// The colour theme, light (paper) or dark (night): as chosen in this browser, else as the system prefers.

import { store, stored } from "./storage";

export type Theme = "paper" | "night";

class ThemeSetting {
  theme = $state<Theme>("paper");

  start(): void {
    const chosen = stored("theme");
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.#show(chosen === "paper" || chosen === "night" ? chosen : dark ? "night" : "paper");
  }

  toggle(): void {
    this.#show(this.theme === "paper" ? "night" : "paper");
    store("theme", this.theme);
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", theme === "paper" ? "#efe5cf" : "#0a1220");
  }
}

export const themeSetting = new ThemeSetting();
