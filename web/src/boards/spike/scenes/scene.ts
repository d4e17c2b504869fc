// What happens as scenes: a train runs, a line is laid space by space, a good is delivered, a time card or a new round
// turns up, the route cards are shown. The sheet of the route cards alone says all that it shows; what passes is only
// seen, and its lines are read out when it is over.

import type { Scene } from "../../../frame/scenes/scene";
import type { LogLine } from "../../../lib/shapes";

/** Its columns, each from the highest row down. */
export type Market = readonly (readonly string[])[];

interface TableScene extends Scene {
  readonly before: Market | null; // how lines of the same news have left it when the scene begins
}

export interface RunScene extends TableScene {
  readonly kind: "run";
  readonly seat: number;
  readonly places: readonly string[]; // from where it stood to where it comes
}

export interface LayScene extends TableScene {
  readonly kind: "lay";
  readonly seat: number;
  readonly line: readonly string[]; // from the network to the city
  readonly city: string;
  readonly amount: number;
  readonly market: Market | undefined; // after it
}

export interface DeliveryScene extends TableScene {
  readonly kind: "delivery";
  readonly seat: number;
  readonly good: string;
  readonly city: string;
  readonly amount: number;
}

/** A time card is met, a new round begins, somebody has brought on the last turns, or nobody goes on. */
export interface ClockScene extends TableScene {
  readonly kind: "time" | "round" | "last" | "stalled";
  readonly number: number; // of the time card or the round
  readonly seat: number; // who has brought it on
}

export interface ShownRoute {
  readonly seat: number;
  readonly route: string; // its start
  readonly amount: number;
  readonly brings: Readonly<Record<string, number>>; // city by city
}

/** The end: everybody shows a route card, one after the other. */
export interface RoutesScene extends TableScene {
  readonly kind: "routes";
  readonly shown: readonly ShownRoute[];
}

// In milliseconds: a space that a train runs, at most so long in all; a space laid, and a rest; a delivery; a time
// card or a round; a route card.
const [SPACE, MOST, LAID, REST, DELIVERY, CLOCK, ROUTE] = [160, 900, 90, 420, 900, 2600, 900];

export const isRun = (scene: Scene | null): scene is RunScene => scene?.kind === "run";
export const isLay = (scene: Scene | null): scene is LayScene => scene?.kind === "lay";
export const isDelivery = (scene: Scene | null): scene is DeliveryScene => scene?.kind === "delivery";
const CLOCKS = ["time", "round", "last", "stalled"];
export const isClock = (scene: Scene | null): scene is ClockScene => CLOCKS.includes(scene?.kind ?? "");
export const isRoutes = (scene: Scene | null): scene is RoutesScene => scene?.kind === "routes";

interface Facts {
  seat: number;
  from: string;
  path: string[];
  line: string[];
  city: string;
  good: string;
  amount: number;
  market?: Market;
  number: number;
  route: string;
  brings: Readonly<Record<string, number>>;
}
const factsOf = ({ facts }: LogLine): Facts => facts as unknown as Facts;

type Told = Pick<TableScene, "waits" | "before"> & { seat: number };
const PASSING: Readonly<Record<string, (facts: Facts, told: Told) => Scene>> = {
  moved: runOf,
  arrived: runOf,
  built: ({ line, city, amount, market }, told): LayScene => ({
    ...told,
    kind: "lay",
    line,
    city,
    amount,
    market,
    steps: [...line.map(() => LAID), REST],
  }),
  delivered: ({ good, city, amount }, told): DeliveryScene => ({
    ...told,
    kind: "delivery",
    good,
    city,
    amount,
    steps: [DELIVERY],
  }),
  round: ({ number }, told): ClockScene => ({ ...told, kind: "round", number, steps: [CLOCK] }),
  "time-card": ({ number }, told): ClockScene => ({ ...told, kind: "time", number, steps: [CLOCK] }),
  "last-turns": (_, told): ClockScene => ({ ...told, kind: "last", number: 0, steps: [CLOCK] }),
  stalled: (_, told): ClockScene => ({ ...told, kind: "stalled", number: 0, steps: [CLOCK] }),
};
/** What one has not seen happening, even if one has brought it about. */
const ALWAYS = ["delivered", "last-turns"];

function runOf({ from, path }: Facts, told: Told): RunScene {
  return { ...told, kind: "run", places: [from, ...path], steps: [Math.min(MOST, SPACE * (path.length + 1))] };
}

function sceneOf(line: LogLine, before: Market | null): Scene | null {
  const facts = factsOf(line);
  return PASSING[line.key]?.(facts, { seat: facts.seat, waits: false, before }) ?? null;
}

/** All route cards together, once they are shown. */
function routesIn(lines: readonly LogLine[], before: Market | null): RoutesScene[] {
  const tells = lines.filter(({ key }) => key === "route");
  const shown = tells.map(factsOf).map(({ seat, route, amount, brings }) => ({ seat, route, amount, brings }));
  return shown.length ? [{ kind: "routes", shown, tells, before, waits: true, steps: shown.map(() => ROUTE) }] : [];
}

/** The scenes that these lines make. What one seat did is left out, for it has seen that, but not what follows from it:
    a delivery, the last turns. */
export function scenesIn(lines: readonly LogLine[], without: number | null): Scene[] {
  let market: Market | null = null;
  const passing = lines.flatMap((line) => {
    const before = market;
    market = factsOf(line).market ?? market;
    const seen = without !== null && line.facts["seat"] === without && !ALWAYS.includes(line.key);
    return seen ? [] : (sceneOf(line, before) ?? []);
  });
  return [...passing, ...routesIn(lines, market)];
}

const isDone = (scene: Scene, step: number): boolean => step >= scene.steps.length - 1;

/** The market as a scene shows it; null if it is that of the table. */
export function marketDuring(scene: Scene | null, step: number): Market | null {
  const after = isLay(scene) && isDone(scene, step) ? scene.market : undefined;
  return after ?? (scene as TableScene | null)?.before ?? null;
}

/** What a scene has brought each seat. */
export function broughtBy(scene: Scene, step: number): number[] {
  if (isRoutes(scene)) {
    const brought: number[] = [];
    for (const { seat, amount } of scene.shown.slice(0, step + 1)) brought[seat] = amount;
    return brought;
  }
  if (!isDone(scene, step) || !(isLay(scene) || isDelivery(scene))) return [];
  return Array.from({ length: scene.seat + 1 }, (_, seat) => (seat === scene.seat ? scene.amount : 0));
}
