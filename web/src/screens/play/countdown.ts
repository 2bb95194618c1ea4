/** Countdowns for a screen reader: spoken at a few moments, not every second. */

import { effect, untracked } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { announce } from '../../parts/announce';
import type { Clock, Side } from '../../wire';
import { say } from '../../words';
import { serverNow, timeLeft } from './clock';
import { mayMove } from './heard';
import type { PlayState } from './state';

/** Seconds left at which a countdown is spoken, most first. */
export const SPOKEN_AT = [30, 10, 5];
const SECOND = 1000;

/** Whether a countdown is spoken at this reading; `before` is the last one, null at first. */
export function isSpoken(before: number | null, seconds: number): boolean {
  return before !== null && SPOKEN_AT.some((moment) => seconds <= moment && moment < before);
}

/** Speak a countdown at the moments above; its component announces the beginning. */
export function useSpokenCountdown(seconds: number, words: string): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (seconds > 0 && isSpoken(before.current, seconds)) announce(words);
    before.current = seconds > 0 ? seconds : null;
  }, [seconds]);
}

/** Speak the time left while the clock of the person at this screen runs. */
export function tellClock({ match, cast }: Pick<PlayState, 'match' | 'cast'>): () => void {
  let stop = () => {};
  const end = effect(() => {
    stop();
    const { table, view, mine } = cast.value;
    const clock = match.table.value?.clock;
    const side = mine[0]?.side;
    const byPost = table.setup.time?.kind === 'days';
    if (!clock || side == null || byPost || clock.running !== side) return;
    if (table.phase === 'playing' && mayMove(cast.value, view))
      stop = untracked(() => speakAlong(clock, side));
  });
  return () => {
    stop();
    end();
  };
}

function speakAlong(clock: Clock, side: Side): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function wait(moments: number[]): void {
    const left = timeLeft(clock, side, serverNow());
    const [next, ...later] = moments.filter((moment) => moment * SECOND < left);
    if (next === undefined) return;
    timer = setTimeout(() => {
      announce(say('play-heard-clock', { seconds: next }));
      wait(later);
    }, left - next * SECOND);
  }
  wait(SPOKEN_AT);
  return () => clearTimeout(timer);
}
