/** Our own sounds, made while they are heard: a page of a game needs no files for a knock on wood. */

import { settings } from "./settings.svelte";

/** What there is to be heard. */
export type Sound = "move" | "card" | "dice" | "point" | "loss" | "turn" | "end";

const VOLUME = 0.22; // of what the machine could do
const NOISE = 0.4; // seconds of noise, cut to size where it is used

let context: AudioContext | null = null;
let out: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let a page be heard only after somebody has touched it. */
export function startSounds(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { capture: true, passive: true });
}

function wake(): void {
  if (!settings.sounds || !("AudioContext" in window)) return;
  if (!context) {
    context = new AudioContext();
    out = new GainNode(context, { gain: VOLUME });
    out.connect(context.destination);
    noise = new AudioBuffer({ length: NOISE * context.sampleRate, sampleRate: context.sampleRate });
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }
  if (context.state === "suspended") context.resume().catch(() => undefined); // then it stays quiet
}

export function play(sound: Sound): void {
  if (!settings.sounds || context?.state !== "running") return;
  performance.mark("lawbound:sound", { detail: sound }); // for whoever asks the browser's timeline
  MAKE[sound](context.currentTime + 0.01);
}

const MAKE: Record<Sound, (at: number) => void> = {
  move: (at) => {
    tone(at, { from: 190, to: 95, lasts: 0.11, loud: 0.9, shape: "triangle" });
    rustle(at, { pitch: 900, lasts: 0.03, loud: 0.25 });
  },
  card: (at) => rustle(at, { pitch: 3200, lasts: 0.13, loud: 0.28 }),
  dice: (at) => {
    for (const [knock, after] of [0, 0.06, 0.11, 0.18, 0.22, 0.31].entries())
      rustle(at + after, { pitch: 1700 + 450 * (knock % 3), lasts: 0.045, loud: 0.6 - 0.05 * knock });
  },
  point: (at) => tone(at, { from: 1046, to: 1046, lasts: 0.22, loud: 0.3, shape: "sine" }),
  loss: (at) => tone(at, { from: 150, to: 70, lasts: 0.4, loud: 0.8, shape: "sine" }),
  turn: (at) => {
    tone(at, { from: 659, to: 659, lasts: 0.5, loud: 0.5, shape: "sine" });
    tone(at + 0.16, { from: 988, to: 988, lasts: 0.7, loud: 0.45, shape: "sine" });
  },
  end: (at) => {
    for (const [step, pitch] of [523, 659, 784, 1046].entries())
      tone(at + 0.15 * step, { from: pitch, to: pitch, lasts: step === 3 ? 0.9 : 0.25, loud: 0.5, shape: "triangle" });
  },
};

interface Tone {
  from: number; // hertz
  to: number;
  lasts: number; // seconds
  loud: number;
  shape: OscillatorType;
}

function tone(at: number, { from, to, lasts, loud, shape }: Tone): void {
  const voice = new OscillatorNode(context!, { type: shape, frequency: from });
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + lasts);
  voice.connect(fading(at, lasts, loud));
  voice.start(at);
  voice.stop(at + lasts);
}

function rustle(at: number, { pitch, lasts, loud }: { pitch: number; lasts: number; loud: number }): void {
  const voice = new AudioBufferSourceNode(context!, { buffer: noise });
  const band = new BiquadFilterNode(context!, { type: "bandpass", frequency: pitch, Q: 1.1 });
  voice.connect(band).connect(fading(at, lasts, loud));
  voice.start(at);
  voice.stop(at + lasts);
}

/** Soon there, then softly gone. */
function fading(at: number, lasts: number, loud: number): GainNode {
  const gain = new GainNode(context!, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  gain.connect(out!);
  return gain;
}
