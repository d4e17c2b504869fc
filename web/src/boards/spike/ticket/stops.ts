// The stops of a turn: the free move, the action, the cargo.

import { stopsAt, type Stop } from "../../../frame/stops";
import type { Desk } from "../desk.svelte";

const ACTING = ["action", "draw", "lay", "pay", "build"];

export function stops(desk: Desk): Stop[] {
  const { phase } = desk.view;
  const moved = desk.steps.find(({ meaning }) => meaning["kind"] === "move" || meaning["kind"] === "hold");
  const place = moved?.meaning["place"];
  const city = place && desk.atlas.cities.has(place) ? desk.cityName(place) : null;
  const labels = [
    city ? desk.say("stop-move-is", { city }) : desk.say("stop-move"),
    desk.building.under ? desk.say("stop-action-build") : desk.say("stop-action"),
    desk.say("stop-cargo"),
  ];
  return stopsAt(labels, phase === "free" ? 0 : ACTING.includes(phase) ? 1 : 2);
}
