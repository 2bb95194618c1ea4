/** Modes, times and levels that the server offers: fetched once, shared by all screens. */

import { signal } from '@preact/signals';

import * as api from '../api';
import type { ModeOffered, Playable, Setup, Time, View } from '../wire';
import { say } from '../words';

export const playable = signal<Playable | null>(null);

let asked: Promise<void> | undefined;

/** Fetch once; after a failure the next call fetches again. */
export function learnPlayable(): Promise<void> {
  asked ??= api
    .playable()
    .then((told) => {
      playable.value = told;
    })
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

export function modeOf(key: string): ModeOffered | undefined {
  return playable.value?.modes.find((mode) => mode.key === key);
}

/** The first view of a table; undefined for a custom layout, which only the server knows. */
export function startOf(setup: Setup): View | undefined {
  const mode = modeOf(setup.mode ?? 'classic-2');
  const wanted = setup.layout ?? mode?.layouts[0]?.key;
  return mode?.layouts.find((one) => one.key === wanted || one.text === wanted)?.view;
}

/** A clock in words. */
export function timeText(time: Time | undefined): string {
  switch (time?.kind) {
    case 'per_move':
      return say('table-time-per-move', { seconds: time.seconds });
    case 'fischer':
      return say('table-time-fischer', {
        minutes: time.seconds / 60,
        increment: time.increment ?? 0,
      });
    case 'days':
      return say('table-time-days', { days: time.days });
    default:
      return say('table-time-none');
  }
}
