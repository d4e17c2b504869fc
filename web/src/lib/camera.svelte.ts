// Looking at a map: which part of it fills the frame. Wheel, drag, pinch and double click; lengths on the map are its
// own (km or hexes), on the screen pixels.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const DRAG = 5; // px a finger may tremble before it drags
const CLOSEST = 7; // times the fitted scale
const SMALL = 560; // px of a frame that has room for little beside the map

export class Camera {
  width = $state(0);
  height = $state(0);
  x = $state(0);
  y = $state(0);
  scale = $state(0.2);
  dragging = $state(false);
  #fitted = true;
  #frame: Element | null = null;
  #pointers = new Map<number, { x: number; y: number }>();
  #from: { x: number; y: number } | null = null;

  constructor(readonly whole: Box) {}

  small = $derived(this.width < SMALL);

  /** The part of the map that is shown. */
  get box(): Box {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  get fitted(): boolean {
    return Math.abs(this.scale - this.#fitScale(this.whole)) < 1e-6;
  }

  #fitScale(box: Box): number {
    return Math.min(this.width / box.width, this.height / box.height) || 0.2;
  }

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    if (this.#fitted) this.fit();
    else this.#keepInside();
  }

  fit(): void {
    this.#fitted = true;
    this.scale = this.#fitScale(this.whole);
    this.x = this.whole.x + this.whole.width / 2;
    this.y = this.whole.y + this.whole.height / 2;
  }

  /** Show a part of the map, at a scale between two: of a large part its middle is shown. */
  show(box: Box, [least, most]: readonly [number, number]): void {
    this.#fitted = false;
    this.scale = Math.max(this.#fitScale(this.whole), least, Math.min(most, this.#fitScale(box)));
    this.x = box.x + box.width / 2;
    this.y = box.y + box.height / 2;
    this.#keepInside();
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const least = this.#fitScale(this.whole);
    const scale = Math.min(least * CLOSEST, Math.max(least, this.scale * factor));
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    this.x += dx / this.scale - dx / scale;
    this.y += dy / this.scale - dy / scale;
    this.scale = scale;
    this.#fitted = scale === least;
    if (this.#fitted) this.fit();
    else this.#keepInside();
  }

  pan(dx: number, dy: number): void {
    this.#fitted = false;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#keepInside();
  }

  /** Moves as little as it takes to bring a point of the map into the frame, clear of its edge. */
  reveal(x: number, y: number): void {
    const edge = Math.min(60, this.width / 4, this.height / 4);
    const spot = this.toScreen(x, y);
    const into = (at: number, room: number): number => Math.max(edge - at, 0) || Math.min(room - edge - at, 0);
    const [dx, dy] = [into(spot.x, this.width), into(spot.y, this.height)];
    if (!this.fitted && (dx || dy)) this.pan(dx, dy);
  }

  #keepInside(): void {
    const { x, y, width, height } = this.whole;
    const [w, h] = [this.width / this.scale / 2, this.height / this.scale / 2];
    this.x = w * 2 >= width ? x + width / 2 : Math.min(x + width - w, Math.max(x + w, this.x));
    this.y = h * 2 >= height ? y + height / 2 : Math.min(y + height - h, Math.max(y + h, this.y));
  }

  /** From the map to the frame. */
  toScreen(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) * this.scale + this.width / 2, y: (y - this.y) * this.scale + this.height / 2 };
  }

  /** From the map to the page. */
  toPage(x: number, y: number): { x: number; y: number } {
    const spot = this.toScreen(x, y);
    const edge = this.#frame?.getBoundingClientRect();
    return { x: spot.x + (edge?.left ?? 0), y: spot.y + (edge?.top ?? 0) };
  }

  /** From the page to the map. */
  fromPage(px: number, py: number): [number, number] {
    const edge = this.#frame?.getBoundingClientRect();
    const [dx, dy] = [px - (edge?.left ?? 0) - this.width / 2, py - (edge?.top ?? 0) - this.height / 2];
    return [dx / this.scale + this.x, dy / this.scale + this.y];
  }

  // What hands do -----------------------------------------------------------------------------------------------------

  /** An attachment for the frame: listens where a listener must not be passive. */
  hold = (frame: Element): (() => void) => {
    this.#frame = frame;
    const watch = new ResizeObserver(() => this.resize(frame.clientWidth, frame.clientHeight));
    watch.observe(frame);
    this.resize(frame.clientWidth, frame.clientHeight);
    const wheel = (event: Event) => this.#wheel(event as WheelEvent, frame);
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      watch.disconnect();
      frame.removeEventListener("wheel", wheel);
    };
  };

  #wheel(event: WheelEvent, frame: Element): void {
    event.preventDefault();
    const edge = frame.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX - edge.left, event.clientY - edge.top);
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

  #pinch(event: PointerEvent, before: { x: number; y: number }, now: { x: number; y: number }): void {
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
