// The patterns of the suits as paths along the bars of spaces: no suit is told by its colour alone.

import type { Point } from "../../map/boxes";
import { linePath } from "./geometry";
import type { Suit } from "./shapes";

export interface Bar {
  from: Point;
  to: Point;
}

/** A frame along a bar: points by how far along it and how far beside its middle line they lie. */
function along({ from, to }: Bar): { long: number; at: (far: number, aside: number) => Point } {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  return {
    long,
    at: (far, aside) => ({ x: from.x + ux * far - uy * aside, y: from.y + uy * far + ux * aside }),
  };
}

/** Where signs stand along a bar, at even steps around its middle. */
function stepsOf(long: number, step: number, margin: number): number[] {
  const count = Math.max(1, Math.floor((long - 2 * margin) / step) + 1);
  return Array.from({ length: count }, (_, at) => long / 2 + (at - (count - 1) / 2) * step);
}

/** The pattern of a suit on bars of this width, to be stroked; null where it has none. */
export function patternOf(suit: Suit, bars: readonly Bar[], width: number): { path: string; stroke: number } | null {
  const w = width;
  if (suit === "white") return null;
  if (suit === "blue")
    return { stroke: w * 0.24, path: each(bars, ({ at, long }) => linePath([at(w * 0.4, 0), at(long - w * 0.4, 0)])) };
  if (suit === "ochre")
    return { stroke: w * 0.34, path: signs(bars, w * 1.15, w * 0.5, (at, far) => `${linePath([at(far, 0)])}h.01`) };
  if (suit === "rose")
    return {
      stroke: w * 0.2,
      path: signs(bars, w * 0.72, w * 0.35, (at, far) => linePath([at(far, -w * 0.36), at(far, w * 0.36)])),
    };
  if (suit === "jade")
    return {
      stroke: w * 0.18,
      path: signs(bars, w * 0.9, w * 0.5, (at, far) =>
        linePath([at(far - w * 0.15, -w * 0.26), at(far + w * 0.15, 0), at(far - w * 0.15, w * 0.26)]),
      ),
    };
  return { stroke: w * 0.3, path: checks(bars, w) };
}

type At = (far: number, aside: number) => Point;
const each = (bars: readonly Bar[], draw: (frame: ReturnType<typeof along>) => string): string =>
  bars.map((bar) => draw(along(bar))).join("");
const signs = (bars: readonly Bar[], step: number, margin: number, draw: (at: At, far: number) => string): string =>
  each(bars, ({ long, at }) =>
    stepsOf(long, step, margin)
      .map((far) => draw(at, far))
      .join(""),
  );

/** Two rows of squares, each beside the gaps of the other. */
function checks(bars: readonly Bar[], w: number): string {
  const side = w * 0.3;
  return each(bars, ({ long, at }) => {
    const spots = stepsOf(long, side, side);
    return spots
      .map((far, number) => {
        const aside = number % 2 ? side / 2 : -side / 2;
        return linePath([at(far - side / 2, aside), at(far + side / 2, aside)]);
      })
      .join("");
  });
}
