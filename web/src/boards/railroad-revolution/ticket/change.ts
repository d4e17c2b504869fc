// What the turn has changed so far, thing by thing: the view before it beside the view now.

import { ACTIONS, TRACKS, WORKERS, type Seat, type Worker } from "../shapes";

export interface Gain {
  sign: string;
  text: string;
}

const workersOf = (seat: Seat, worker: Worker): number =>
  (seat.reserve[worker] ?? 0) + ACTIONS.reduce((sum, action) => sum + (seat.placed[action][worker] ?? 0), 0);
const managersOf = (seat: Seat): number =>
  seat.objectives.reduce((sum, { managers }) => sum + managers.filter(({ worker }) => worker !== null).length, 0);
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Without money, which has a line of its own. */
export function gainsOf(before: Seat, now: Seat): Gain[] {
  const gains: Gain[] = [];
  const add = (sign: string, change: number): void => {
    if (change) gains.push({ sign, text: signed(change) });
  };
  add("share", now.shares - before.shares);
  for (const worker of WORKERS) add(`worker-${worker}`, workersOf(now, worker) - workersOf(before, worker));
  add("promote", managersOf(now) - managersOf(before));
  for (const track of TRACKS)
    add(track === "stations" ? "station" : `track-${track}`, now.tracks[track].vp - before.tracks[track].vp);
  for (const { train, up, down } of now.trains) {
    const was = before.trains.find((one) => one.train === train) ?? { up: 0, down: 0 };
    add(`train-${train}`, up - was.up);
    if (up + down === was.up + was.down) continue;
    add("take-train", up + down - was.up - was.down);
  }
  add("points", now.points - before.points);
  return gains;
}
