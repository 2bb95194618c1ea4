/** Signals of turns, moves and results: title, icon, sound, vibration, screen reader. */

import { effect, untracked } from '@preact/signals';

import { announce } from '../../parts/announce';
import type { View } from '../../wire';
import { say } from '../../words';
import { tellClock } from './countdown';
import { heard, mayMove } from './heard';
import { sideName } from './names';
import { resultReason, resultTitle } from './outcome';
import { play, vibrate, type Sound } from './sound';
import type { PlayState } from './state';

const ICON = '/icon.svg';
/** The icon of the page with a dot, while it is our turn. */
const CALLING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><rect width="26" height="26" rx="7" fill="#1a1b1e"/><path d="M8 6v14M18 6v8" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="13" cy="18.500" r="2.200" fill="#fff"/><circle cx="20" cy="6" r="6" fill="#ff5b50"/></svg>',
)}`;

export function attend(state: PlayState): () => void {
  const ends = [effect(() => showTurn(state)), tellEnd(state), tellClock(state)];
  return () => {
    for (const end of ends) end();
    document.title = say('play-title');
    setIcon(false);
  };
}

function showTurn({ match, cast }: PlayState): void {
  const { table, view, mine } = cast.value;
  const calling = table.phase === 'playing' && match.options.value !== null && mine.length > 0;
  const who = sideName(cast.value, view.to_move);
  const words =
    table.phase === 'over'
      ? resultTitle(cast.value)
      : calling && mine.length === 1
        ? say('play-your-turn')
        : say('play-to-move', { who });
  document.title = say('play-title-of', { words });
  setIcon(calling && mine.length === 1);
}

function setIcon(calling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = calling ? CALLING : ICON;
}

/** Sound and speech for moves that were just made. */
export function tellMoves({ cast, untold }: PlayState, before: View, view: View): void {
  play(soundOf(before, view));
  announce(heard(cast.value, untold.value, before, view).join(' '));
  if (mayMove(cast.value, view) && !view.outcome && !mayMove(cast.value, before)) {
    setTimeout(() => play('turn'), 260);
    vibrate([30, 60, 30]);
  }
}

/** Announce the result, after the move that ended the match is on the board. */
function tellEnd({ match, cast, untold }: PlayState): () => void {
  let before = match.table.value?.phase;
  return effect(() => {
    const phase = match.table.value?.phase;
    if (untold.value.length) return;
    if (phase === 'over' && before === 'playing') {
      untracked(() => announce(`${resultTitle(cast.value)}. ${resultReason(cast.value)}`, 'result'));
      play('end');
    }
    before = phase;
  });
}

function soundOf(before: View, view: View): Sound {
  if ((before.lives ?? 0) > (view.lives ?? 0)) return 'catch';
  const ate = before.pellets.length > view.pellets.length;
  const gone = ({ figures }: View) => figures.filter((figure) => figure.square === null).length;
  if (ate || (before.lives !== null && gone(view) > gone(before))) return 'eat';
  return /[hv]$/.test(view.last?.move ?? '') ? 'fence' : 'walk';
}
