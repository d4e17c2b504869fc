// The hand of a turn as it lies in the tray: tiles by their places in the column, then the objectives, each with what
// has become of it.

import type { Desk } from "../desk.svelte";

export interface Item {
  thing: string;
  kind: string;
  state: "held" | "laid" | "refused";
  cell: string | null; // where it was laid
}

const SLOTS = ["1", "2", "3", "4"];

export function itemsOf(desk: Desk): Item[] {
  const { own, aim } = desk;
  const { hand } = desk.tray;
  const done = desk.steps.slice(0, aim.settled);
  const laidAt = (cell: string): string => own.territory.find((tile) => tile.cell === cell)?.tile ?? "";
  const refusals = done.filter(({ meaning }) => meaning["kind"] === "refuse");
  const tiles = SLOTS.flatMap((slot, at): Item[] => {
    const kind = hand[at];
    if (kind) return [{ thing: slot, kind, state: "held", cell: null }];
    const step = done.find(({ meaning }) => meaning["tile"] === slot && meaning["kind"] !== "start");
    if (step?.meaning["kind"] === "lay") {
      const cell = step.meaning["cell"] ?? "";
      return [{ thing: slot, kind: laidAt(cell), state: "laid", cell }];
    }
    const refused = refusals.findIndex(({ meaning }) => meaning["tile"] === slot);
    const which = own.refused.at(own.refused.length - refusals.length + refused);
    return refused >= 0 && which ? [{ thing: slot, kind: which, state: "refused", cell: null }] : [];
  });
  const built = done.find(({ meaning }) => meaning["kind"] === "build")?.meaning;
  const objectives = desk.tray.held.filter((thing) => !SLOTS.includes(thing));
  return [
    ...tiles,
    ...objectives.map((thing): Item => ({ thing, kind: thing, state: "held", cell: null })),
    ...(built
      ? [
          {
            thing: built["objective"] ?? "",
            kind: built["objective"] ?? "",
            state: "laid" as const,
            cell: built["cell"] ?? null,
          },
        ]
      : []),
  ];
}
