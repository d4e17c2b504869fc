// The one place where sounds are made. Browsers keep quiet until the page has been touched once; without Web Audio
// nothing is heard.

let audio: AudioContext | null = null;

/** Lets something be heard, if anything can be. */
export function sound(make: (on: AudioContext, at: number) => void): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    make(audio, audio.currentTime + 0.02);
  } catch {
    audio = null;
  }
}

/** A tone that swells at once and dies away. */
export function tone(on: AudioContext, pitch: number, at: number, lasts: number, loudness: number): void {
  const wave = on.createOscillator();
  const swell = on.createGain();
  wave.frequency.value = pitch;
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(loudness, at + Math.min(0.012, lasts / 4));
  swell.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  wave.connect(swell).connect(on.destination);
  wave.start(at);
  wave.stop(at + lasts + 0.1);
}
