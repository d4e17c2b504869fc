// Paper by day, the night train in the dark; kept between visits, else as the system prefers.

import { keep, kept } from "./kept";

export type Theme = "paper" | "night";

class Lights {
  theme = $state<Theme>("paper");

  start(): void {
    const chosen = kept("theme");
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.#show(chosen === "paper" || chosen === "night" ? chosen : dark ? "night" : "paper");
  }

  turn(): void {
    this.#show(this.theme === "paper" ? "night" : "paper");
    keep("theme", this.theme);
  }

  #show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", theme === "paper" ? "#efe5cf" : "#0a1220");
  }
}

export const lights = new Lights();
