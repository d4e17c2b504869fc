// Marks along a line of time: those too close to be read side by side are named together.

import type { Board } from "../boards/board";
import type { StoryTurn } from "../lib/shapes";
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

/** The turning points of a play, by their place in its story. */
export function marksOf({ mark: count }: Board, story: readonly StoryTurn[]): Mark[] {
  const counts = story.map(({ view }) => count?.(view) ?? 0);
  return counts.flatMap((mark, at) => (at > 0 && mark > (counts[at - 1] ?? 0) ? [{ at, mark }] : []));
}

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
