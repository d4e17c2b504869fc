// The mark of each company: strokes in a box of 24 x 12, so that none is told by its colour alone.

import type { Sign } from "../../frame/sign";

export const MARKS: Record<string, string> = {
  eprg: "M5 3.5H19M5 8.5H19",
  bnl: "M7 2L11 6L7 10M13 2L17 6L13 10",
  ms: "M5.5 6h.01M12 6h.01M18.5 6h.01",
  dm: "M12 1.8L16.4 6L12 10.2L7.6 6Z",
  sfrb: "M8 2L16 10M16 2L8 10",
  umr: "M12 2.4L17.4 9.6H6.6Z",
  esl: "M7 2V10M12 2V10M17 2V10",
  kcc: "M12 2.6a3.4 3.4 0 1 0 .01 0Z",
  mrr: "M5 10L9 2M10 10L14 2M15 10L19 2",
  ww: "M4.5 3.5L8.2 8.5L12 3.5L15.8 8.5L19.5 3.5",
  up: "M8.5 2V6a3.5 3.5 0 0 0 7 0V2",
};

const DARK_ON = new Set(["ms", "umr", "esl", "mrr", "up"]);

/** The colour of a mark or monogram on its company's ground. */
export const inkOn = (company: string): string => (DARK_ON.has(company) ? "#1d1916" : "#fffdf6");
export const colourOf = (company: string): string => `var(--up-${company})`;

export function signOf(company: string): Sign {
  const mark = { strokes: MARKS[company] ?? "", thick: company === "ms" ? 3.4 : 2.2 };
  return { colour: colourOf(company), ink: inkOn(company), mark };
}

export const MONOGRAMS: Record<string, string> = {
  eprg: "EP&RG",
  bnl: "BNL",
  ms: "MS",
  dm: "DM",
  sfrb: "SFRB",
  umr: "UMR",
  esl: "ESL",
  kcc: "KCC",
  mrr: "MRR",
  ww: "W&W",
  up: "UP",
};
