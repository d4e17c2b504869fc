// How much room there is: which of the three layouts of the table is shown.

import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 700px)");
const desk = new MediaQuery("(min-width: 1600px) and (min-height: 940px)");

export const room = {
  get size(): "phone" | "narrow" | "wide" {
    return phone.current ? "phone" : desk.current ? "wide" : "narrow";
  },
};
