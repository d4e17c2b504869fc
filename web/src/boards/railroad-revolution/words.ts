// What this board says, in both languages.

import { catalogues } from "../words";
import en from "./text/en.ftl?raw";
import it from "./text/it.ftl?raw";

export const catalogueOf = catalogues({ en, it });
