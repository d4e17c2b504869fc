// The wheel over a tile turns it: a notch is a quarter, and no more than one in a while. With Ctrl it zooms as ever.

const PAUSE = 120; // ms
let last = 0;

export const wheelTurns =
  (turn: (by: number) => void) =>
  (event: Event): void => {
    if (!(event instanceof WheelEvent)) return;
    if (event.ctrlKey || !event.deltaY) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - last < PAUSE) return;
    last = event.timeStamp;
    turn(event.deltaY > 0 ? 1 : -1);
  };
