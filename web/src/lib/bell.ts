// The sound of one's turn, synthesized: two notes of two partials each.

import { sound, tone } from "./audio";

function strike(on: AudioContext, pitch: number, at: number): void {
  tone(on, pitch, at, 0.9, 0.12);
  tone(on, pitch * 2.76, at, 0.9 / 2.76, 0.12 * 0.28);
}

/** A rising third: it is your turn. */
export function chime(): void {
  sound((on, at) => {
    strike(on, 587, at);
    strike(on, 740, at + 0.15);
  });
}
