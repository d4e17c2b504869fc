// How a tile can lie: turned by quarters, and on its back, which is the mirror image. Turning is done to the data of a
// tile, never to its picture.

export const LIES = ["up", "right", "down", "left", "back-up", "back-right", "back-down", "back-left"] as const;
export type Lie = (typeof LIES)[number];

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** What a side shows: a railway, a highway, or nothing. */
export type Edge = "R" | "H" | "-";

const LETTERS = "NESW";
const MIRRORED = [0, 3, 2, 1]; // north, west, south, east

export const isBack = (lie: Lie): boolean => LIES.indexOf(lie) >= 4;
/** How many quarters it is turned clockwise. */
export const quarters = (lie: Lie): number => LIES.indexOf(lie) % 4;

const lieOf = (back: boolean, turn: number): Lie => LIES[(back ? 4 : 0) + (((turn % 4) + 4) % 4)] ?? "up";

/** Turned by so many quarters clockwise from how it lies. */
export const turned = (lie: Lie, by: number): Lie => lieOf(isBack(lie), quarters(lie) + by);

/** Flipped left to right as one sees it, like a page: what lies to the north stays there. */
export const flipped = (lie: Lie): Lie => lieOf(!isBack(lie), -quarters(lie));

/** Where a side of the tile lies: 0 to 3 from north clockwise. */
export const sideIn = (lie: Lie, side: number): number =>
  ((isBack(lie) ? (MIRRORED[side] ?? 0) : side) + quarters(lie)) % 4;

/** The four sides as they lie, in the order north, east, south, west. */
export function edgesIn(lie: Lie, edges: string): Edge[] {
  const lying: Edge[] = ["-", "-", "-", "-"];
  for (let side = 0; side < 4; side++) lying[sideIn(lie, side)] = edges.charAt(side) as Edge;
  return lying;
}

/** The arms of a network, written as in the data ("NE"), as they lie: sides in ascending order. */
export const armsIn = (lie: Lie, word: string): number[] =>
  [...word].map((letter) => sideIn(lie, LETTERS.indexOf(letter))).sort((one, two) => one - two);

/** A point of the tile's box as it lies; the middle of the box is 48, 48. */
export function pointIn(lie: Lie, [x, y]: readonly [number, number]): [number, number] {
  let [dx, dy] = [isBack(lie) ? 48 - x : x - 48, y - 48];
  for (let turn = quarters(lie); turn > 0; turn--) [dx, dy] = [-dy, dx];
  return [48 + dx, 48 + dy];
}

/** The first lie that looks like this one. */
export function firstAlike(edges: string, lie: Lie): Lie {
  const shown = edgesIn(lie, edges).join("");
  return LIES.find((other) => edgesIn(other, edges).join("") === shown) ?? lie;
}

/** Whether the back of a tile shows anything that turning the front does not. */
export const hasOtherBack = (edges: string): boolean => isBack(firstAlike(edges, "back-up"));

/** From how a tile lies to these ways to lie, the nearest first: fewest quarters, without a flip before with one. */
export function nearestFirst(edges: string, from: Lie, ways: readonly Lie[]): Lie[] {
  const cost = (lie: Lie): number => {
    const flips = isBack(lie) !== isBack(from);
    const turn = (quarters(lie) - quarters(flips ? flipped(from) : from) + 4) % 4;
    return (flips ? 10 : 0) + Math.min(turn, 4 - turn) * 2 + (turn === 3 ? 1 : 0);
  };
  const least = (way: Lie): number =>
    Math.min(...LIES.filter((lie) => firstAlike(edges, lie) === firstAlike(edges, way)).map(cost));
  return ways.toSorted((one, two) => least(one) - least(two));
}
