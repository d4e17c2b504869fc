// The marks of a territory as shapes: where the lines of cities and of the largest rectangle run, their plaques, and
// the open ends. What counts is in the view; this only says where it is drawn.

import { grown, meet, type Box } from "../../../map/boxes";
import { edgePoint } from "../art/drawing";
import { SIDES } from "../art/lies";
import type { OpenEnd, Player, Rectangle } from "../shapes";
import { boxOf, CELL, cornerOf, placeOf } from "./cells";
import { outline } from "./outline";

const INSET = 6.5;
const ROUND = 7;
const LETTER = 8.6; // of a plaque
const READABLE = 0.72; // px to a length of the map at which figures can be read as they are
const EDGE = 3;
export const BEAD = 10; // the radius of an open end's bead
export const PLAQUE = 21; // its height
export const CITY_PLAQUE = 37;

export interface CityMark {
  id: string;
  path: string;
  points: number;
  x: number; // of its plaque: the north-west corner of its first tile
  y: number;
}

/** The tile furthest north, then furthest west. */
function firstOf(cells: readonly string[]): string {
  const far = (cell: string): number => placeOf(cell).row * 1000 + placeOf(cell).column;
  return cells.reduce((first, cell) => (far(cell) < far(first) ? cell : first), cells[0] ?? "M13");
}

export const cityMarks = ({ cities }: Player): CityMark[] =>
  cities.map(({ cells, points }) => {
    const first = firstOf(cells);
    return { id: first, path: outline(cells, INSET, ROUND), points, ...cornerOf(first) };
  });

/** How much larger than drawn figures are at a scale of the map, so that they can be read when all of it is shown. */
export const figureSize = (scale: number): number => Math.min(1.8, Math.max(1, READABLE / scale));

/** The plaque of the rectangle: outside at its first corner, from the north-west on, where it hides no open end and no
    tile, or at least no open end; moved as far as it takes to be seen whole. */
export function rectanglePlaque(
  { rectangle, open_ends: ends, territory }: Player & { rectangle: Rectangle },
  size = 1,
  seen: Box | null = null,
): Box & { text: string } {
  const text = `${rectangle.width} × ${rectangle.height} = ${rectangle.tiles}`;
  const [width, height] = [(12 + text.length * LETTER) * size, PLAQUE * size];
  const { x, y, ...room } = rectangleBox(rectangle);
  // Into the part that is seen, but never away from the rectangle.
  const into = (at: number, long: number, from: number, to: number, first: number, last: number): number =>
    Math.min(Math.max(Math.min(Math.max(at, from + EDGE), to - EDGE - long), first - long), last);
  const at = (left: number, top: number): Box => ({
    x: seen ? into(left, width, seen.x, seen.x + seen.width, x, x + room.width) : left,
    y: seen ? into(top, height, seen.y, seen.y + seen.height, y, y + room.height) : top,
    width,
    height,
  });
  const [west, east, north, south] = [x + 2 - width, x + room.width - 2, y - 1 - height, y + room.height + 1];
  const beads = ends.map(endMark);
  const tiles = territory.map(({ cell }) => grown(boxOf([cell]), -EDGE));
  const corners = [at(west, north), at(east, north), at(west, south), at(east, south)];
  const clear = corners.filter((box) => !beads.some((bead) => touches(box, bead)));
  const free = clear.find((box) => !tiles.some((tile) => meet(box, tile)));
  return { text, ...(free ?? clear[0] ?? at(west, north)) };
}

/** Whether a box covers a part of a bead. */
const touches = (box: Box, bead: EndMark): boolean =>
  bead.x > box.x - BEAD &&
  bead.x < box.x + box.width + BEAD &&
  bead.y > box.y - BEAD &&
  bead.y < box.y + box.height + BEAD;

/** Where the plaques of a territory lie. */
export const plaqueBoxes = (player: Player, size: number, seen: Box): Box[] => [
  ...(hasRectangle(player) ? [rectanglePlaque(player, size, seen)] : []),
  ...cityMarks(player).map(({ x, y }) => ({ x: x + 1, y: y - 4, width: CITY_PLAQUE * size, height: PLAQUE * size })),
];

/** Whether there is a rectangle to be shown: one of a single tile is none. */
export const hasRectangle = (player: Player): player is Player & { rectangle: Rectangle } =>
  (player.rectangle?.tiles ?? 0) > 1;

export const rectangleBox = ({ from, to }: Rectangle): ReturnType<typeof boxOf> => boxOf([from, to]);

export interface EndMark {
  id: string;
  x: number;
  y: number;
  turn: number; // degrees: the arrow points away from the tile
}

export const endMark = ({ cell, side }: OpenEnd): EndMark => {
  const at = SIDES.indexOf(side);
  const [dx, dy] = edgePoint(at);
  const { x, y } = cornerOf(cell);
  return { id: `${cell} ${side}`, x: x + dx, y: y + dy, turn: at * 90 };
};

/** The sides of a cell as lines: where a tile would clash. */
export function sideLine(cell: string, side: number): string {
  const { x, y } = cornerOf(cell);
  const lines = [`M${x} ${y}h${CELL}`, `M${x + CELL} ${y}v${CELL}`, `M${x} ${y + CELL}h${CELL}`, `M${x} ${y}v${CELL}`];
  return lines[side] ?? "";
}

/** What a row of the score shows alone while it is pointed at. */
export type Mark = "cities" | "rectangle" | "openings";
