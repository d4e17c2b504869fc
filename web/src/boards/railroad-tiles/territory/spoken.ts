// What a territory shows, in words: the routes of a tile as it lies, its open ends, and what an empty cell needs.

import { words } from "../../../lib/words.svelte";
import { edgesIn, SIDES, type Edge, type Lie } from "../art/lies";
import type { Desk } from "../desk.svelte";
import type { Laid, Player } from "../shapes";
import { beside } from "./cells";

const KINDS: readonly (readonly [Edge, string])[] = [
  ["R", "railway"],
  ["H", "highway"],
  ["-", "none"],
];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sidesInWords = (desk: Desk, sides: readonly number[]): string =>
  sides.length === SIDES.length
    ? desk.say("sides-all")
    : words.list(sides.map((side) => desk.say(`at-${SIDES[side] ?? "north"}`)));

/** The sides of a cell from north clockwise, kind by kind; of those that are null nothing is said. */
function edgesInWords(desk: Desk, edges: readonly (Edge | null)[]): string {
  const parts = KINDS.flatMap(([kind, name]) => {
    const sides = edges.flatMap((edge, side) => (edge === kind ? [side] : []));
    return sides.length ? [desk.say("routes-one", { kind: name, sides: sidesInWords(desk, sides) })] : [];
  });
  return parts.join(", ");
}

/** The routes of a tile or an objective as it lies. */
export const routesInWords = (desk: Desk, kind: string, lie: Lie): string =>
  edgesInWords(
    desk,
    edgesIn(lie, desk.edgesOf(kind)).map((edge) => (edge === "-" ? null : edge)),
  );

/** What the tiles around an empty cell show to it: null where none lies. */
function facing(desk: Desk, cell: string): (Edge | null)[] {
  return SIDES.map((_, side) => {
    const next = beside(cell, side);
    const laid = desk.laid.find((one) => one.cell === next);
    return laid ? (edgesIn(laid.lie, desk.edgesOf(laid.tile))[(side + 2) % 4] ?? null) : null;
  });
}

/** All that is to be said of a cell: what lies there, what it needs, and what can be done there. */
export function cellInWords(desk: Desk, cell: string): string {
  const laid = desk.laid.find((one) => one.cell === cell);
  const parts = laid ? laidInWords(desk, desk.counted, laid) : emptyInWords(desk, cell);
  return [...parts, ...iconInWords(desk, cell)].join(" ");
}

/** A tile where it lies in somebody's territory: its routes, its open ends, its city, its piece. */
export function laidInWords(desk: Desk, { cities, open_ends }: Player, { cell, tile, lie, piece }: Laid): string[] {
  const city = cities.find(({ cells }) => cells.includes(cell));
  const open = open_ends.filter((end) => end.cell === cell).map(({ side }) => SIDES.indexOf(side));
  const parts = [
    desk.say("cell-tile", { cell, tile: desk.fullName(tile) }),
    `${capital(routesInWords(desk, tile, lie))}.`,
  ];
  if (open.length) parts.push(desk.say("cell-open", { count: open.length, sides: sidesInWords(desk, open) }));
  if (city) parts.push(desk.say("cell-city", { count: city.cells.length }));
  if (piece) parts.push(desk.say("cell-piece"));
  return parts;
}

function emptyInWords(desk: Desk, cell: string): string[] {
  const { aim } = desk;
  const put = desk.isOwnShown && aim.put?.cell === cell ? aim.put : null;
  if (put && aim.kind) {
    const routes = `${capital(routesInWords(desk, aim.kind, put.lie))}.`;
    return [desk.say("cell-put", { cell, tile: desk.fullName(aim.kind), fits: aim.fits ? "yes" : "no" }), routes];
  }
  const needs = edgesInWords(desk, facing(desk, cell));
  const parts = [desk.say("cell", { cell })];
  if (needs) parts.push(desk.say("cell-needs", { routes: needs }));
  if (desk.isOwnShown && !desk.isPlacing && aim.fitting.has(cell)) {
    const state = aim.fitsAsItLies(cell) ? "fits" : aim.needsFlip(cell) ? "flipped" : "turned";
    parts.push(desk.say("cell-fits", { state }));
  }
  return parts;
}

/** A free icon of one's own, or the piece that is placed on it in this phase. */
function iconInWords(desk: Desk, cell: string): string[] {
  if (!desk.isOwnShown) return [];
  const { placing } = desk;
  const placed = desk.isPlacing ? placing.placed.find((one) => one.cell === cell) : undefined;
  if (placed) return [desk.say("cell-placed", { piece: placed.piece, points: placed.points })];
  const icon = desk.view.icons?.find((one) => one.cell === cell);
  if (!icon) return [];
  const { piece, points } = icon;
  const star = desk.isLive(cell) && placing.isStarred(icon) ? "yes" : "no";
  return [desk.say("cell-icon", { piece, points, star })];
}
