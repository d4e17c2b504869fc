// Which name of a city has room on the map: the whole one below its ring, else a short one. And where a sign has room
// that hides none of them.

import { centred, grown, meet, type Box, type Point } from "../../map/boxes";
import type { Camera } from "../../map/camera.svelte";
import { beside, settle, type LabelPosition } from "../../map/labels";
import { ACROSS, RADIUS, shortNames, type Atlas, type Hex } from "./geometry";

export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
}

export interface Names {
  labels: readonly Label[];
  size: number;
  narrow: boolean;
  boxes: readonly Box[];
}

const RING = 34;
const NAME_AT = 36; // below the middle of the hex: in the gap between two rows of pieces
const SERIF = 0.345; // px to a length of the map from which the wide letters have room
const EDGE = 8; // that a name keeps from the edge of the map
const SHORTER = 10; // the cost of a name cut short once, and again
const OVER_A_RING = 30; // of a name on another city's ring

/** The names at this scale, px to a length of the map. */
export function namesAt(atlas: Atlas, nameOf: (city: string) => string, scale: number): Names {
  const narrow = scale < SERIF;
  const size = Math.max(21, (narrow ? 9.8 : 10.6) / scale);
  const cities = [...atlas.hexes.values()].filter(({ city }) => city);
  const wide = size * (narrow ? 0.5 : 0.62); // of a letter, on the average
  const wanted = cities
    .toReversed()
    .map((hex) => ({ id: hex.id, length: nameOf(hex.id).length, ways: waysOf(hex, nameOf(hex.id)) }))
    .sort((one, two) => one.length - two.length); // of two in each other's way the longer one gives in

  function waysOf(hex: Hex, name: string): LabelPosition<Label>[] {
    return [name, ...shortNames(name)].map((text, at) => {
      const half = (text.length * wide) / 2;
      const [least, most] = [atlas.box.x + EDGE + half, atlas.box.x + atlas.box.width - EDGE - half];
      const x = Math.min(most, Math.max(least, hex.x));
      const y = hex.y + NAME_AT;
      const rings = cities.filter(
        (other) => other !== hex && meet(centred({ x, y }, 2 * half, size * 0.6), ringOf(other)),
      );
      const drawn = { id: hex.id, text, x, y: y + size * 0.36 };
      return { drawn, box: centred({ x, y }, 2 * half, size * 0.95), cost: at * SHORTER + rings.length * OVER_A_RING };
    });
  }

  const settled = [...settle(wanted).values()];
  const boxes = settled.map(({ box, drawn }) => ({ ...box, y: drawn.y - size * 0.8, height: size }));
  return { labels: settled.map(({ drawn }) => drawn), size, narrow, boxes };
}

// In px, what lies in the lower corners of a map that is not small.
const LEGEND = { width: 160, height: 108 };
const CONTROLS = { width: 60, height: 132 };

/** What a bubble above the map must not hide: names, legend and controls, as they lie on the screen. */
export function clearOf(names: Names, camera: Camera): Box[] {
  const { width, height, scale } = camera;
  const onScreen = names.boxes.map((box) => ({
    ...camera.toScreen(box.x, box.y),
    width: box.width * scale,
    height: box.height * scale,
  }));
  const legend = { x: 0, y: height - LEGEND.height, ...LEGEND };
  return [...onScreen, legend, { x: width - CONTROLS.width, y: height - CONTROLS.height, ...CONTROLS }];
}

const ringOf = (hex: Hex): Box => centred(hex, 2 * RING);

const START = 42; // from the middle of a hex to the nearest sign beside it

/** Beside each of these hexes, where a round sign hides nothing that is to be kept clear, no city and nothing lit, as
    far as can be; no two meet. */
export function besides(
  ends: readonly Hex[],
  size: number,
  frame: Box,
  atlas: Atlas,
  clear: readonly Box[],
  lit: ReadonlySet<string>,
  built: ReadonlySet<string>,
): Point[] {
  const hexes = [...atlas.hexes.values()].map((hex) => ({
    box: hex.city ? grown(ringOf(hex), 8) : centred(hex, ACROSS * 0.8, RADIUS * 1.5),
    cost: (hex.city ? 5 : 0) + (lit.has(hex.id) ? 5 : 0) + (built.has(hex.id) ? 2 : 0),
  }));
  const avoid = [...clear.map((box) => ({ box, cost: 12 })), ...hexes.filter(({ cost }) => cost)];
  const sizes = ends.map(() => ({ width: size, height: size }));
  return beside(ends, sizes, { frame: grown(frame, -size / 2), avoid, start: START });
}
