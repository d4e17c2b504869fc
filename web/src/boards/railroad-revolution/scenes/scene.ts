// What others do as scenes: a rail is laid, a city reached by it, a station or an office built; and what happens to
// everybody's table: a contract offered and answered, an objective completed, the end called, the points counted. They
// are for the eye alone: whoever listens is told the lines of the log.

import type { Scene } from "../../../frame/scenes/scene";
import type { LogLine } from "../../../lib/shapes";

export interface BuildScene extends Scene {
  readonly kind: "rail" | "station" | "office";
  readonly seat: number;
  readonly place: string; // the space, the city or the number of the section
}

export const MOMENTS = ["connected", "offer", "contract", "refused", "completed", "last-round"] as const;

export interface MomentScene extends Scene {
  readonly kind: (typeof MOMENTS)[number];
  readonly seat: number;
  readonly what: string; // the city, the contract or the objective
  readonly points: number;
  readonly text: string;
}

/** The end: everybody's points, source by source. */
export interface CountScene extends Scene {
  readonly kind: "count";
}

/** A city that a rail connects with the network of its seat, in words. */
export interface Connected {
  readonly city: string;
  readonly text: string;
}

// In milliseconds: a piece that is placed, a moment that everybody should see, and a smaller one.
const [PLACED, MOMENT, SMALL] = [420, 1700, 950];
const LASTS: Readonly<Record<string, number>> = { connected: SMALL, offer: SMALL, refused: SMALL };
// A source of points that is counted, and a look at them all.
const [SOURCE, REST] = [620, 2200];

export const isBuild = (scene: Scene | null): scene is BuildScene =>
  scene?.kind === "rail" || scene?.kind === "station" || scene?.kind === "office";
export const isMoment = (scene: Scene | null): scene is MomentScene => MOMENTS.some((kind) => kind === scene?.kind);
export const isCount = (scene: Scene | null): scene is CountScene => scene?.kind === "count";

interface Facts {
  seat?: number;
  space?: string;
  city?: string;
  section?: string;
  contract?: string;
  objective?: string;
  points?: number;
}

const OWN_TOO = new Set(["completed", "last-round"]); // also of whoever has done it

function buildOf({ key, facts }: LogLine): BuildScene {
  const { seat = -1, space, city, section } = facts as Facts;
  const place = space ?? city ?? section ?? "";
  return { kind: key as BuildScene["kind"], seat, place, steps: [PLACED], waits: false };
}

function momentOf(kind: MomentScene["kind"], line: LogLine, what: string, text = line.text): MomentScene {
  const { seat = -1, points = 0 } = line.facts as Facts;
  return {
    kind,
    seat,
    what,
    points: kind === "completed" ? points : 0,
    text,
    steps: [LASTS[kind] ?? MOMENT],
    waits: false,
  };
}

function scenesOf(line: LogLine, without: number | null, connects: (line: LogLine) => readonly Connected[]): Scene[] {
  const { key } = line;
  const { seat = -1, contract, objective } = line.facts as Facts;
  const reached = key === "rail" ? connects(line) : [];
  if (seat === without && !OWN_TOO.has(key)) return [];
  if (key === "rail" || key === "station" || key === "office")
    return [buildOf(line), ...reached.map(({ city, text }) => momentOf("connected", line, city, text))];
  const kind = MOMENTS.find((one) => one === key);
  return kind ? [momentOf(kind, line, contract ?? objective ?? "")] : [];
}

/** The scenes that these lines make. What a seat has done itself it has seen; what it has completed is worth seeing. */
export function scenesIn(
  lines: readonly LogLine[],
  without: number | null,
  connects: (line: LogLine) => readonly Connected[] = () => [],
  sources = 0,
): Scene[] {
  const found = lines.flatMap((line) => scenesOf(line, without, connects));
  if (!sources || !lines.some(({ key }) => key === "over")) return found;
  const count: CountScene = {
    kind: "count",
    steps: [...Array.from({ length: sources }, () => SOURCE), REST],
    waits: false,
  };
  return [...found, count];
}

/** What a scene has brought each seat. */
export function broughtBy(scene: Scene): number[] {
  if (!isMoment(scene) || !scene.points) return [];
  return Array.from({ length: scene.seat + 1 }, (_, seat) => (seat === scene.seat ? scene.points : 0));
}
