/** Sounds, synthesised without files, and only after a person has touched the page. */

import { settings } from '../../settings';

export type Sound = 'walk' | 'fence' | 'turn' | 'catch' | 'eat' | 'end' | 'say';

interface Tone {
  at: number; // seconds
  from: number; // hertz
  to: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  walk: [{ at: 0, from: 520, to: 380, lasts: 0.06, loud: 0.14, wave: 'sine' }],
  fence: [
    { at: 0, from: 190, to: 90, lasts: 0.09, loud: 0.3, wave: 'triangle' },
    { at: 0, from: 1900, to: 900, lasts: 0.025, loud: 0.06, wave: 'square' },
  ],
  turn: [
    { at: 0, from: 660, to: 660, lasts: 0.09, loud: 0.1, wave: 'sine' },
    { at: 0.1, from: 880, to: 880, lasts: 0.14, loud: 0.1, wave: 'sine' },
  ],
  catch: [{ at: 0, from: 420, to: 70, lasts: 0.4, loud: 0.22, wave: 'sawtooth' }],
  eat: [
    { at: 0, from: 420, to: 840, lasts: 0.07, loud: 0.14, wave: 'triangle' },
    { at: 0.08, from: 520, to: 1040, lasts: 0.08, loud: 0.14, wave: 'triangle' },
  ],
  end: [
    { at: 0, from: 523, to: 523, lasts: 0.14, loud: 0.12, wave: 'sine' },
    { at: 0.13, from: 659, to: 659, lasts: 0.14, loud: 0.12, wave: 'sine' },
    { at: 0.26, from: 784, to: 784, lasts: 0.3, loud: 0.12, wave: 'sine' },
  ],
  say: [{ at: 0, from: 740, to: 820, lasts: 0.06, loud: 0.08, wave: 'sine' }],
};

let context: AudioContext | null = null;

/** Whether a person has touched the page: before that, browsers refuse sound and vibration. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

export function play(sound: Sound): void {
  if (!settings.value.sound || !touched() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[sound]) sing(context, tone);
}

function sing(audio: AudioContext, tone: Tone): void {
  const [begin, end] = [audio.currentTime + tone.at, audio.currentTime + tone.at + tone.lasts];
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, begin);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  volume.gain.setValueAtTime(tone.loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(end);
}

export function vibrate(pattern: number[]): void {
  if (settings.value.vibration && touched()) navigator.vibrate?.(pattern);
}
