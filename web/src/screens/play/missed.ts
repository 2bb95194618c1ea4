/** Explains why a square cannot be walked to, and names those that can. */

import { Declined } from '../../api';
import type { Missed } from '../../board/draft';
import type { View } from '../../wire';
import { listed, say, sentences } from '../../words';
import { refusalCode, refusalSentence } from './refusals';
import type { PlayState } from './state';

/** More squares than this are not read out. */
const FEW = 8;

interface Reason {
  text: string;
  code?: string | undefined;
}

export async function explainMissed(state: PlayState, missed: Missed): Promise<void> {
  const { square, move, ends } = missed;
  if (!ends.length) return state.tell(say('board-no-walk'), true);
  const view = state.match.view.value;
  const why = move === null ? { text: '' } : await whyNot(state, move);
  if (state.match.view.value !== view) return; // the board has changed meanwhile
  const said = sentences(say('board-out-of-reach', { square }), why.text);
  const instead = ends.length > FEW ? '' : say('board-within-reach', { squares: listed(ends) });
  state.tell(said, true, sentences(said, instead), why.code);
}

/** The reason is the server's: the illegal move is sent, to be refused. */
async function whyNot(state: PlayState, move: string): Promise<Reason> {
  if (state.suggesting.value) return { text: '' };
  try {
    await state.match.command({ type: 'move', move });
    return { text: '' };
  } catch (error) {
    const illegal = error instanceof Declined && error.code === 'illegal';
    if (!illegal) return { text: '' };
    const view = state.match.view.value;
    const code = refusalCode(error);
    return { text: lengthWords(view, code) || refusalSentence(error, view), code };
  }
}

/** How many steps there are, where the number of steps is what is wrong. */
function lengthWords(view: View | null, code: string | undefined): string {
  const steps = view?.steps_left ?? 0;
  if (code !== 'wrong_length' || !steps) return '';
  const fewer = view?.marks.boosted || view?.marks.speed !== null;
  return say(fewer ? 'play-why-most' : 'play-why-length', { steps });
}
