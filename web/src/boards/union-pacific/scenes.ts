// What moves on the page in Union Pacific: the payment of dividends, and a share that somebody takes from the row.

import type { Scene } from "../../frame/scenes/scene";
import type { LogLine } from "../../lib/shapes";
import type { Scenes } from "../board";
import type { Desk } from "./desk.svelte";
import Page from "./dividend/Page.svelte";
import { dividendScene, paymentsIn } from "./dividend/payment";

/** A share that another player takes: it is marked where it lies before it goes. */
export interface TakingScene extends Scene {
  readonly kind: "taking";
  readonly seat: number;
  readonly share: string;
}

export const isTaking = (scene: Scene | null): scene is TakingScene => scene?.kind === "taking";

const TAKING = 640; // ms

function takingsIn(lines: readonly LogLine[], reader: number | null): TakingScene[] {
  return lines.flatMap(({ key, facts }) =>
    key === "took" && facts["seat"] !== reader
      ? [{ kind: "taking", seat: Number(facts["seat"]), share: String(facts["share"]), steps: [TAKING], waits: false }]
      : [],
  );
}

export const scenes: Scenes<Desk> = {
  of: (lines, desk, own) => [...takingsIn(lines, own ? null : desk.reader), ...paymentsIn(lines).map(dividendScene)],
  again(desk) {
    const last = paymentsIn(desk.table.log).at(-1);
    return last ? dividendScene(last) : null;
  },
  Page,
};
