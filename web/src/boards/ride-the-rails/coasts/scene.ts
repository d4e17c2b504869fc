// The line from coast to coast as a scene: it lights up along its length, and its bonus grows.

import type { Scene } from "../../../frame/scenes/scene";
import type { LogLine } from "../../../lib/shapes";
import type { Stretch } from "../shapes";

export interface CoastsScene extends Scene {
  readonly kind: "coasts";
  readonly seat: number;
  readonly amount: number;
  readonly line: readonly Stretch[];
}

/** How long the line takes to light up, in milliseconds. */
export const LIGHTS = 900;
const REST = 2200; // with the bonus, which counts meanwhile

export const isCoasts = (scene: Scene | null): scene is CoastsScene => scene?.kind === "coasts";

/** The scene that a line of the log about the joined coasts makes. */
export function coastsOf(told: LogLine): CoastsScene {
  const { seat, amount, line } = told.facts as unknown as { seat: number; amount: number; line: Stretch[] };
  return { kind: "coasts", seat, amount, line, steps: [LIGHTS, REST], waits: false };
}

/** What it has brought each seat at a step of the scene. */
export const broughtBy = ({ seat, amount }: CoastsScene, step: number): number[] =>
  Array.from({ length: seat + 1 }, (_, at) => (at === seat && step > 0 ? amount : 0));
