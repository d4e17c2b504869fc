// The signs of the board. The mark of each company: strokes in a box of 24 x 12, not told by its colour alone.

import type { Sign } from "../../frame/sign";

export const MARKS: Record<string, string> = {
  red: "M6 2L10.5 6L6 10M13.5 2L18 6L13.5 10",
  blue: "M3.5 8.5L7.700 3.5L12 8.5L16.300 3.5L20.5 8.5",
  orange: "M6 2V10M12 2V10M18 2V10",
  yellow: "M5.5 6h.01M12 6h.01M18.5 6h.01",
  purple: "M8 2L16 10M16 2L8 10",
  black: "M12 1.5L17 6L12 10.5L7 6Z",
};

/** A locomotive without its wheels, about 48 wide. */
export const LOCOMOTIVE = "M-22 -16H-7V-7H8V-15H15V-7H19Q23 -7 23 -3V8L27 14H-22Z";
export const PEAKS = "M-25 17L-8 -14L1 1L8 -8L25 17Z";
export const SNOW = "M-13 -5L-8 -14L-3 -5.5L-8 -2ZM4.5 -3.5L8 -8L12 -2.5L8 0Z";

const DARK_ON = new Set(["orange", "yellow"]);

const isCompany = (id: string): boolean => id in MARKS;
/** The colour of a mark or a name on its company's ground. */
export const inkOn = (company: string): string => (DARK_ON.has(company) || !isCompany(company) ? "#1d1916" : "#fffdf6");
export const colourOf = (company: string): string => (isCompany(company) ? `var(--rr-${company})` : "#f7efdc");

export function signOf(id: string): Sign {
  const mark = isCompany(id) ? { strokes: MARKS[id] ?? "", thick: id === "yellow" ? 4 : 2.4 } : null;
  return { colour: colourOf(id), ink: inkOn(id), mark };
}
