// What a scene is: something that has happened, shown step by step in a board's own way.

import { getContext, setContext } from "svelte";
import type { LogLine } from "../../lib/shapes";
import type { ScenePlayer } from "./player.svelte";

/** How fast scenes go; off, the table shows at once how it stands. */
export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 1 };

/** A board's own scenes have more: what they show. */
export interface Scene {
  /** Which of the board's scenes it is. */
  readonly kind: string;
  /** How long each step takes at normal speed, in milliseconds. */
  readonly steps: readonly number[];
  /** Whether it stays, complete, until somebody says "Go on". */
  readonly waits: boolean;
  /** The lines of the log that it tells whoever listens: they are not read out once more. */
  readonly tells?: readonly LogLine[];
}

export const atPace = (lasts: number, pace: Pace): number => lasts * FACTORS[pace];

/** How long a step of a scene takes; null if the scene stays as it is. For no motion what waits is complete at once. */
export function duration(scene: Scene, step: number, pace: Pace, still: boolean): number | null {
  if (step >= scene.steps.length) return scene.waits ? null : 0;
  if (scene.waits && still) return 0;
  return atPace(scene.steps[step] ?? 0, pace);
}

/** What the game has told since an earlier log. What has been undone meanwhile is not shown. */
export function newsBetween(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  const ofGame = (lines: readonly LogLine[]) => lines.filter((line) => line.of === "game");
  return ofGame(after)
    .slice(ofGame(before).length)
    .filter((line) => !line.undone);
}

export const SCENES = Symbol("scenes");

export function provideScenes(player: ScenePlayer): void {
  setContext(SCENES, player);
}

/** The player of scenes of the table a component belongs to. */
export function scenePlayer(): ScenePlayer {
  return getContext<ScenePlayer>(SCENES);
}
