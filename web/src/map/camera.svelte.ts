// A person's view of a map: all of it until they move it, by wheel, drag, pinch or double click. A map that grows is
// followed as long as all of it is shown.

import { untrack } from "svelte";
import type { Box, Point } from "./boxes";
import {
  between,
  fit,
  fitScale,
  fromScreen,
  panned,
  revealing,
  showing,
  shownBy,
  toScreen,
  within,
  zoomed,
  type Limits,
  type Size,
  type MapView,
} from "./view";

const DRAG = 5; // px a finger may tremble before it drags
const SMALL = 560; // px of a frame that has room for little beside the map
const WHEEL = 0.0016; // of a zoom, per px that the wheel turns

export class Camera {
  width = $state(0);
  height = $state(0);
  dragging = $state(false);
  #limits: Limits = $state.raw({ bounds: { x: 0, y: 0, width: 1, height: 1 }, largest: Infinity });
  #view: MapView = $state.raw({ x: 0, y: 0, scale: 0.2 });
  #whole = true; // whether it shows all of the map, and is to go on doing so
  #frame: Element | null = null;
  #gliding = 0;
  readonly #pointers = new Map<number, Point>();
  #from: Point | null = null;
  readonly #boundsNow: () => Box;

  /** The bounds of the map are asked for again whenever they change. */
  constructor(bounds: () => Box, largest = Infinity) {
    this.#boundsNow = bounds;
    this.#limits = { bounds: untrack(bounds), largest };
  }

  small = $derived(this.width < SMALL);

  get bounds(): Box {
    return this.#limits.bounds;
  }

  get scale(): number {
    return this.#view.scale;
  }

  /** The part of the map that is shown. */
  get box(): Box {
    return shownBy(this.#view, this.#size);
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  get fitted(): boolean {
    return Math.abs(this.scale - fitScale(this.#size, this.#limits)) < 1e-6;
  }

  get #size(): Size {
    return { width: this.width, height: this.height };
  }

  #look(view: MapView): void {
    if (this.#gliding) cancelAnimationFrame(this.#gliding);
    this.#gliding = 0;
    this.#view = view;
  }

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    if (this.#whole) this.fit();
    else this.#look(within(this.#view, this.#size, this.#limits));
  }

  /** The map has other bounds: shown whole, it stays so; a part that somebody looks at stays as far as it can. */
  grow(bounds: Box): void {
    this.#limits = { ...this.#limits, bounds };
    const limits = this.#limits;
    this.#glideTo(this.#whole ? fit(this.#size, limits) : within(this.#view, this.#size, limits));
  }

  fit(): void {
    this.#whole = true;
    this.#look(fit(this.#size, this.#limits));
  }

  /** Shows a part of the map, at a scale between two. */
  show(box: Box, scales: readonly [number, number]): void {
    this.#whole = false;
    this.#look(showing(box, scales, this.#size, this.#limits));
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#look(zoomed(this.#view, factor, { x: px, y: py }, this.#size, this.#limits));
    this.#whole = this.fitted;
    if (this.#whole) this.fit();
  }

  pan(dx: number, dy: number): void {
    const view = panned(this.#view, dx, dy, this.#size, this.#limits);
    this.#whole &&= view.x === this.#view.x && view.y === this.#view.y; // where all is shown there is nothing to move
    this.#look(view);
  }

  /** Moves as little as it takes to bring a point of the map into sight; all of it is, or is about to be, if it is
      shown whole. */
  reveal(x: number, y: number): void {
    if (!this.#whole) this.#look(revealing(this.#view, { x, y }, this.#size, this.#limits));
  }

  /** From the map to the frame. */
  toScreen(x: number, y: number): Point {
    return toScreen(this.#view, { x, y }, this.#size);
  }

  /** From the map to the page. */
  toPage(x: number, y: number): Point {
    const spot = this.toScreen(x, y);
    const edge = this.#frame?.getBoundingClientRect();
    return { x: spot.x + (edge?.left ?? 0), y: spot.y + (edge?.top ?? 0) };
  }

  /** From the page to the map. */
  fromPage(px: number, py: number): Point {
    const edge = this.#frame?.getBoundingClientRect();
    return fromScreen(this.#view, { x: px - (edge?.left ?? 0), y: py - (edge?.top ?? 0) }, this.#size);
  }

  /** Gently, in the time that pieces take to move; at once where nothing should move. */
  #glideTo(view: MapView): void {
    const from = this.#view;
    const time = this.#frame ? parseFloat(getComputedStyle(this.#frame).getPropertyValue("--m-move")) : 0;
    if (!time || !this.width) return this.#look(view);
    const start = performance.now();
    const step = (now: number): void => {
      this.#look(between(from, view, (now - start) / time));
      if (now - start < time) this.#gliding = requestAnimationFrame(step);
    };
    step(start);
  }

  // What hands do -----------------------------------------------------------------------------------------------------

  /** An attachment for the frame: listens where a listener must not be passive, and follows the map. */
  hold = (frame: Element): (() => void) => {
    this.#frame = frame;
    const watch = new ResizeObserver(() => this.resize(frame.clientWidth, frame.clientHeight));
    watch.observe(frame);
    untrack(() => this.resize(frame.clientWidth, frame.clientHeight));
    const wheel = (event: Event) => this.#wheel(event as WheelEvent, frame);
    frame.addEventListener("wheel", wheel, { passive: false });
    $effect(() => {
      const bounds = this.#boundsNow();
      untrack(() => bounds !== this.bounds && this.grow(bounds));
    });
    return () => {
      watch.disconnect();
      frame.removeEventListener("wheel", wheel);
    };
  };

  #wheel(event: WheelEvent, frame: Element): void {
    event.preventDefault();
    const edge = frame.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * WHEEL), event.clientX - edge.left, event.clientY - edge.top);
  }

  down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#from = { x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 2) this.#pinch(event, before, now);
    else if (this.dragging) this.pan(now.x - before.x, now.y - before.y);
    else if (this.#from && Math.hypot(now.x - this.#from.x, now.y - this.#from.y) > DRAG) {
      this.dragging = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.#pointers.set(event.pointerId, now);
  };

  #pinch(event: PointerEvent, before: Point, now: Point): void {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    this.dragging = true;
    const edge = (event.currentTarget as Element).getBoundingClientRect();
    const factor =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.zoom(factor, (now.x + other.x) / 2 - edge.left, (now.y + other.y) / 2 - edge.top);
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) setTimeout(() => (this.dragging = false));
  };
}
