// How far a challenge has come, as its sentences ask for it.

import type { Facts } from "../../../lib/words.svelte";
import type { Mission } from "../shapes";

export const figureOf = ({ figure, needed, at_most: most }: Mission): Facts => ({
  figure,
  needed,
  most: most ? "yes" : "no",
});

/** A mission may still be done, by fewer of something too; a limit that is broken stays so. */
export const stateOf = ({ holds, kind }: Mission): "holds" | "broken" | "open" =>
  holds ? "holds" : kind === "limit" ? "broken" : "open";
