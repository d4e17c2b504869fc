// The symbols all tiles are drawn with, put into the page once: whoever draws a tile imports this.

import source from "./symbols.svg?raw";

const ID = "rt-symbols";

if (!document.getElementById(ID)) {
  document.body.insertAdjacentHTML("beforeend", source);
  const placed = document.getElementById(ID);
  if (placed) placed.style.position = "absolute"; // an attribute would need another policy of the page
}

/** The address of a symbol, for <use>. */
export const symbol = (name: string): string => `#rt-${name}`;
