// Where the buttons that turn a tile lie: close to it, over as little as can be of what one could want to see or press.

import { meet, type Box } from "../../../map/boxes";
import type { Size } from "../../../map/view";

/** Something that should stay in sight, and how much. */
export interface Obstacle {
  box: Box;
  weight: number; // against the way from the tile in its own lengths
}

const STEP = 1 / 4; // of a tile
const FAR = 2; // tiles

const overlap = (one: Box, two: Box): number => {
  const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return across > 0 && down > 0 ? (across * down) / (two.width * two.height) : 0;
};

const way = (one: Box, two: Box): number =>
  Math.hypot(
    Math.max(0, two.x - one.x - one.width, one.x - two.x - two.width),
    Math.max(0, two.y - one.y - one.height, one.y - two.y - two.height),
  );

const middleOff = (one: Box, two: Box): number =>
  Math.hypot(one.x + one.width / 2 - two.x - two.width / 2, one.y + one.height / 2 - two.y - two.height / 2);

/** The places around a tile that lie in the frame and not over the tile. */
function spotsAround(tile: Box, size: Size, frame: Size): Box[] {
  const into = (at: number, length: number, room: number): number => Math.max(3, Math.min(at, room - length - 3));
  const count = Math.round(FAR / STEP);
  const steps = Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * STEP * tile.width);
  const [x, y] = [tile.x + (tile.width - size.width) / 2, tile.y + (tile.height - size.height) / 2];
  const hug = [y + tile.height / 2 + size.height / 2, y - tile.height / 2 - size.height / 2]; // just below, just above
  return [...hug, ...steps.map((down) => y + down)]
    .flatMap((top) => steps.map((across) => ({ x: x + across, y: top })))
    .map((at) => ({ x: into(at.x, size.width, frame.width), y: into(at.y, size.height, frame.height), ...size }))
    .filter((spot) => !meet(spot, tile));
}

/** The best place for a box of this size beside a tile; below it where all are as good. */
export function bestSpot(tile: Box, size: Size, frame: Size, obstacles: readonly Obstacle[]): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  for (const spot of spotsAround(tile, size, frame)) {
    const hidden = obstacles.reduce((sum, { box, weight }) => sum + weight * overlap(spot, box), 0);
    const above = spot.y < tile.y ? 0.05 : 0;
    const cost = hidden + (2 * way(spot, tile) + 0.2 * middleOff(spot, tile)) / tile.width + above;
    if (cost < least - 1e-6) [best, least] = [spot, cost];
  }
  return best;
}
