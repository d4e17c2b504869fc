// Where the bubble of a journey lies: beside the passenger, on as little of the way as can be.

import { grown, type Box, type Point } from "../../../map/boxes";
import type { Size } from "../../../map/view";

const EDGE = 8; // px that it keeps from the edge of the map
const AWAY = 34; // px from the passenger
const AROUND = 14; // px that a place of the way takes

const within = (box: Box, point: Point): boolean =>
  point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height;

/** The upper left corner. On a small map, where the way is shown below it, it lies at the top. */
export function bubbleSpot(at: Point, size: Size, frame: Size, way: readonly Point[], small: boolean): Point {
  const [right, foot] = [frame.width - size.width - EDGE, frame.height - size.height - EDGE];
  const [x, y] = [at.x - size.width / 2, at.y - size.height / 2];
  const beside = [
    { x, y: at.y - size.height - AWAY },
    { x, y: at.y + AWAY },
    { x: at.x + AWAY, y },
    { x: at.x - size.width - AWAY, y },
  ];
  const corners = [EDGE, foot].flatMap((top) => [right, EDGE].map((left) => ({ x: left, y: top })));
  const middle = (frame.width - size.width) / 2;
  const spots = small
    ? [
        { x: middle, y: EDGE },
        { x: middle, y: foot },
      ]
    : [...beside, ...corners];
  const kept = spots.map((spot) => ({
    x: Math.max(EDGE, Math.min(spot.x, right)),
    y: Math.max(EDGE, Math.min(spot.y, foot)),
  }));
  const covered = kept.map(
    (spot) => [...way, at].filter((one) => within(grown({ ...spot, ...size }, AROUND), one)).length,
  );
  return kept[covered.indexOf(Math.min(...covered))] ?? { x: EDGE, y: EDGE };
}
