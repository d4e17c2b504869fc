// How a game alone has ended: its challenge, whether the mission is done or the limit kept, and what the stars ask for.

import type { Desk } from "./desk.svelte";
import type { Mission } from "./shapes";
import { figureOf as factsOf } from "./solo/mission";

const stateOf = ({ kind, holds }: Mission): string =>
  kind === "rule" ? "rule" : !holds ? "missed" : kind === "limit" ? "kept" : "done";

const figureOf = (desk: Desk, mission: Mission): string => desk.say("mission-figure", factsOf(mission));

/** What stands in the place of points lost by a challenge: that nothing is lost, or how far it is. */
export function unpaidOf(desk: Desk, source: string): string {
  const mission = desk.view.challenge;
  if (source !== "failed" || !mission || mission.kind === "rule") return "";
  return desk.table.result ? desk.say("challenge-holds", { state: stateOf(mission) }) : figureOf(desk, mission);
}

export function endedOf(desk: Desk): string {
  const mission = desk.view.challenge;
  if (!mission) return "";
  const [first = 0, second = 0, third = 0] = mission.thresholds;
  return desk.say("ended-alone", {
    challenge: desk.kindName(mission.id),
    mission: desk.tell(`mission-${mission.id}`),
    state: stateOf(mission),
    figure: figureOf(desk, mission),
    first,
    second,
    third,
  });
}
