// The sources of points, in the order in which they are listed, their drawings and colours, and how they add up.

import type { Desk } from "./desk.svelte";
import type { TrackId } from "./shapes";

export const SOURCES = ["objectives", "network", "stations", "telegraph", "links", "trains"] as const;

export const BARS: Readonly<Record<string, string>> = Object.fromEntries(
  SOURCES.map((id) => [id, `var(--rv-source-${id})`]),
);

const SIGNS: Readonly<Record<string, string>> = {
  objectives: "objective",
  network: "track-network",
  stations: "station",
  telegraph: "office",
  links: "link",
  trains: "train",
};

export const sourceSign = (source: string): string => SIGNS[source] ?? "points";

const TRACK_OF: Readonly<Record<string, TrackId>> = {
  network: "network",
  stations: "stations",
  telegraph: "telegraph",
};

/** How the points of a source add up: "18 + 26", "5 × 8". */
export function sumOf(desk: Desk, seat: number, source: string): string {
  const player = desk.view.seats[seat];
  if (!player) return "";
  const track = TRACK_OF[source];
  if (track) return desk.say("sum-times", { count: player.tracks[track].times, each: player.tracks[track].vp });
  if (source === "objectives")
    return player.completed.map((id) => desk.board.objective.find((one) => one.id === id)?.vp ?? 0).join(" + ");
  if (source === "links") {
    const links = desk.board.telegraph_link.filter(({ between: [left] }) => player.linked.includes(left));
    const values = [...new Set(links.map(({ vp }) => vp))];
    return values
      .map((each) => desk.say("sum-times", { count: links.filter(({ vp }) => vp === each).length, each }))
      .join(" + ");
  }
  const up = player.trains.reduce((sum, train) => sum + train.up, 0);
  return desk.say("sum-times", { count: up, each: desk.board.end.train_vp });
}
