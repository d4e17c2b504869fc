// The line around a group of cells, drawn inside its tiles: it keeps away from their borders and has round corners.

import { CELL, placeOf } from "./cells";

type Point = readonly [number, number];

interface Step {
  from: Point;
  to: Point;
}

const key = ([x, y]: Point): string => `${x} ${y}`;

/** The borders of the group, each with the group to its right. */
function borders(cells: readonly string[]): Step[] {
  const places = cells.map(placeOf);
  const inside = new Set(places.map(({ column, row }) => key([column, row])));
  return places.flatMap(({ column: x, row: y }) => {
    const sides: [Point, Step][] = [
      [[x, y - 1], { from: [x, y], to: [x + 1, y] }],
      [[x + 1, y], { from: [x + 1, y], to: [x + 1, y + 1] }],
      [[x, y + 1], { from: [x + 1, y + 1], to: [x, y + 1] }],
      [[x - 1, y], { from: [x, y + 1], to: [x, y] }],
    ];
    return sides.filter(([beyond]) => !inside.has(key(beyond))).map(([, step]) => step);
  });
}

const direction = ({ from, to }: Step): Point => [to[0] - from[0], to[1] - from[1]];
/** Positive to the right, as y runs down. */
const bend = ([ax, ay]: Point, [bx, by]: Point): number => ax * by - ay * bx;

/** The borders as closed lines of corners. Where two cells meet at a corner only, the line turns right and stays. */
export function loops(cells: readonly string[]): Point[][] {
  const left = new Map<string, Step[]>();
  for (const step of borders(cells)) left.set(key(step.from), [...(left.get(key(step.from)) ?? []), step]);
  const found: Point[][] = [];
  for (const steps of left.values())
    while (steps.length) {
      let step = steps.pop();
      const loop: Point[] = [];
      while (step) {
        const now: Step = step;
        loop.push(now.from);
        const next: Step[] = left.get(key(now.to)) ?? [];
        next.sort((one, two) => bend(direction(now), direction(one)) - bend(direction(now), direction(two)));
        step = next.pop();
      }
      found.push(corners(loop));
    }
  return found;
}

/** Only the points where the line turns. */
function corners(loop: readonly Point[]): Point[] {
  return loop.filter((point, at) => {
    const before = loop.at(at - 1) ?? point;
    const after = loop[(at + 1) % loop.length] ?? point;
    return bend([point[0] - before[0], point[1] - before[1]], [after[0] - point[0], after[1] - point[1]]) !== 0;
  });
}

const unit = (from: Point, to: Point): Point => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];

/** The line around the cells as path data, so far inside their borders, with corners of a radius. */
export function outline(cells: readonly string[], inset: number, radius: number): string {
  return loops(cells)
    .map((loop) => {
      const points = loop.map((point, at): Point => {
        const into = unit(loop.at(at - 1) ?? point, point);
        const away = unit(point, loop[(at + 1) % loop.length] ?? point);
        // The group lies to the right of each step: inwards is a quarter to the right of both.
        return [point[0] * CELL + inset * (-into[1] - away[1]), point[1] * CELL + inset * (into[0] + away[0])];
      });
      return rounded(points, radius);
    })
    .join("");
}

function rounded(points: readonly Point[], radius: number): string {
  const parts = points.map((point, at) => {
    const into = unit(points.at(at - 1) ?? point, point);
    const away = unit(point, points[(at + 1) % points.length] ?? point);
    const from = `${point[0] - into[0] * radius} ${point[1] - into[1] * radius}`;
    const to = `${point[0] + away[0] * radius} ${point[1] + away[1] * radius}`;
    return `${at ? "L" : "M"}${from}Q${point[0]} ${point[1]} ${to}`;
  });
  return `${parts.join("")}Z`;
}
