// Where the territory is fitted into the frame of the board, so that what floats in its lower corners hides no cell.

import { meet, type Box } from "../../../map/boxes";
import { fit, toScreen, type Size } from "../../../map/view";

/** What lies in a lower corner of the frame: px, with its distance from the edges. */
export interface Corner extends Size {
  side: "left" | "right";
}

export interface Fitted {
  bounds: Box;
  scale: number;
}

/** The px that stay free at the left, the right and the foot. */
type Free = readonly [left: number, right: number, foot: number];

function fitted(box: Box, frame: Size, [left, right, foot]: Free, largest: number, above: number): Fitted {
  const [width, height] = [Math.max(1, frame.width - left - right), Math.max(1, frame.height - foot - above)];
  const scale = Math.min(width / box.width, height / box.height, largest);
  const bounds = {
    x: box.x - left / scale,
    y: box.y - above / scale,
    width: box.width + (left + right) / scale,
    height: box.height + (foot + above) / scale,
  };
  return { bounds, scale };
}

const CONTROLS: Size = { width: 60, height: 130 };
const FOLDED: Size = { width: 62, height: 52 };
const PLUS: Size = { width: 58, height: 72 }; // what is left of the controls of a small map that is shown whole
const SMALL = 560;

/** What lies in the corners of a frame: the controls, and the legend, open or folded. */
export function cornersOf(frame: Size, legend: Size, open: boolean): Corner[] {
  if (frame.width < SMALL) return [{ side: "left", ...PLUS }];
  return [
    { side: "right", ...CONTROLS },
    { side: "left", ...(open ? legend : FOLDED) },
  ];
}

export const cornerBox = ({ side, width, height }: Corner, frame: Size): Box => ({
  x: side === "left" ? 0 : frame.width - width,
  y: frame.height - height,
  width,
  height,
});

/** The largest picture of a box of the map in which no corner lies over one of these cells, with so many px above it
    left free. */
export function clearOf(
  box: Box,
  cells: readonly Box[],
  corners: readonly Corner[],
  frame: Size,
  largest: number,
  above = 0,
): Fitted {
  const covers = corners.map((corner) => cornerBox(corner, frame));
  const hides = ({ bounds }: Fitted): boolean => {
    const view = fit(frame, { bounds, largest });
    return cells.some(({ width, height, ...at }) => {
      const seen = { ...toScreen(view, at, frame), width: width * view.scale, height: height * view.scale };
      return covers.some((cover) => meet(cover, seen));
    });
  };
  const widest = (side: string): number =>
    Math.max(0, ...corners.filter((one) => one.side === side).map(({ width }) => width));
  const ways = [0, ...corners.map(({ height }) => height)].flatMap((foot) =>
    [0, widest("left")].flatMap((left) => [0, widest("right")].map((right): Free => [left, right, foot])),
  );
  const found = ways.map((free) => fitted(box, frame, free, largest, above)).filter((one) => !hides(one));
  const plain = fitted(box, frame, [0, 0, 0], largest, above);
  return found.reduce((best, one) => (one.scale > best.scale + 1e-9 ? one : best), found[0] ?? plain);
}
