// A tile carried by the pointer or a finger, from the tray or from where it lies: it follows, and is put down where it
// is let go. Less than a few pixels is a press, not a way.

import type { Point } from "../../../map/boxes";
import type { Desk } from "../desk.svelte";
import { cellAt } from "../territory/cells";

const TREMBLE = 7; // px

export class Carrying {
  #from: Point | null = null;
  #carried = false;

  constructor(
    readonly desk: () => Desk,
    readonly toMap: (x: number, y: number) => Point,
    readonly ontake?: () => void, // when the way begins
  ) {}

  /** Whether the press that ends now was a way: then it is no click. */
  isDone(): boolean {
    const done = this.#carried;
    this.#carried = false;
    return done;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.stopPropagation(); // the map stays where it is
    this.#carried = false;
    this.#from = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId); // a quick hand is off the tile at once
  };

  move = (event: PointerEvent): void => {
    if (!this.#from) return;
    event.stopPropagation();
    const far = Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y);
    if (!this.#carried && far < TREMBLE) return;
    const desk = this.desk();
    if (!this.#carried) {
      this.#carried = true;
      this.ontake?.();
    }
    desk.carried = { x: event.clientX, y: event.clientY };
    desk.hovered = cellAt(this.toMap(event.clientX, event.clientY));
  };

  up = (event: PointerEvent): void => {
    if (!this.#from) return;
    event.stopPropagation();
    this.#from = null;
    if (!this.#carried) return;
    const desk = this.desk();
    const cell = desk.hovered;
    const isOver = document.elementFromPoint(event.clientX, event.clientY)?.closest("#board") !== null;
    if (cell && isOver && cell !== desk.aim.put?.cell) {
      if (desk.aim.fitting.has(cell)) desk.aim.place(cell);
      else void desk.selectPlace(cell);
    }
    desk.carried = null;
    desk.hovered = null;
  };

  cancel = (): void => {
    this.#from = null;
    this.desk().carried = null;
    this.desk().hovered = null;
  };
}
