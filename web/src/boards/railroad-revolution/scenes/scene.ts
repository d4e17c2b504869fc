// What others do as scenes: a rail is laid, a station or an office built; and what happens to everybody's table: a
// contract taken, an objective completed, the end called.

import type { Scene } from "../../../frame/scenes/scene";
import type { LogLine } from "../../../lib/shapes";

export interface BuildScene extends Scene {
  readonly kind: "rail" | "station" | "office";
  readonly seat: number;
  readonly place: string; // the space, the city or the number of the section
}

export interface MomentScene extends Scene {
  readonly kind: "contract" | "completed" | "last-round";
  readonly seat: number;
  readonly what: string; // the contract or the objective
  readonly points: number;
  readonly text: string;
}

// In milliseconds: a piece that is placed, and a moment that everybody should see.
const [PLACED, MOMENT] = [420, 1700];

export const isBuild = (scene: Scene | null): scene is BuildScene =>
  scene?.kind === "rail" || scene?.kind === "station" || scene?.kind === "office";
export const isMoment = (scene: Scene | null): scene is MomentScene =>
  scene?.kind === "contract" || scene?.kind === "completed" || scene?.kind === "last-round";

interface Facts {
  seat?: number;
  space?: string;
  city?: string;
  section?: string;
  contract?: string;
  objective?: string;
  points?: number;
}

function sceneOf(line: LogLine, without: number | null): Scene | null {
  const { seat = -1, space, city, section, contract, objective, points = 0 } = line.facts as Facts;
  const common = { seat, waits: false, tells: [line] };
  const { key } = line;
  if (key === "rail" || key === "station" || key === "office") {
    if (seat === without) return null;
    const build: BuildScene = { ...common, kind: key, place: space ?? city ?? section ?? "", steps: [PLACED] };
    return build;
  }
  if (key === "contract" || key === "completed" || key === "last-round") {
    if (key === "contract" && seat === without) return null;
    const what = contract ?? objective ?? "";
    const moment: MomentScene = { ...common, kind: key, what, points, text: line.text, steps: [MOMENT] };
    return moment;
  }
  return null;
}

/** The scenes that these lines make. What a seat has done itself it has seen; what it has completed is worth seeing. */
export const scenesIn = (lines: readonly LogLine[], without: number | null): Scene[] =>
  lines.flatMap((line) => sceneOf(line, without) ?? []);

/** What a scene has brought each seat. */
export function broughtBy(scene: Scene): number[] {
  if (!isMoment(scene) || !scene.points) return [];
  return Array.from({ length: scene.seat + 1 }, (_, seat) => (seat === scene.seat ? scene.points : 0));
}
