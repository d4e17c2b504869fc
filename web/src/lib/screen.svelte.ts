// How much room there is: which of the three layouts of the table is shown.

import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side, or a tablet held upright. */
const phone = new MediaQuery("(max-width: 700px), (max-width: 900px) and (orientation: portrait), (max-height: 559px)");
const desk = new MediaQuery("(min-width: 1600px) and (min-height: 940px)");

export const room = {
  get size(): "phone" | "narrow" | "wide" {
    return phone.current ? "phone" : desk.current ? "wide" : "narrow";
  },
};
