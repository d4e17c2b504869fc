// What others do as scenes: a turn that takes a column and lays its tiles, the pieces of all shown together, and the
// coin between two players. They are for the eye: whoever listens is told the lines of the log.

import type { Scene } from "../../../frame/scenes/scene";
import type { LogLine } from "../../../lib/shapes";
import type { Piece } from "../art/drawing";
import type { Lie } from "../art/lies";

export interface LaidTile {
  cell: string;
  tile: string;
  lie: Lie;
}

export interface TurnScene extends Scene {
  readonly kind: "turn";
  readonly seat: number;
  readonly column: string | null; // null where it is a starting tile
  readonly laid: readonly LaidTile[];
}

export interface RevealScene extends Scene {
  readonly kind: "reveal";
  readonly pieces: readonly { seat: number; cell: string; piece: Piece; points: number }[];
}

export interface CoinScene extends Scene {
  readonly kind: "coin";
  readonly coin: "left" | "right";
  readonly column: string;
}

// In milliseconds: a column is taken, a tile is laid, a rest.
const [TAKEN, LAID, REST] = [320, 240, 260];
const REVEAL = [500, 1300];
const TOSS = [1100, 1300];

export const isTurn = (scene: Scene | null): scene is TurnScene => scene?.kind === "turn";
export const isReveal = (scene: Scene | null): scene is RevealScene => scene?.kind === "reveal";
export const isCoin = (scene: Scene | null): scene is CoinScene => scene?.kind === "coin";

function turnOf(lines: readonly LogLine[]): TurnScene {
  const [first] = lines;
  const laid = lines.filter(({ key }) => key === "laid").map(({ facts }) => facts as unknown as LaidTile);
  return {
    kind: "turn",
    seat: Number(first?.facts["seat"] ?? 0),
    column: first?.key === "took" ? String(first.facts["column"]) : null,
    laid,
    steps: [TAKEN, ...laid.map(() => LAID), REST],
    waits: false,
  };
}

const revealOf = (lines: readonly LogLine[]): RevealScene => ({
  kind: "reveal",
  pieces: lines.map(({ facts }) => facts as unknown as RevealScene["pieces"][number]),
  steps: REVEAL,
  waits: false,
});

const coinOf = (line: LogLine): CoinScene => ({
  kind: "coin",
  coin: line.facts["coin"] as "left" | "right",
  column: String(line.facts["column"]),
  steps: TOSS,
  waits: false,
});

const OF_A_TURN = new Set([
  "took",
  "started",
  "laid",
  "refused",
  "discarded",
  "objective-discarded",
  "city",
  "goal-met",
]);

/** The scenes that these lines make. The turns of one seat are left out: it has laid its tiles itself. */
export function scenesIn(lines: readonly LogLine[], without: number | null): Scene[] {
  const found: Scene[] = [];
  const pieces = lines.filter(({ key }) => key === "populated");
  let told = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) continue;
    if (line.key === "took" || line.key === "started") {
      const end = lines.findIndex(
        ({ key, facts }, later) => later > at && (!OF_A_TURN.has(key) || facts["seat"] !== line.facts["seat"]),
      );
      if (line.facts["seat"] !== without) found.push(turnOf(lines.slice(at, end < 0 ? lines.length : end)));
    }
    if (line.key === "populated" && !told) {
      found.push(revealOf(pieces));
      told = true;
    }
    if (line.key === "coin") found.push(coinOf(line));
  }
  return found;
}

/** The tiles of a seat that a scene has laid at one of its steps. */
export const laidBy = (scene: Scene | null, step: number, seat: number): readonly LaidTile[] =>
  isTurn(scene) && scene.seat === seat ? scene.laid.slice(0, step) : [];

/** What a scene has brought each seat. */
export function broughtBy(scene: Scene, seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  if (isReveal(scene)) for (const { seat, points } of scene.pieces) sums[seat] = (sums[seat] ?? 0) + points;
  return sums;
}
