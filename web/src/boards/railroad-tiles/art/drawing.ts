// A tile as a list of symbols, drawn from its row of data in any lie: ground, railways, highways, what stands there,
// station or landmark, position icon. Nothing here touches the page.

import { armsIn, edgesIn, pointIn, sideIn, type Lie } from "./lies";
import { fields, things, type Background, type Clearance, type Field } from "./scenery";

export type Piece = "car" | "train" | "traveller";

/** A route tile or an objective tile, as the data have it. */
export interface TileRow {
  id: string;
  edges: string;
  links: readonly string[];
  station: boolean;
  overpass: boolean;
  background: Background;
  icon: Piece | "none";
  icon_on?: readonly string[];
}

/** How a tile is to be drawn. */
export interface Look {
  lie: Lie;
  occupied?: boolean;
  copy?: number; // which of the tiles of its kind: each has its own trees
  small?: boolean; // fewer, thicker strokes, for less than 44 px
  landmark?: boolean; // whether it is an objective tile
}

/** A symbol in the box of the tile, 96 x 96. */
export interface Part {
  symbol: string;
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number; // degrees round the middle of the tile
}

export interface Drawing {
  ground: Background;
  fields: Field[];
  below: Part[]; // routes and scenery
  framed: boolean; // an objective: a double frame over them
  above: Part[]; // what lies over the frame
  path: boolean; // from a station to the traveller beside it
  icon: { piece: Piece; x: number; y: number; part: Part } | null;
}

type Point = [number, number];

const whole = (symbol: string, turn: number): Part => ({ symbol, x: 0, y: 0, width: 96, height: 96, turn });
const centred = (symbol: string, [x, y]: Point, size: number): Part => ({
  symbol,
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
  turn: 0,
});

// Routes --------------------------------------------------------------------------------------------------------------

const KIND = { R: "rail", H: "road", "-": "" } as const;

/** The form of a network of these arms, and by how much its symbol is turned. */
export function formOf(arms: readonly number[]): { form: "s" | "c" | "t" | "x" | "end"; turn: number } {
  const [first = 0, second = 0] = arms;
  if (arms.length === 1) return { form: "end", turn: first * 90 };
  if (arms.length === 4) return { form: "x", turn: 0 };
  if (arms.length === 3) {
    const missing = [0, 1, 2, 3].find((side) => !arms.includes(side)) ?? 2;
    return { form: "t", turn: ((missing + 2) % 4) * 90 };
  }
  if (second - first === 2) return { form: "s", turn: first * 90 };
  return { form: "c", turn: (second - first === 3 ? 3 : first) * 90 };
}

function routes(row: TileRow, lie: Lie, suffix: string): Part[] {
  const edges = edgesIn(lie, row.edges);
  const parts = row.links.flatMap((word) => {
    const arms = armsIn(lie, word);
    const kind = KIND[edges[arms[0] ?? 0] ?? "-"];
    if (row.station) return arms.map((arm) => whole(`${kind}-stub${suffix}`, arm * 90));
    const { form, turn } = formOf(arms);
    if (row.overpass && kind === "road") return [whole(`road-bridge${suffix}`, turn)];
    return [whole(`${kind}-${form}${suffix}`, turn)];
  });
  return parts.sort((one, two) => Number(one.symbol.startsWith("road")) - Number(two.symbol.startsWith("road")));
}

// What is kept clear, as the tile lies upright ------------------------------------------------------------------------

const EDGE_POINTS: readonly Point[] = [
  [48, 0],
  [96, 48],
  [48, 96],
  [0, 48],
];
const MIDDLE: Point = [48, 48];

/** The arc between two neighbouring sides, as a line of a few pieces. */
function arc(one: number, two: number): Point[] {
  const [from, to] = [EDGE_POINTS[one] ?? MIDDLE, EDGE_POINTS[two] ?? MIDDLE];
  const corner: Point = [from[0] === 48 ? to[0] : from[0], from[1] === 48 ? to[1] : from[1]];
  return Array.from({ length: 9 }, (_, at): Point => {
    const part = (at / 8) * (Math.PI / 2);
    return [
      corner[0] + (from[0] - corner[0]) * Math.cos(part) + (to[0] - corner[0]) * Math.sin(part),
      corner[1] + (from[1] - corner[1]) * Math.cos(part) + (to[1] - corner[1]) * Math.sin(part),
    ];
  });
}

function linesOf(row: TileRow): Point[][] {
  return row.links.flatMap((word) => {
    const arms = armsIn("up", word);
    const { form } = formOf(arms);
    const [first = 0, second = 0] = arms;
    if (form === "c" && !row.station) return [arc(first, second)];
    const straight = arms.map((arm) => [EDGE_POINTS[arm] ?? MIDDLE, MIDDLE]);
    const isWye = form === "t" && row.edges.charAt(first) === "R" && !row.station;
    return isWye ? [...straight, arc(0, 1), arc(0, 3)] : straight;
  });
}

// Landmarks -----------------------------------------------------------------------------------------------------------

/** Where the landmark of an objective without a station stands upright: in the corner with most room. */
function landmarkSpot(row: TileRow): { foot: Point; size: number } {
  const arms = row.links.flatMap((word) => armsIn("up", word));
  if (arms.length === 2 && formOf(arms).form === "c") return { foot: [32, 88], size: 42 };
  return arms.length === 2 ? { foot: [76, 70], size: 27 } : { foot: [21, 32], size: 25 };
}

function landmark(row: TileRow, lie: Lie): Part[] {
  const symbol = `lm-${row.id}`;
  if (row.station)
    return [
      { symbol: "plaza", x: 23, y: 23, width: 50, height: 50, turn: 0 },
      { symbol, x: 28, y: 29, width: 40, height: 40, turn: 0 },
      centred("clock", [70, 26], 20),
    ];
  const { foot, size } = landmarkSpot(row);
  const [x, y] = pointIn(lie, [foot[0], foot[1] - size / 2]);
  return [{ symbol, x: x - size / 2, y: y - size / 2, width: size, height: size, turn: 0 }];
}

// Position icons ------------------------------------------------------------------------------------------------------

const SMALL_ICON = 58;
const KEPT = 26; // that the small icon keeps from the border

/** Where the position icon lies in the upright tile, and whether it lies on an arm. */
function iconSpot(row: TileRow): { at: Point; onArm: boolean } {
  if (row.station && row.icon === "traveller") return { at: [73, 73], onArm: false };
  const arms = armsIn("up", row.icon_on?.[0] ?? row.links[0] ?? "N");
  const [arm = 0] = arms;
  const [dx, dy] = [((EDGE_POINTS[arm]?.[0] ?? 48) - 48) / 48, ((EDGE_POINTS[arm]?.[1] ?? 48) - 48) / 48];
  const along = (far: number): Point => [48 + dx * far, 48 + dy * far];
  if (row.station || row.overpass) return { at: along(48 * (row.station ? 0.66 : 0.64)), onArm: true };
  const { form } = formOf(arms);
  if (form === "c")
    return { at: pointIn((["up", "right", "down", "left"] as const)[arm] ?? "up", [62, 34]), onArm: false };
  if (form === "end") return { at: along(row.edges.charAt(arm) === "R" ? 8 : -4), onArm: false };
  return { at: MIDDLE, onArm: false };
}

function iconOf(row: TileRow, { lie, occupied = false, small = false }: Look): Drawing["icon"] {
  if (row.icon === "none") return null;
  const { at, onArm } = iconSpot(row);
  const beside = row.station && row.icon === "traveller"; // stands to the south-east whichever way the tile lies
  let [x, y] = beside ? at : pointIn(lie, at);
  if (small) [x, y] = [Math.min(96 - KEPT, Math.max(KEPT, x)), Math.min(96 - KEPT, Math.max(KEPT, y))];
  const size = small ? SMALL_ICON : (row.station || row.overpass ? 33 : 36) * (occupied ? (onArm ? 1.02 : 1.12) : 1);
  const name = `${occupied ? "piece" : "pin"}-${row.icon}${small ? "-m" : ""}`;
  return { piece: row.icon, x, y, part: centred(name, [x, y], size) };
}

// All of it -----------------------------------------------------------------------------------------------------------

function clearance(row: TileRow, isLandmark: boolean): Clearance {
  const spots: { at: Point; radius: number }[] = [];
  if (row.station) spots.push({ at: MIDDLE, radius: isLandmark ? 32 : 26 });
  else if (isLandmark) {
    const { foot, size } = landmarkSpot(row);
    spots.push({ at: [foot[0], foot[1] - size / 2], radius: size * 0.5 });
  }
  if (row.icon !== "none" && !(row.station && row.icon === "traveller"))
    spots.push({ at: iconSpot(row).at, radius: 18 });
  if (row.station && row.icon === "traveller")
    // Whichever way the tile lies, the icon stands in the south-east: nothing stands in any of the corners' ways.
    for (const at of [
      [73, 73],
      [23, 73],
      [73, 23],
      [23, 23],
    ] as Point[])
      spots.push({ at, radius: 8 });
  return { lines: linesOf(row), spots };
}

/** The tile of this row in this lie. */
export function drawingOf(row: TileRow, look: Look): Drawing {
  const { lie, copy = 0, small = false, landmark: isLandmark = false } = look;
  const seed = `${row.id} ${copy}`;
  const suffix = small ? "-m" : "";
  const standing = things(seed, row.background, lie, clearance(row, isLandmark), small).map(
    ({ symbol, x, y, width, height }): Part => ({ symbol, x: x - width / 2, y: y - height, width, height, turn: 0 }),
  );
  const above: Part[] = [];
  if (isLandmark) {
    const edges = edgesIn(lie, row.edges);
    above.push(...landmark(row, lie));
    if (!small)
      edges.forEach((edge, side) => {
        if (edge !== "-") above.push(whole(`${KIND[edge]}-lip`, side * 90));
      });
  } else if (row.station) above.push(centred(`station${suffix}`, MIDDLE, small ? 48 : 40));
  return {
    ground: row.background,
    fields: small || row.background === "urban" ? [] : fields(seed, lie),
    below: [...routes(row, lie, suffix), ...standing],
    framed: isLandmark,
    above,
    path: row.station && row.icon === "traveller" && !small,
    icon: iconOf(row, look),
  };
}

/** Where an arm leaves the tile, in its box. */
export const edgePoint = (side: number): readonly [number, number] => EDGE_POINTS[side] ?? MIDDLE;

/** Which side of the upright tile lies there now. */
export const originalSide = (lie: Lie, lying: number): number =>
  [0, 1, 2, 3].find((side) => sideIn(lie, side) === lying) ?? 0;
