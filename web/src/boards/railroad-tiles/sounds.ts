// The sounds of this board, by the house's switch: wood for tiles and pieces, a tick for a turn, a bell for a city.
// They are never the only sign of anything.

import { sound, tone } from "../../lib/audio";
import { preferences } from "../../lib/preferences.svelte";

/** Noise around a pitch: what a piece of wood sounds like. */
function wood(on: AudioContext, at: number, pitch: number, lasts: number, loudness: number): void {
  const length = Math.ceil(on.sampleRate * lasts);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let sample = 0; sample < length; sample++) data[sample] = (Math.random() * 2 - 1) * (1 - sample / length) ** 2;
  const source = on.createBufferSource();
  source.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  const gain = on.createGain();
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(at);
}

const heard = (make: (on: AudioContext, at: number) => void): void => {
  if (preferences.sound) sound(make);
};

/** A tile is laid. */
export const knock = (loudness = 0.5): void =>
  heard((on, at) => {
    wood(on, at, 900, 0.06, loudness);
    tone(on, 180, at, 0.03, loudness * 0.4);
  });

/** A tile is turned. */
export const tick = (): void => heard((on, at) => wood(on, at, 2400, 0.018, 0.16));

/** A piece is placed. */
export const tap = (): void => knock(0.24);

/** A city is founded. */
export const bell = (): void =>
  heard((on, at) => {
    tone(on, 660, at, 0.5, 0.07);
    tone(on, 990, at, 0.5, 0.045);
  });
