// How a game alone has ended: its challenge, whether the mission is done or the limit kept, and what the stars ask for.

import type { Desk } from "./desk.svelte";
import type { Mission } from "./shapes";

const stateOf = ({ kind, holds }: Mission): string =>
  kind === "rule" ? "rule" : !holds ? "missed" : kind === "limit" ? "kept" : "done";

export function endedOf(desk: Desk): string {
  const mission = desk.view.challenge;
  if (!mission) return "";
  const { figure, needed, at_most: most } = mission;
  const [first = 0, second = 0, third = 0] = mission.thresholds;
  return desk.say("ended-alone", {
    challenge: desk.kindName(mission.id),
    mission: desk.tell(`mission-${mission.id}`),
    state: stateOf(mission),
    figure: desk.say("mission-figure", { figure, needed, most: most ? "yes" : "no" }),
    first,
    second,
    third,
  });
}
