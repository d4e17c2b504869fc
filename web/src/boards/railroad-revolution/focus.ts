// Where keys lead to: to what can be done with the own things, on the board, and next.

import { type Part } from "../../frame/focus";
import { TURN_BUTTONS } from "../../lib/keys";

/** Cards and chips; where nothing else leads on, what makes money or workers. */
const THINGS = ["#things button.live:not(:disabled), #things .lit button:not(:disabled)", "#things button.must"];
const ASKED = [".question button[aria-disabled=false]", ".question button"];
const LIT = ["#board path.legal[tabindex='0']", "#board .section.live"];
const BUTTON = `#${TURN_BUTTONS} > button:last-of-type:not(:disabled)`;

const first = (selectors: readonly string[]): Part | null =>
  selectors.map((one) => document.querySelector<Part>(one)).find((one) => one !== null) ?? null;

/** What can be done with the own things; first of all what the game asks. */
export const amongThings = (): Part | null => first([...ASKED, ...THINGS]);

/** What can be done on the board: a question over it, what glows on the map, else on the line. */
export const onBoard = (): Part | null => first([...ASKED.map((one) => `#board ${one}`), ...LIT]);

/** What is to be done next: with the own things, else on the board, else the turn's button. */
export const nextPart = (): Part | null => amongThings() ?? first([...LIT, BUTTON]);
