// Boxes and points on a map or a page, and how they lie to each other.

export interface Point {
  x: number;
  y: number;
}

/** A place of the map on the page, for what is to be said beside it. */
export interface Spot extends Point {
  reach?: number; // px from its middle to its sides
  leftFirst?: boolean; // its left side is the one to be covered
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const meet = (one: Box, two: Box): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

export const inside = (box: Box, frame: Box): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The box of this size with its middle there. */
export const centred = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The box larger by a margin on all sides. */
export const grown = ({ x, y, width, height }: Box, across: number, down = across): Box => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

/** The smallest box around all of these points and boxes. */
export function around(all: readonly (Point & Partial<Box>)[]): Box {
  let [left, top, right, foot] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width = 0, height = 0 } of all) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    foot = Math.max(foot, y + height);
  }
  return { x: left, y: top, width: right - left, height: foot - top };
}

/** How far a point lies from a box; 0 inside it. */
export const distanceTo = (box: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/** Whether the straight line between two points touches the box. */
export function crosses(box: Box, from: Point, to: Point): boolean {
  let [low, high] = [0, 1];
  for (const [start, step, least, most] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (start < least || start > most) return false;
      continue;
    }
    const [one, two] = [(least - start) / step, (most - start) / step];
    low = Math.max(low, Math.min(one, two));
    high = Math.min(high, Math.max(one, two));
  }
  return low <= high;
}
