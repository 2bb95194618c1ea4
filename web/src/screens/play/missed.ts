/** Explains why a square cannot be walked to, and names those that can. */

import { Declined } from '../../api';
import type { Missed } from '../../board/draft';
import { listed, say } from '../../words';
import { refusalSentence } from './refusals';
import type { PlayState } from './state';

/** More squares than this are not read out. */
const FEW = 8;

export async function explainMissed(state: PlayState, missed: Missed): Promise<void> {
  const { square, move, ends } = missed;
  if (!ends.length) return state.tell(say('board-no-walk'), true);
  const view = state.match.view.value;
  const why = move === null ? '' : await whyNot(state, move);
  if (state.match.view.value !== view) return; // the board has changed meanwhile
  const said = joined(say('board-out-of-reach', { square }), why);
  const instead = ends.length > FEW ? '' : say('board-within-reach', { squares: listed(ends) });
  state.tell(said, true, joined(said, instead));
}

/** The reason is the server's: the illegal move is sent, to be refused. */
async function whyNot(state: PlayState, move: string): Promise<string> {
  if (state.suggesting.value) return '';
  try {
    await state.match.command({ type: 'move', move });
    return '';
  } catch (error) {
    const illegal = error instanceof Declined && error.code === 'illegal';
    return illegal ? refusalSentence(error, state.match.view.value) : '';
  }
}

function joined(...sentences: string[]): string {
  return sentences.filter(Boolean).join(' ');
}
