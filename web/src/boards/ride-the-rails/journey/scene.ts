// A journey as a scene: the passenger goes from city to city, and what it pays to everybody grows link by link.

import type { Scene } from "../../../frame/scenes/scene";
import type { LogLine } from "../../../lib/shapes";
import type { Link } from "../shapes";

export interface JourneyScene extends Scene {
  readonly kind: "journey";
  readonly seat: number;
  readonly links: readonly Link[];
  /** What the journey is worth to every seat after each link. */
  readonly pays: readonly (readonly number[])[];
}

interface Arrival {
  seat: number;
  way: Link[];
  pays: number[][];
}

// In milliseconds: a hex, the least and the most of a link, a pause at a stop, a rest at the end.
const [HEX, LEAST, MOST, STOP, REST] = [90, 320, 900, 160, 1200];

export const isJourney = (scene: Scene | null): scene is JourneyScene => scene?.kind === "journey";

/** How long the passenger takes for a link. */
export const rideTime = (link: Link): number => Math.max(LEAST, Math.min(MOST, HEX * (link.hexes.length - 1)));

/** The journeys that these lines tell, without those of one seat. */
export function journeysIn(lines: readonly LogLine[], without: number | null): JourneyScene[] {
  return lines.flatMap(({ key, facts }) => {
    if (key !== "arrived" || facts["seat"] === without) return [];
    const { seat, way, pays } = facts as unknown as Arrival;
    const steps = [...way.map((link) => rideTime(link) + STOP), REST];
    return [{ kind: "journey", seat, links: way, pays, steps, waits: false }];
  });
}

/** What everybody gets of the journey at a step of the scene: with the link that is being ridden. */
export function paySoFar({ pays }: JourneyScene, step: number): readonly number[] {
  return pays[Math.min(step, pays.length - 1)] ?? [];
}
