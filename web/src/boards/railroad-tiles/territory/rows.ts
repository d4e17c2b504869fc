// The rows of data of all tiles by their ids, and which copy of its kind a tile is.

import type { Point } from "../../../map/boxes";
import { drawingOf, type TileRow } from "../art/drawing";
import type { BoardData, Laid } from "../shapes";
import { cornerOf } from "./cells";

export interface Row {
  row: TileRow;
  landmark: boolean; // an objective
}
export type Rows = ReadonlyMap<string, Row>;

export const rowsOf = ({ tiles, objectives }: BoardData): Rows =>
  new Map([
    ...tiles.map((row): [string, Row] => [row.id, { row, landmark: false }]),
    ...objectives.map((row): [string, Row] => [row.id, { row: { ...row, icon: "none" }, landmark: true }]),
  ]);

/** Each with how many of its kind come before it: copies of a tile have trees of their own. */
export function copies<One extends { tile: string }>(tiles: readonly One[]): (One & { copy: number })[] {
  const seen = new Map<string, number>();
  return tiles.map((one) => {
    const copy = seen.get(one.tile) ?? 0;
    seen.set(one.tile, copy + 1);
    return { ...one, copy };
  });
}

/** Where the icon of a tile that lies somewhere is on the map. */
export function spotOfIcon(rows: Rows, { cell, tile, lie }: Laid): Point | null {
  const found = rows.get(tile);
  const icon = found && drawingOf(found.row, { lie }).icon;
  const corner = cornerOf(cell);
  return icon ? { x: corner.x + icon.x, y: corner.y + icon.y } : null;
}
