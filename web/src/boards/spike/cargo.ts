// What can be done with cargo now, in words.

import type { Desk } from "./desk.svelte";
import type { City } from "./geometry";
import { cargoPlace } from "./places";

export interface CargoChip {
  place: string;
  step: "load" | "unload" | "deliver";
  good: string;
  label: string;
}

const ORDER = ["deliver", "load", "unload"];

export function cargoOf(desk: Desk): CargoChip[] {
  const chips = desk.cargo.map(({ meaning }) => {
    const [step, good] = [meaning["step"] as CargoChip["step"], meaning["good"] ?? ""];
    const amount = desk.mine?.contracts.find((contract) => contract.good === good)?.pays?.[desk.mine.train ?? ""] ?? 0;
    return {
      place: cargoPlace(step, good),
      step,
      good,
      label: desk.say(`chip-${step}`, { good: desk.goodName(good), amount }),
    };
  });
  return chips.sort((one, two) => ORDER.indexOf(one.step) - ORDER.indexOf(two.step));
}

/** Why the good of the city where the train stands is not loaded there; null if it can be. */
export function whyNotLoaded(desk: Desk, { good }: Pick<City, "good">): string | null {
  const { load = "free" } = desk.view.step;
  return load === "free" ? null : desk.say("no-load", { good: desk.goodName(good), why: load });
}
