// What Railroad Revolution shows of what happens.

import type { Scenes } from "../board";
import type { Desk } from "./desk.svelte";
import { broughtBy, scenesIn } from "./scenes/scene";

export const scenes: Scenes<Desk> = {
  of: (lines, desk, own) => scenesIn(lines, own ? null : desk.reader),
  gains: broughtBy,
};
