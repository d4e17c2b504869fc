// What Railroad Tiles shows of what happens.

import type { Scenes } from "../board";
import type { Desk } from "./desk.svelte";
import Page from "./scenes/Page.svelte";
import { broughtBy, isReveal, scenesIn } from "./scenes/scene";

const MOST_SEATS = 4;

export const scenes: Scenes<Desk> = {
  of: (lines, desk, own) => scenesIn(lines, own ? null : desk.reader),
  again: (desk) => {
    const lines = desk.table.log.filter(({ undone, of }) => !undone && of === "game");
    const round = lines.findLastIndex(({ key }) => key === "population");
    return scenesIn(lines.slice(Math.max(0, round)), null).find(isReveal) ?? null;
  },
  gains: (scene) => broughtBy(scene, MOST_SEATS),
  Page,
};
