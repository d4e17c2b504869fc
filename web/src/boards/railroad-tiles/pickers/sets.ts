// Three sets of objectives as one value of the option: their ids in the box's order, joined by a plus.

import type { Option } from "../../../lib/shapes";

const THREE = 3;

/** The sets of a value; none of "none" and "drawn". */
export const setsOf = (value: Option): string[] => {
  const sets = String(value).split("+");
  return sets.length === THREE ? sets : [];
};

export const joined = (chosen: readonly string[], order: readonly string[]): string =>
  order.filter((id) => chosen.includes(id)).join("+");

/** With another one chosen: it takes the place of the first. One that is chosen already stays. */
export const replaced = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? [...chosen] : [...chosen, id].slice(-THREE);
