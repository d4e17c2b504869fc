// Which train stands on which space of a section. The rules count trains and do not say; a train that has been seen on
// a space stays there.

import type { Atlas } from "./geometry";
import type { View } from "./shapes";

export type Occupancy = Map<string, (string | null)[]>;

export class Slots {
  #kept: Occupancy = new Map();

  constructor(private atlas: Atlas) {}

  fill(view: View): Occupancy {
    const trains = new Map<string, string[]>();
    for (const [company, { trains: on }] of Object.entries(view.companies))
      for (const section of on) trains.set(section, [...(trains.get(section) ?? []), company]);
    const filled: Occupancy = new Map();
    for (const section of this.atlas.sections.values()) {
      const here = trains.get(section.id) ?? [];
      const before = this.#kept.get(section.id);
      const slots = section.spaces.map((space, at) => {
        if (space.start) return here.includes(space.start) ? space.start : null;
        const kept = before?.[at] ?? null;
        return kept && here.includes(kept) ? kept : null;
      });
      for (const company of here) {
        if (slots.includes(company)) continue;
        const free = slots.findIndex((taken, at) => taken === null && section.spaces[at]?.start === null);
        if (free >= 0) slots[free] = company;
      }
      filled.set(section.id, slots);
    }
    this.#kept = filled;
    return filled;
  }
}
