// Marks along a line of time: those too close to be read side by side are named together.

import { say } from "../lib/words.svelte";

export interface Mark {
  at: number;
  mark: number;
}
interface Named {
  from: Mark;
  to: Mark;
}

const ROOM = 28; // px a name takes

/** The marks as they are named; a step is so many px wide. */
export function named(marks: readonly Mark[], step: number): Named[] {
  const groups: Named[] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && (mark.at - last.to.at) * step < ROOM) last.to = mark;
    else groups.push({ from: mark, to: mark });
  }
  return groups;
}

export function nameOf(from: Mark, to: Mark): string {
  const first = say("mark", { number: from.mark });
  return from === to ? first : say("marks", { first, last: say("mark", { number: to.mark }) });
}
