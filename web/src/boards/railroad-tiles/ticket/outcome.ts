// What the tile that is put down joins, and what it changes of the own territory and points.

import { edgesIn, SIDES } from "../art/lies";
import type { Put } from "../aim.svelte";
import type { Desk } from "../desk.svelte";
import { beside } from "../territory/cells";

export interface Change {
  text: string;
  from: number | null; // null if nobody has seen how it stood before
  to: number;
}

/** The routes it shares with the tiles around it, each in words. */
export function joinsOf(desk: Desk, { lie, cell }: Put): string[] {
  return edgesIn(lie, desk.aim.edges).flatMap((edge, side) => {
    const next = beside(cell, side);
    if (edge === "-" || !desk.own.territory.some((tile) => tile.cell === next)) return [];
    return [desk.say("joins-one", { edge, side: SIDES[side] ?? "north", cell: next })];
  });
}

/** Cities, rectangle and open ends where they change, and the score. */
export function changesOf(desk: Desk): Change[] {
  const [before, now] = [desk.standing.before, desk.countedOwn];
  const score = desk.standing.totalOf(desk.reader ?? 0) ?? 0;
  if (!before) return [{ text: desk.say("brings-score"), from: null, to: score }]; // after a reload
  const rows: [string, number, number][] = [
    ["cities", before.player.cities.length, now.cities.length],
    ["rectangle", before.player.rectangle?.tiles ?? 0, now.rectangle?.tiles ?? 0],
    ["openings", before.player.open_ends.length, now.open_ends.length],
  ];
  const changed = rows.filter(([, from, to]) => from !== to);
  return [
    ...changed.map(([id, from, to]): Change => ({ text: desk.say(`brings-${id}`), from, to })),
    { text: desk.say("brings-score"), from: before.score, to: score },
  ];
}
