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

const TOLD = new Set(["departed", "rode", "arrived", "dividend"]);

export const isJourney = (scene: Scene | null): scene is JourneyScene => scene?.kind === "journey";

/** How long the passenger takes for a link. */
export const rideTime = (link: Link): number => Math.max(LEAST, Math.min(MOST, HEX * (link.hexes.length - 1)));

/** The journey that has arrived; the lines are those from its departure on. */
export function journeyOf(arrived: LogLine, lines: readonly LogLine[]): JourneyScene {
  const { seat, way, pays } = arrived.facts as unknown as Arrival;
  const steps = [...way.map((link) => rideTime(link) + STOP), REST];
  return { kind: "journey", seat, links: way, pays, steps, waits: false, tells: toldBy(lines) };
}

/** What a journey that begins with these lines tells: its links and what they pay. */
function toldBy(lines: readonly LogLine[]): LogLine[] {
  const end = lines.findIndex(({ key }, at) => at > 0 && !TOLD.has(key));
  return lines.slice(0, end < 0 ? lines.length : end).filter(({ key }) => TOLD.has(key));
}

/** What everybody gets of the journey at a step of the scene: with the link that is being ridden. */
export function paySoFar({ pays }: JourneyScene, step: number): readonly number[] {
  return pays[Math.min(step, pays.length - 1)] ?? [];
}
