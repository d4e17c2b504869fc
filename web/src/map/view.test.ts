import { expect, it } from "vitest";
import { around, grown, type Box } from "./boxes";
import { Camera } from "./camera.svelte";
import { between, fit, fromScreen, panned, revealing, showing, shownBy, toScreen, within, zoomed } from "./view";

const FRAME = { width: 800, height: 400 };
const LIMITS = { bounds: { x: -100, y: -50, width: 1000, height: 1000 }, largest: Infinity };

it("a map is fitted whole and in the middle, by its narrower side", () => {
  expect(fit(FRAME, LIMITS)).toEqual({ x: 400, y: 450, scale: 0.4 });
});

it("a map of one cell does not fill the frame", () => {
  const cell = { bounds: { x: 0, y: 0, width: 1, height: 1 }, largest: 96 };
  expect(fit(FRAME, cell).scale).toBe(96);
});

it("what is under the pointer stays there while one zooms", () => {
  const near = { x: 400, y: 450, scale: 2 };
  const pixel = { x: 650, y: 120 };
  const closer = zoomed(near, 1.2, pixel, FRAME, LIMITS);
  expect(closer.scale).toBeCloseTo(2.4);
  const [before, after] = [fromScreen(near, pixel, FRAME), fromScreen(closer, pixel, FRAME)];
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

it("nobody zooms out beyond the whole map, or closer than seven times it", () => {
  const whole = fit(FRAME, LIMITS);
  expect(zoomed(whole, 0.1, { x: 0, y: 0 }, FRAME, LIMITS)).toEqual(whole);
  expect(zoomed(whole, 100, { x: 400, y: 200 }, FRAME, LIMITS).scale).toBeCloseTo(2.8);
});

it("a drag ends at the edge of the map; what has room stays in the middle", () => {
  const view = { x: 400, y: 450, scale: 1 };
  const far = panned(view, 9999, -9999, FRAME, LIMITS);
  expect(shownBy(far, FRAME)).toEqual({ x: -100, y: 550, width: 800, height: 400 });
  expect(within({ x: 0, y: 0, scale: 0.4 }, FRAME, LIMITS)).toMatchObject({ x: 400 });
});

it("a part of the map is shown at a scale between two", () => {
  const part = { x: 300, y: 300, width: 10, height: 10 };
  expect(showing(part, [0.5, 2], FRAME, LIMITS).scale).toBe(2);
  expect(showing({ ...part, width: 4000 }, [0.5, 2], FRAME, LIMITS).scale).toBe(0.5);
});

it("a point out of sight is brought in by the shortest way, one in sight moves nothing", () => {
  const view = { x: 300, y: 200, scale: 2 };
  expect(revealing(view, { x: 310, y: 190 }, FRAME, LIMITS)).toEqual(view);
  const moved = revealing(view, { x: 600, y: 200 }, FRAME, LIMITS);
  expect(toScreen(moved, { x: 600, y: 200 }, FRAME)).toEqual({ x: 740, y: 200 });
});

it("on the way between two views each step is one of the same kind", () => {
  const [from, to] = [
    { x: 0, y: 0, scale: 1 },
    { x: 100, y: 50, scale: 0.25 },
  ];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  const half = between(from, to, 0.5);
  expect(half.x / half.y).toBeCloseTo(2);
  expect(half.scale).toBeLessThan(between(from, to, 0.3).scale);
});

// A territory of cells that grows as tiles are laid, as a game may have it -----------------------------------------

const TILE = 1;

class Territory {
  readonly cells: Box[] = [{ x: 13, y: 13, width: TILE, height: TILE }];

  lay(x: number, y: number): void {
    this.cells.push({ x, y, width: TILE, height: TILE });
  }

  /** Its tiles, and the free cells around them where the next one may lie. */
  get bounds(): Box {
    return grown(around(this.cells), TILE);
  }
}

function lookingAt(territory: Territory): Camera {
  const camera = new Camera(() => territory.bounds, 96);
  camera.resize(FRAME.width, FRAME.height);
  return camera;
}

it("a territory that grows is followed: all its cells stay in sight", () => {
  const territory = new Territory();
  const camera = lookingAt(territory);
  expect(camera.scale).toBe(96);
  for (let x = 14; x < 40; x++) {
    territory.lay(x, 13 + (x % 3));
    camera.grow(territory.bounds);
    const { x: left, y: top, width, height } = territory.bounds;
    expect(camera.box.x).toBeLessThanOrEqual(left + 1e-9);
    expect(camera.box.y).toBeLessThanOrEqual(top + 1e-9);
    expect(camera.box.x + camera.box.width).toBeGreaterThanOrEqual(left + width - 1e-9);
    expect(camera.box.y + camera.box.height).toBeGreaterThanOrEqual(top + height - 1e-9);
  }
  expect(camera.scale).toBeLessThan(30);
});

it("whoever looks at a part of it goes on looking at that part", () => {
  const territory = new Territory();
  for (let x = 14; x < 40; x++) territory.lay(x, 13);
  const camera = lookingAt(territory);
  camera.zoom(3, 100, 200);
  const before = camera.box;
  territory.lay(40, 13);
  camera.grow(territory.bounds);
  expect(camera.box).toEqual(before);
  camera.fit();
  territory.lay(41, 13);
  camera.grow(territory.bounds);
  expect(camera.fitted).toBe(true);
});

it("a drag that moves nothing is no look at a part", () => {
  const territory = new Territory();
  const camera = lookingAt(territory);
  camera.pan(120, 30);
  for (let y = 14; y < 30; y++) territory.lay(13, y);
  camera.grow(territory.bounds);
  expect(camera.fitted).toBe(true);
});

it("a tile taken back shrinks the map, and the view with it", () => {
  const territory = new Territory();
  const camera = lookingAt(territory);
  for (let y = 14; y < 30; y++) territory.lay(13, y);
  camera.grow(territory.bounds);
  const wide = camera.scale;
  territory.cells.length = 1;
  camera.grow(territory.bounds);
  expect(camera.scale).toBeGreaterThan(wide);
});
