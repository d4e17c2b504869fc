// What Spike shows of what happens.

import type { Scenes } from "../board";
import type { Desk } from "./desk.svelte";
import Page from "./scenes/Page.svelte";
import { broughtBy, scenesIn } from "./scenes/scene";

export const scenes: Scenes<Desk> = {
  of: (lines, desk, own) => scenesIn(lines, own ? null : desk.reader),
  gains: broughtBy,
  Page,
};
