// The tile of a city as it stands under its name: price, main reward, and the bonus of its first station. Here is how
// wide each part is, so that the names can be placed; the drawing uses the same figures.

import { shortOf } from "../effects";
import type { CityTile, Effect } from "../shapes";

export const HIGH = 19; // px of the design
const ICON = 14.5;
const DIGIT = 6.5;

/** What stands in a part of a tile, from its left: figures and drawings with where they begin. */
export type Piece = { x: number } & ({ sign: string } | { text: string; faint?: boolean });

export interface TilePart {
  x: number;
  width: number;
  pieces: Piece[];
}

export interface TileDrawing {
  price: TilePart;
  main: TilePart;
  first: TilePart;
  width: number;
}

const PAD = 4.5;

class Row {
  readonly pieces: Piece[] = [];
  x = PAD;

  sign(sign: string, gap = 2): void {
    this.pieces.push({ x: this.x, sign });
    this.x += ICON + gap;
  }

  text(text: string, faint = false): void {
    this.pieces.push(faint ? { x: this.x, text, faint } : { x: this.x, text });
    this.x += text.length * DIGIT + 2;
  }

  part(x: number): TilePart {
    return { x, width: this.x + PAD - 2, pieces: this.pieces };
  }
}

function inShort(row: Row, effect: Effect): void {
  const { figure, sign, cost } = shortOf(effect);
  if (figure !== null) row.text(String(figure));
  row.sign(sign);
  if (cost !== null) row.text(String(cost), true);
}

export function tileOf(cost: number, tile: CityTile): TileDrawing {
  const price = new Row();
  price.text(`$${cost}`);
  const main = new Row();
  const { workers = [], pick = 1 } = tile.main;
  if (tile.main.kind === "workers")
    workers.forEach((worker, at) => {
      if (at > 0 && pick < workers.length) main.text("/");
      main.sign(`worker-${worker}`, 1);
    });
  else inShort(main, tile.main);
  const first = new Row();
  first.sign("first", -4);
  inShort(first, tile.first);
  const parts = { price: price.part(0), main: main.part(0), first: first.part(0) };
  parts.main.x = parts.price.width;
  parts.first.x = parts.main.x + parts.main.width;
  return { ...parts, width: parts.first.x + parts.first.width };
}
