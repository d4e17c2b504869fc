// Where the names stand: a city's with its houses and its tile below, a junction's alone. None lies on a plate, a city
// or a junction, on a line only where there is no other room.

import { centred, crosses, grown, inside, meet, type Box, type Point } from "../../../map/boxes";
import { settle, type LabelPosition, type Wanted } from "../../../map/labels";
import { anchorAt, boxAt, lengthOf, type Side } from "../../../map/names";
import { CITY, JUNCTION, PLATE, type Atlas, type Space, type Spot } from "../geometry";
import { HIGH } from "./tiles";

export const LETTERS = 13.5; // px of the design
export const SMALL = 11;
export const HOUSE = 14; // the room of a house beside the name
const GAP = 5; // between the name and its houses

export interface Block {
  id: string;
  name: string;
  anchor: "start" | "end";
  /** Where the name is written. */
  x: number;
  y: number;
  /** Where the houses begin, and which way they go. */
  houses: Point;
  toLeft: boolean;
  /** The left upper corner of the tile. */
  tile: Point | null;
  box: Box;
}

export interface Asked {
  atlas: Atlas;
  nameOf: (id: string) => string;
  /** How wide the tile of a city is, in px of the design; none is shown of those that are not here. */
  tiles: ReadonlyMap<string, number>;
  houses: ReadonlyMap<string, readonly unknown[]>; // beside the names
  corners?: readonly Box[]; // what else lies on the map
  junctions: boolean; // whether they are named
  unit: number; // of the pieces
  words: number; // of names, houses and tiles
  bounds: Box;
}

interface Size {
  width: number;
  height: number;
}

const SIDES: readonly Side[] = ["e", "w", "ne", "nw", "se", "sw", "n", "s"];
const STEPS = [0, 5, -5, 10, -10, 18, -18, 28, -28, 40, -40];
const OTHER_SIDE = 0.8;
const FAR = 1 / 16; // the cost of a px that a block is moved
const ON_A_LINE = 2.5;
const NO_ROOM = 60; // less than to stand on another

/** The room that plates, cities and junctions take, in km. */
function takenBy(atlas: Atlas, unit: number): Box[] {
  const plateBoxes = ({ middle, turn, start }: Space): Box[] => {
    if (start) return [];
    const angle = (turn * Math.PI) / 180;
    return [-14, 0, 14].map((along) =>
      centred(
        { x: middle.x + along * unit * Math.cos(angle), y: middle.y + along * unit * Math.sin(angle) },
        (PLATE.height + 5) * unit,
      ),
    );
  };
  return [
    ...[...atlas.spaces.values()].flatMap(plateBoxes),
    ...[...atlas.cities.values()].map((city) => centred(city, 2 * (CITY + 2) * unit)),
    ...[...atlas.junctions.values()].map((one) => centred(one, 2 * (JUNCTION + 1) * unit)),
  ];
}

const legsOf = (atlas: Atlas): (readonly [Point, Point])[] =>
  [...atlas.spaces.values()].flatMap(({ points }) =>
    points.slice(1).map((to, at): readonly [Point, Point] => [points[at] ?? to, to]),
  );

function waysOf(
  spot: Spot,
  radius: number,
  size: Size,
  { unit, words, bounds }: Asked,
  taken: readonly Box[],
  legs: readonly (readonly [Point, Point])[],
): LabelPosition<Side>[] {
  const point = { x: spot.x, y: spot.y, radius: radius * unit };
  const all = SIDES.flatMap((side) => {
    const box = boxAt(point, side, size.width * words, size.height * words, 3 * unit);
    const cost = side === spot.side ? 0 : OTHER_SIDE;
    return STEPS.flatMap((across) =>
      STEPS.map((down) => ({
        box: { ...box, x: box.x + across * unit, y: box.y + down * unit },
        cost: cost + Math.hypot(across, down) * FAR,
        drawn: side,
      })),
    );
  });
  const open = all.filter(({ box }) => inside(box, bounds) && !taken.some((one) => meet(one, box)));
  const least = all.find(({ drawn }) => drawn === spot.side); // better on something than nowhere
  const rest = open.length || !least ? open : [{ ...least, cost: NO_ROOM }];
  return rest.map((way) => ({
    ...way,
    cost: way.cost + ON_A_LINE * legs.filter(([from, to]) => crosses(way.box, from, to)).length,
  }));
}

export function blocksOf(asked: Asked): { cities: Block[]; junctions: Block[] } {
  const { atlas, nameOf, tiles, houses, unit, words } = asked;
  const [taken, legs] = [[...takenBy(atlas, unit), ...(asked.corners ?? [])], legsOf(atlas)];
  const sizeOf = (spot: Spot): Size => {
    const built = houses.get(spot.id)?.length ?? 0;
    const named = lengthOf(nameOf(spot.id), true) * LETTERS + (built ? GAP + built * HOUSE : 0);
    const tile = tiles.get(spot.id);
    return { width: Math.max(named, tile ?? 0), height: LETTERS * 0.95 + (tile === undefined ? 0 : HIGH + 3) };
  };
  const small = (spot: Spot): Size => ({ width: nameOf(spot.id).length * SMALL * 0.52, height: SMALL * 0.9 });
  const cities = [...atlas.cities.values()];
  const junctions = asked.junctions ? [...atlas.junctions.values()] : [];
  const wanted: Wanted<Side>[] = [
    ...cities.map((spot) => ({ id: spot.id, ways: waysOf(spot, CITY, sizeOf(spot), asked, taken, legs) })),
    ...junctions.map((spot) => ({ id: spot.id, ways: waysOf(spot, JUNCTION, small(spot), asked, taken, legs) })),
  ];
  const settled = settle(wanted, 2 * unit);
  const blockOf = (spot: Spot, letters: number, tiled: boolean): Block[] => {
    const stands = settled.get(spot.id);
    if (!stands) return [];
    const name = nameOf(spot.id);
    const toLeft = anchorAt(stands.drawn) === "end";
    const { box } = stands;
    const long = lengthOf(name, true) * LETTERS * words;
    const x = toLeft ? box.x + box.width : box.x;
    const y = box.y + letters * 0.78 * words;
    const tile = tiled ? tiles.get(spot.id) : undefined;
    return [
      {
        id: spot.id,
        name,
        anchor: toLeft ? "end" : "start",
        x,
        y,
        toLeft,
        houses: { x: toLeft ? x - long - GAP * words : x + long + GAP * words, y: box.y + 5.5 * words },
        tile: tile === undefined ? null : { x: toLeft ? x - tile * words : x, y: box.y + box.height - HIGH * words },
        box: grown(box, 2 * unit),
      },
    ];
  };
  return {
    cities: cities.flatMap((spot) => blockOf(spot, LETTERS, true)),
    junctions: junctions.flatMap((spot) => blockOf(spot, SMALL, false)),
  };
}
