// What the turn has changed so far, thing by thing: the view before it beside the view now.

import type { Desk } from "../desk.svelte";
import { ACTIONS, TRACKS, WORKERS, type Objective, type Seat, type Worker } from "../shapes";

export interface Gain {
  sign: string;
  label: string; // the sign in a word
  text: string;
}

const workersOf = (seat: Seat, worker: Worker): number =>
  (seat.reserve[worker] ?? 0) + ACTIONS.reduce((sum, action) => sum + (seat.placed[action][worker] ?? 0), 0);
const managersOf = (seat: Seat): number =>
  seat.objectives.reduce((sum, { managers }) => sum + managers.filter(({ worker }) => worker !== null).length, 0);
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Without money, which has a line of its own. */
export function gainsOf(desk: Desk, before: Seat, now: Seat): Gain[] {
  const gains: Gain[] = [];
  const add = (sign: string, label: string, change: number): void => {
    if (change) gains.push({ sign, label, text: signed(change) });
  };
  add("share", desk.say("shares"), now.shares - before.shares);
  for (const worker of WORKERS)
    add(`worker-${worker}`, desk.telling.worker(worker), workersOf(now, worker) - workersOf(before, worker));
  add("promote", desk.say("managers"), Math.max(0, managersOf(now) - managersOf(before))); // some go when all is met
  for (const track of TRACKS) {
    const [from, to] = [before.tracks[track].vp, now.tracks[track].vp];
    const sign = track === "stations" ? "station" : `track-${track}`;
    if (from !== to) gains.push({ sign, label: desk.say(`track-${track}`), text: `${from} → ${to}` });
  }
  for (const { train, up, down } of now.trains) {
    const was = before.trains.find((one) => one.train === train) ?? { up: 0, down: 0 };
    const taken = up + down - was.up - was.down;
    add(`train-${train}`, desk.telling.train(train), taken);
    const turned = up - was.up - taken;
    if (turned)
      gains.push({
        sign: "flip",
        label: desk.telling.train(train),
        text: desk.say("turned", { face: turned < 0 ? "down" : "up" }),
      });
  }
  add("points", desk.say("points"), now.points - before.points);
  return gains;
}

/** How much nearer the objectives have come, each step in words; what is complete is told as a whole. */
export function progressOf(desk: Desk, before: Seat, now: Seat): string[] {
  const completed = now.completed
    .filter((id) => !before.completed.includes(id))
    .map((id) => desk.say("line-completed", { objective: desk.telling.objective(id) }));
  const nearer = now.objectives.flatMap((objective) => {
    const was = before.objectives.find(({ id }) => id === objective.id);
    const changes = was ? changesOf(desk, was, objective) : [];
    const name = desk.telling.objective(objective.id);
    if (was && !desk.telling.missing(objective).length && desk.telling.missing(was).length)
      return desk.say("line-completes", { objective: name });
    return changes.length ? desk.say("line-nearer", { objective: name, changes: changes.join(", ") }) : [];
  });
  return [...completed, ...nearer];
}

function changesOf(desk: Desk, was: Objective, now: Objective): string[] {
  return now.conditions.flatMap((condition, at) => {
    const { kind, level = 0, terrain = 0, count, have } = condition;
    const from = Math.min(count, was.conditions[at]?.have ?? 0);
    const to = Math.min(count, have);
    if (from === to) return [];
    return desk.say("nearer", { what: desk.say(`nearer-${kind}`, { level, terrain }), from, to, count });
  });
}
