// Two fingers that twist turn the tile in hand, a quarter for each sixth of a circle or so they go on.

import type { Desk } from "../desk.svelte";

const QUARTER = 40; // degrees of the fingers

export const twistTurns =
  (deskNow: () => Desk) =>
  (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let from: number | null = null;
    const angle = (): number | null => {
      const [one, two] = [...fingers.values()];
      return one && two ? (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI : null;
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      from = angle();
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = angle();
      if (now === null || from === null) return;
      const by = ((now - from + 540) % 360) - 180;
      if (Math.abs(by) < QUARTER) return;
      deskNow().aim.turn(Math.sign(by));
      from = now;
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      from = null;
    };
    node.addEventListener("pointerdown", down, true);
    node.addEventListener("pointermove", move, true);
    for (const end of ["pointerup", "pointercancel"] as const) addEventListener(end, up, true);
    return () => {
      node.removeEventListener("pointerdown", down, true);
      node.removeEventListener("pointermove", move, true);
      for (const end of ["pointerup", "pointercancel"] as const) removeEventListener(end, up, true);
    };
  };
