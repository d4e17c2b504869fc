// What a board says, in each language.

import type { Language } from "../lib/shapes";
import { Catalogue } from "../lib/words.svelte";

/** A board's catalogues by language, each opened when it is first needed. */
export function catalogues(sources: Record<Language, string>): (language: Language) => Catalogue {
  const open = new Map<Language, Catalogue>();
  return (language) => {
    const catalogue = open.get(language) ?? new Catalogue(language, sources[language]);
    open.set(language, catalogue);
    return catalogue;
  };
}
