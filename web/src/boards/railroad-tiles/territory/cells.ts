// Where the cells of a territory lie: columns have letters that go on to the east, rows numbers that go on to the
// south, both without end. A cell is 96 long, as the box of a tile.

import { around, type Box, type Point } from "../../../map/boxes";

export const CELL = 96;

export interface Place {
  column: number; // A is 0, -A is -1
  row: number;
}

/** The name of a column: A to Z, then AA and on; west of A they are -A, -B and on. */
export function columnName(column: number): string {
  if (column < 0) return `-${columnName(-1 - column)}`;
  if (column < 26) return String.fromCharCode(65 + column);
  return columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
}

function columnOf(name: string): number {
  if (name.startsWith("-")) return -1 - columnOf(name.slice(1));
  let column = -1;
  for (const letter of name) column = (column + 1) * 26 + letter.charCodeAt(0) - 65;
  return column;
}

export const cellName = ({ column, row }: Place): string => `${columnName(column)}${row}`;

export function placeOf(cell: string): Place {
  const [, letters = "A", row = "0"] = /^(-?[A-Z]+)(-?\d+)$/.exec(cell) ?? [];
  return { column: columnOf(letters), row: Number(row) };
}

/** The north-west corner of a cell. */
export const cornerOf = (cell: string): Point => {
  const { column, row } = placeOf(cell);
  return { x: column * CELL, y: row * CELL };
};

export const middleOf = (cell: string): Point => {
  const { x, y } = cornerOf(cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

export const cellAt = ({ x, y }: Point): string =>
  cellName({ column: Math.floor(x / CELL), row: Math.floor(y / CELL) });

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The cell beyond a side: 0 to 3 from north clockwise. */
export function beside(cell: string, side: number): string {
  const { column, row } = placeOf(cell);
  const [across, down] = STEPS[side] ?? [0, 0];
  return cellName({ column: column + across, row: row + down });
}

/** The eight cells around one. */
export function ring(cell: string): string[] {
  const { column, row } = placeOf(cell);
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => (across || down ? [cellName({ column: column + across, row: row + down })] : [])),
  );
}

/** The box around these cells. */
export const boxOf = (cells: readonly string[]): Box =>
  around(cells.map((cell) => ({ ...cornerOf(cell), width: CELL, height: CELL })));
