/** Sends moves: at once, after a reconnection, or to teammates as suggestions. */

import { untracked } from '@preact/signals';

import { ask, Declined } from '../../api';
import { announce } from '../../parts/announce';
import type { Options } from '../../wire';
import { say } from '../../words';
import { teamSeatOf } from './speakers';
import type { PlayState } from './state';

/** Make a move that was drafted, or suggest it if that is what the person wants. */
export function playDrafted(state: PlayState, move: string): void {
  state.note.value = null;
  const seat = state.match.mine.value[0]?.seat;
  if (state.suggesting.value && seat !== undefined) void suggest(state, seat, move);
  else void send(state, move);
}

/** Make a move; without a line it is kept, so that it does not vanish from the board. */
async function send(state: PlayState, move: string): Promise<void> {
  const { match, unsent } = state;
  const after = match.moves.value.length;
  unsent.value = null;
  try {
    await match.command({ type: 'move', move });
  } catch (error) {
    if (!(error instanceof Declined) || error.code !== 'unreachable') {
      return state.refuse(error);
    }
    unsent.value = { move, after };
    announce(say('play-unsent', { move }));
  }
}

/** Send the kept move when the line is back and we may decide, if no move was made since. */
export function sendUnsent(state: PlayState): void {
  const { match, unsent } = state;
  const open = match.line.state.value === 'open';
  const may = match.options.value !== null && open;
  const moves = match.moves.value;
  const kept = unsent.value;
  if (!kept || !open) return;
  untracked(() => {
    if (moves.length === kept.after) return may ? void send(state, kept.move) : undefined;
    unsent.value = null;
    // It may have got through, and only its answer was lost.
    if (moves[kept.after] !== kept.move) {
      state.tell(say('play-unsent-lost', { move: kept.move }), true);
    }
  });
}

async function suggest(state: PlayState, seat: number, move: string): Promise<void> {
  state.suggesting.value = null;
  const own = teamSeatOf(state.cast.value) ?? seat;
  if (await state.ask({ type: 'suggest', seat: own, move })) {
    state.tell(say('play-suggested', { move }));
  }
}

/** Choose a move for a teammate, or stop choosing. */
export async function toggleSuggesting(state: PlayState): Promise<void> {
  const { match, suggesting } = state;
  if (suggesting.value) {
    suggesting.value = null;
    return;
  }
  try {
    suggesting.value =
      match.options.value ?? (await ask<Options>(`/api/tables/${match.id}/options`));
    state.tell(say('play-suggest-how'));
  } catch (error) {
    state.refuse(error);
  }
}
