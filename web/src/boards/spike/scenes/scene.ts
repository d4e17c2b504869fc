// What others do as scenes: a train runs, a line is laid space by space, a good is delivered.

import type { Scene } from "../../../frame/scenes/scene";
import type { LogLine } from "../../../lib/shapes";

export interface RunScene extends Scene {
  readonly kind: "run";
  readonly seat: number;
  readonly places: readonly string[]; // from where it stood to where it comes
}

export interface LayScene extends Scene {
  readonly kind: "lay";
  readonly seat: number;
  readonly line: readonly string[]; // from the network to the city
  readonly city: string;
  readonly amount: number;
}

export interface DeliveryScene extends Scene {
  readonly kind: "delivery";
  readonly seat: number;
  readonly good: string;
  readonly city: string;
  readonly amount: number;
}

// In milliseconds: a space that a train runs, at most so long in all; a space laid, and a rest; a delivery.
const [SPACE, MOST, LAID, REST, DELIVERY] = [160, 900, 90, 420, 900];

export const isRun = (scene: Scene | null): scene is RunScene => scene?.kind === "run";
export const isLay = (scene: Scene | null): scene is LayScene => scene?.kind === "lay";
export const isDelivery = (scene: Scene | null): scene is DeliveryScene => scene?.kind === "delivery";

interface Facts {
  seat: number;
  from: string;
  path: string[];
  line: string[];
  city: string;
  good: string;
  amount: number;
}

function sceneOf(line: LogLine): Scene | null {
  const facts = line.facts as unknown as Facts;
  const common = { seat: facts.seat, waits: false, tells: [line] };
  if (line.key === "moved" || line.key === "arrived") {
    const run: RunScene = {
      ...common,
      kind: "run",
      places: [facts.from, ...facts.path],
      steps: [Math.min(MOST, SPACE * (facts.path.length + 1))],
    };
    return run;
  }
  if (line.key === "built") {
    const { line: spaces, city, amount } = facts;
    const lay: LayScene = {
      ...common,
      kind: "lay",
      line: spaces,
      city,
      amount,
      steps: [...spaces.map(() => LAID), REST],
    };
    return lay;
  }
  if (line.key !== "delivered") return null;
  const { good, city, amount } = facts;
  const delivery: DeliveryScene = { ...common, kind: "delivery", good, city, amount, steps: [DELIVERY] };
  return delivery;
}

/** The scenes that these lines make. Those of one seat are left out: it has seen what it did. */
export const scenesIn = (lines: readonly LogLine[], without: number | null): Scene[] =>
  lines.filter(({ facts }) => facts["seat"] !== without).flatMap((line) => sceneOf(line) ?? []);

/** What a scene has brought each seat. */
export function broughtBy(scene: Scene, step: number): number[] {
  const isDone = step >= scene.steps.length - 1;
  if (!isDone || !(isLay(scene) || isDelivery(scene))) return [];
  return Array.from({ length: scene.seat + 1 }, (_, seat) => (seat === scene.seat ? scene.amount : 0));
}
