// What Railroad Revolution shows of what happens.

import type { LogLine } from "../../lib/shapes";
import type { Scenes } from "../board";
import type { Desk } from "./desk.svelte";
import Page from "./scenes/Page.svelte";
import { broughtBy, scenesIn, type Connected } from "./scenes/scene";
import { SOURCES } from "./sources";

/** Which cities a rail is the first of its seat to touch, line after line. */
function connecting(desk: Desk): (line: LogLine) => Connected[] {
  const known = desk.view.seats.map(({ connected }) => new Set(connected));
  return ({ facts }) => {
    const seat = Number(facts["seat"]);
    const space = desk.atlas.spaces.get(String(facts["space"]));
    const fresh = [space?.a ?? "", space?.b ?? ""].filter(
      (spot) => desk.atlas.cities.has(spot) && !known[seat]?.has(spot),
    );
    return fresh.map((city) => {
      known[seat]?.add(city);
      const level = desk.atlas.cities.get(city)?.level ?? 0;
      return {
        city,
        text: desk.say("scene-connected", { name: desk.session.name(seat), city: desk.telling.spot(city), level }),
      };
    });
  };
}

export const scenes: Scenes<Desk> = {
  of: (lines, desk, own) => scenesIn(lines, own ? null : desk.reader, connecting(desk), SOURCES.length),
  gains: broughtBy,
  Page,
};
