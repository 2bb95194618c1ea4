/** Signals of turns, moves and results: title, icon, sound, vibration, screen reader. */

import { effect, untracked } from '@preact/signals';

import { announce } from '../../parts/announce';
import { callTurn, showBadge } from '../../parts/notify';
import type { View } from '../../wire';
import { say, sentences } from '../../words';
import { tellClock } from './countdown';
import { heard, mayMove } from './heard';
import { sideName } from './names';
import { resultReason, resultTitle } from './outcome';
import type { Step } from './pace';
import { play, vibrate, type Sound } from './sound';
import type { PlayState } from './state';

/** ms after the sound of a move at which the turn is called. */
const CALLED_AFTER = 260;
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

/** Whose turn it is, in the title and the icon; while pieces move, whose it was. */
function showTurn({ cast, options, settled }: PlayState): void {
  const { table, view, mine } = cast.value;
  const moving = !settled.value && view.last !== null;
  const calling = options.value !== null && !moving && mine.length > 0;
  const who = sideName(cast.value, moving ? view.last!.side : view.to_move);
  const words =
    table.phase === 'over'
      ? resultTitle(cast.value)
      : calling && mine.length === 1
        ? say('play-your-turn')
        : say('play-to-move', { who });
  document.title = say('play-title-of', { words });
  setIcon(calling && mine.length === 1);
  if (mine.length === 1) showBadge(calling ? 1 : 0);
}

function setIcon(calling: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = calling ? CALLING : ICON;
}

/** Sound and speech for moves that are shown now; our turn is called when they have been seen. */
export function tellMoves(state: PlayState, before: View, { view, made }: Step): void {
  const { cast } = state;
  play(soundOf(before, view));
  announce(sentences(...heard(cast.value, made, before, view)));
  if (!mayMove(cast.value, view) || view.outcome || mayMove(cast.value, before)) return;
  void callTurn(state.match.id); // at once: a hidden page does not move its pieces
  setTimeout(() => callWhenSettled(state, view), CALLED_AFTER);
}

/** Call our turn once the move has been seen to the end, unless more has happened since. */
function callWhenSettled({ settled, pace }: PlayState, view: View): void {
  const stop = settled.subscribe((now) => {
    if (!now && pace.view.value === view) return;
    queueMicrotask(() => stop());
    if (pace.view.value !== view) return;
    play('turn');
    vibrate([30, 60, 30]);
  });
}

/** Announce the result, after the move that ended the match is on the board. */
function tellEnd({ cast, untold }: PlayState): () => void {
  let before = cast.value.table.phase;
  return effect(() => {
    const { phase } = cast.value.table;
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
