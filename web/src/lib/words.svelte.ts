// What the client says, in the reader's language: the common catalogue for the frame, and a catalogue for each game.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { store, stored } from "./storage";
import type { Language } from "./shapes";

export const LANGUAGES: readonly Language[] = ["it", "en"];
export type Facts = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

/** Italian says "ad Albany", "ed Elena" and "dell’Empire State Line": which name follows, no catalogue can know. */
const euphonic = (sentence: string): string =>
  sentence
    .replace(/ a (?=[AaÀà])/g, " ad ")
    .replace(/ e (?=[EeÈè])/g, " ed ")
    .replace(/\b([Ll]|[DdNn]ell|[Aa]ll|[Dd]all|[Ss]ull)a (?=[AEIO](?!l )[a-z])/g, "$1’");

// From 1,000 on in groups of three, as the server writes them: left to itself Italian would begin at 10.000.
const GROUPED = { useGrouping: "always" } as const;
const grouped = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === "number" ? new FluentNumber(fact, GROUPED) : fact,
    ]),
  );

export class Catalogue {
  #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  say(key: string, facts?: Facts): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(message.value, facts ? grouped(facts) : null, errors);
    return this.language === "it" ? euphonic(sentence) : sentence;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }
}

function preferred(): Language {
  const chosen = stored("language");
  if (chosen === "en" || chosen === "it") return chosen;
  return navigator.language.startsWith("it") ? "it" : "en";
}

class Words {
  language = $state<Language>("en");
  #catalogue = $state.raw<Catalogue>(new Catalogue("en"));

  async speak(language: Language = preferred()): Promise<void> {
    const load = catalogues[`../text/${language}.ftl`];
    if (!load) return;
    this.#catalogue = new Catalogue(language, await load());
    this.language = language;
    store("language", language);
    document.documentElement.lang = language;
  }

  say(key: string, facts?: Facts): string {
    return this.#catalogue.say(key, facts);
  }

  /** "Anna, Ettore and Matilde". */
  list(names: readonly string[]): string {
    const sentence = new Intl.ListFormat(this.language).format(names);
    return this.language === "it" ? euphonic(sentence) : sentence;
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language, GROUPED).format(value);
  }
}

/** A whole number with a minus that is as wide as a plus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const words = new Words();
export const say = (key: string, facts?: Facts): string => words.say(key, facts);

/** Dollars, as every board writes them where there is no sentence round them: "$1,250", in Italian "$1.250". */
export const money = (value: number): string => `${value < 0 ? "−" : ""}$${words.number(Math.abs(value))}`;
