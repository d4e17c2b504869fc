// The parts of the table as they are drawn: what is printed on them beside what stands there now.

import type { Desk } from "./desk.svelte";
import type { Effect, Payment, TrackId } from "./shapes";

export interface Section {
  number: number;
  shares: number;
  first: number;
  firstTaken: boolean;
  contract: boolean;
  tile: Effect | null;
  offices: (number | null)[]; // null is of nobody who plays
}

export function sectionsOf(desk: Desk): Section[] {
  return desk.board.telegraph_section.map(({ number, shares, first, contract }) => {
    const now = desk.view.sections[number - 1];
    const tile = desk.board.telegraph_tile.find(({ id }) => id === now?.tile) ?? null;
    const offices = now?.offices ?? [];
    return {
      number,
      shares,
      first,
      contract,
      tile,
      firstTaken: now?.first !== null,
      offices: now?.first === "neutral" ? [null, ...offices] : offices,
    };
  });
}

/** The points between two sections, and whether they are the reader's. */
export function linksOf(desk: Desk): { after: number; vp: number; owner: number | null }[] {
  return desk.board.telegraph_link.map(({ between: [left], vp }) => ({
    after: left,
    vp,
    owner: desk.mine?.linked.includes(left) ? desk.reader : null,
  }));
}

export interface BoardSection {
  number: number;
  money: number;
  rails: number;
  buildings: number;
  allRails: number;
  allBuildings: number;
  right: boolean; // of the wheel
  next: boolean; // what trade sells from
}

export function boardSectionsOf(desk: Desk): BoardSection[] {
  const now = desk.mine?.sections ?? [];
  return desk.board.board_section.map(({ number, money, rails, buildings, logo }, at) => ({
    number,
    money,
    rails: now[at]?.rails ?? 0,
    buildings: now[at]?.buildings ?? 0,
    allRails: rails,
    allBuildings: buildings,
    right: logo === "right",
    next: number === desk.mine?.sale?.section,
  }));
}

export interface TrackCell {
  points: number;
  seats: number[];
  crossing: Payment | null; // before it
  next: boolean; // where the reader would step
}

export function trackCellsOf(desk: Desk, track: TrackId): TrackCell[] {
  const { vp = [] } = desk.board.progress_track.find(({ id }) => id === track) ?? {};
  const own = desk.mine?.tracks[track].at;
  return vp.map((points, at) => ({
    points,
    seats: desk.seats.filter((seat) => desk.view.seats[seat]?.tracks[track].at === at),
    crossing: desk.board.crossing.find((one) => one.track === track && one.before === at) ?? null,
    next: own !== undefined && at === own + 1,
  }));
}
