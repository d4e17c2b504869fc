// Which part of a map fills a frame, computed without the DOM: lengths of the map are its own (km, hexes, cells), those
// of the frame are pixels. The camera holds such a view and moves it by what hands do.

import { middle, type Box, type Point } from "./boxes";

export interface Size {
  width: number;
  height: number;
}

/** The point of the map in the middle of the frame, and how many pixels a length of the map has. */
export interface MapView extends Point {
  scale: number;
}

/** What a view may not leave: the bounds of the map, and how large a length of it may be drawn. */
export interface Limits {
  bounds: Box;
  largest: number; // px to a length of the map when all of it is shown: a map of one cell should not fill the frame
}

const CLOSEST = 7; // times the scale at which all is shown
const NOWHERE = 0.2; // the scale as long as there is no frame
const EDGE = 60; // px that a point brought into sight keeps from the edge of the frame

const scaleFor = (frame: Size, box: Box, largest = Infinity): number =>
  Math.min(frame.width / box.width, frame.height / box.height, largest) || NOWHERE;

/** The scale at which all of the map is shown. */
export const fitScale = (frame: Size, { bounds, largest }: Limits): number => scaleFor(frame, bounds, largest);

export const fit = (frame: Size, limits: Limits): MapView => ({
  ...middle(limits.bounds),
  scale: fitScale(frame, limits),
});

/** The same view, with nothing beside the map in the frame that need not be: what has room is shown in its middle. */
export function within(view: MapView, frame: Size, { bounds }: Limits): MapView {
  const keep = (at: number, start: number, length: number, room: number): number =>
    room >= length ? start + length / 2 : Math.min(start + length - room / 2, Math.max(start + room / 2, at));
  return {
    x: keep(view.x, bounds.x, bounds.width, frame.width / view.scale),
    y: keep(view.y, bounds.y, bounds.height, frame.height / view.scale),
    scale: view.scale,
  };
}

/** Closer or further, what is under that pixel of the frame staying there. */
export function zoomed(view: MapView, factor: number, at: Point, frame: Size, limits: Limits): MapView {
  const least = fitScale(frame, limits);
  const scale = Math.min(least * CLOSEST, Math.max(least, view.scale * factor));
  const [dx, dy] = [at.x - frame.width / 2, at.y - frame.height / 2];
  const x = view.x + dx / view.scale - dx / scale;
  const y = view.y + dy / view.scale - dy / scale;
  return within({ x, y, scale }, frame, limits);
}

/** The picture moved by so many pixels. */
export const panned = (view: MapView, dx: number, dy: number, frame: Size, limits: Limits): MapView =>
  within({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, frame, limits);

/** A part of the map, at a scale between two: of a large part its middle is shown. */
export function showing(box: Box, [least, most]: readonly [number, number], frame: Size, limits: Limits): MapView {
  const scale = Math.max(fitScale(frame, limits), least, Math.min(most, scaleFor(frame, box)));
  return within({ ...middle(box), scale }, frame, limits);
}

/** A part of the map with so many pixels of room above and below it once it is shown, at no more than a scale. */
export function withRoom(box: Box, above: number, below: number, most: number, frame: Size): Box {
  const scale = Math.min(most, frame.width / box.width, Math.max(1, frame.height - above - below) / box.height);
  return { ...box, y: box.y - above / scale, height: box.height + (above + below) / scale };
}

/** Moved as little as it takes to bring a point of the map into the frame, clear of its edge. */
export function revealing(view: MapView, point: Point, frame: Size, limits: Limits): MapView {
  const edge = Math.min(EDGE, frame.width / 4, frame.height / 4);
  const spot = toScreen(view, point, frame);
  const into = (at: number, room: number): number => Math.max(edge - at, 0) || Math.min(room - edge - at, 0);
  return panned(view, into(spot.x, frame.width), into(spot.y, frame.height), frame, limits);
}

/** From the map to the frame. */
export const toScreen = (view: MapView, { x, y }: Point, frame: Size): Point => ({
  x: (x - view.x) * view.scale + frame.width / 2,
  y: (y - view.y) * view.scale + frame.height / 2,
});

/** From the frame to the map. */
export const fromScreen = (view: MapView, { x, y }: Point, frame: Size): Point => ({
  x: (x - frame.width / 2) / view.scale + view.x,
  y: (y - frame.height / 2) / view.scale + view.y,
});

/** The part of the map that is shown. */
export const shownBy = ({ x, y, scale }: MapView, { width, height }: Size): Box => ({
  x: x - width / scale / 2,
  y: y - height / scale / 2,
  width: width / scale,
  height: height / scale,
});

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** On the way from one view to another, quick at first: the scale changes by an even factor. */
export function between(from: MapView, to: MapView, part: number): MapView {
  const done = eased(Math.min(1, Math.max(0, part)));
  return {
    x: from.x + (to.x - from.x) * done,
    y: from.y + (to.y - from.y) * done,
    scale: from.scale * (to.scale / from.scale) ** done,
  };
}
