// The drawings of workers, pieces, actions and effects, put into the page once: whoever draws one imports this.

import source from "./symbols.svg?raw";

const ID = "rv-symbols";

if (!document.getElementById(ID)) {
  document.body.insertAdjacentHTML("beforeend", source);
  const placed = document.getElementById(ID);
  if (placed) placed.style.position = "absolute"; // an attribute would need another policy of the page
}

/** The address of a drawing, for <use>. */
export const symbol = (name: string): string => `#rv-${name}`;
