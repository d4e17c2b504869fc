// Who has how many points and from where: everybody at the table, and at the end also a holder that is no player.

import type { Board } from "../boards/board";
import type { BoardDesk } from "../boards/desk.svelte";
import type { Session } from "./session.svelte";

/** What has points by the rules without sitting at the table has no seat. */
export interface Scored {
  seat: number | null;
  name: string;
  place?: number; // of what has no seat
  score: number | null;
  sources: Readonly<Record<string, number | null>>;
}

export function scored(session: Session, board: Board, desk: BoardDesk): Scored[] {
  const { result, standing } = session.table ?? {};
  const now = result ?? standing;
  const seated = (now?.scores ?? []).map((score, seat) => ({
    seat,
    name: session.name(seat),
    score,
    sources: now?.sources[seat] ?? {},
  }));
  const beside = result ? (board.beside?.(desk) ?? []) : [];
  return [...seated, ...beside.map((one) => ({ seat: null, ...one }))];
}
