/** The moment of a game in the address: `/ID/12` shows the board after its twelfth move. */

import { effect } from '@preact/signals';

import { rename } from '../../router';
import type { PlayState } from './state';

/** Show the moment of the address, then keep the address at the moment that is shown. */
export function followMoment(state: PlayState, first: number | null): () => void {
  let end = () => {};
  let ended = false;
  void (first === null ? Promise.resolve() : state.look(first)).then(() => {
    if (!ended) end = effect(() => name(state));
  });
  return () => {
    ended = true;
    end();
  };
}

/** While we play, earlier moments are only glanced at. */
function name({ match, moment, replays }: PlayState): void {
  const shown = moment.value;
  if (!shown || shown.replay) rename(`/${match.id}`);
  else if (replays.value) rename(`/${match.id}/${shown.ply}`);
}
