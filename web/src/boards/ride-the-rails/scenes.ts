// What Ride the Rails shows of what happens: journeys, and the line from coast to coast.

import type { Scene } from "../../frame/scenes/scene";
import type { LogLine } from "../../lib/shapes";
import type { Scenes } from "../board";
import { broughtBy, coastsOf, isCoasts } from "./coasts/scene";
import type { Desk } from "./desk.svelte";
import { isJourney, journeyOf, paySoFar } from "./journey/scene";

/** The scenes that these lines make. The journeys of one seat are left out: it has chosen them link by link. */
export function scenesIn(lines: readonly LogLine[], without: number | null): Scene[] {
  const found: Scene[] = [];
  let begun = 0;
  for (const [at, line] of lines.entries()) {
    if (line.key === "departed") begun = at;
    if (line.key === "joined") found.push(coastsOf(line));
    if (line.key === "arrived" && line.facts["seat"] !== without) found.push(journeyOf(line, lines.slice(begun)));
  }
  return found;
}

export const scenes: Scenes<Desk> = {
  of: (lines, desk, own) => scenesIn(lines, own ? null : desk.reader),
  again: (desk) =>
    scenesIn(
      desk.table.log.filter(({ undone }) => !undone),
      null,
    ).at(-1) ?? null,
  gains: (scene, step) => (isJourney(scene) ? paySoFar(scene, step) : isCoasts(scene) ? broughtBy(scene, step) : []),
};
