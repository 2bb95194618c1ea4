/** What can be played: asked once, then known to every screen. */

import { signal } from '@preact/signals';

import * as api from '../api';
import type { ModeOffered, Playable, Setup, Time, View } from '../wire';
import { say } from '../words';

export const playable = signal<Playable | null>(null);

let asked: Promise<void> | undefined;

/** Ask, unless it is known or under way; after a failure the next call asks again. */
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

/** How the board of a table stands before the start; custom layouts are known by the server only. */
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
