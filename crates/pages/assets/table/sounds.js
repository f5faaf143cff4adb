// A few sounds, made from plain tones: each can be switched off, and all of them are off unless the reader asked for them.

import { root } from "./dom.js";

/**
 * Tones of a sound: pitch in hertz, start and length in seconds, shape.
 * @type {Record<string, [number, number, number, OscillatorType][]>}
 */
const SOUNDS = {
  turn: [[523, 0, 0.45, "sine"], [784, 0.12, 0.5, "sine"]],
  piece: [[190, 0, 0.09, "triangle"]],
  coin: [[1568, 0, 0.12, "sine"], [2093, 0.05, 0.2, "sine"]],
  die: [[240, 0, 0.04, "square"], [310, 0.06, 0.04, "square"], [270, 0.13, 0.05, "square"]],
  end: [[392, 0, 0.4, "sine"], [523, 0.18, 0.4, "sine"], [659, 0.36, 0.7, "sine"]],
};
const LOUDEST = 0.12;

/** @type {AudioContext | null} */
let audio = null;

/** Which sounds the reader wants, and how loud, from 0 to 100. */
const wanted = () => new Set((root.dataset.sounds ?? "").split(" "));
const volume = () => Math.min(100, Number(root.dataset.volume ?? 60)) / 100;

/** Plays a sound, if it is wanted. @param {string} name */
export function sound(name) {
  if (!wanted().has(name) || volume() === 0) return;
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [pitch, start, length, shape] of SOUNDS[name] ?? []) tone(audio, pitch, now + start, length, shape);
  } catch {
    // A browser that allows no sound is silent.
  }
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} start
 * @param {number} length
 * @param {OscillatorType} shape
 */
function tone(context, pitch, start, length, shape) {
  const [voice, gain] = [context.createOscillator(), context.createGain()];
  voice.type = shape;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(LOUDEST * volume(), start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}
