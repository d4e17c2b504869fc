// What this board says, in both languages.

import type { Language } from "../../lib/shapes";
import { Catalogue } from "../../lib/words.svelte";
import en from "./text/en.ftl?raw";
import it from "./text/it.ftl?raw";

const sources: Record<Language, string> = { en, it };
const open = new Map<Language, Catalogue>();

export function catalogueOf(language: Language): Catalogue {
  const found = open.get(language) ?? new Catalogue(language, sources[language]);
  open.set(language, found);
  return found;
}
