// The sound of one's turn, synthesized: two notes of two partials each. Without Web Audio nothing happens.

let audio: AudioContext | null = null;

function strike(on: AudioContext, pitch: number, at: number, loudness: number): void {
  for (const [partial, part] of [
    [1, 1],
    [2.76, 0.28],
  ] as const) {
    const tone = on.createOscillator();
    const swell = on.createGain();
    tone.frequency.value = pitch * partial;
    swell.gain.setValueAtTime(0, at);
    swell.gain.linearRampToValueAtTime(loudness * part, at + 0.012);
    swell.gain.exponentialRampToValueAtTime(0.0005, at + 0.9 / partial);
    tone.connect(swell).connect(on.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
}

/** A rising third: it is your turn. Browsers keep quiet until the page has been touched once. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    strike(audio, 587, audio.currentTime + 0.02, 0.12);
    strike(audio, 740, audio.currentTime + 0.17, 0.12);
  } catch {
    audio = null;
  }
}
