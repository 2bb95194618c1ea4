/** A word of the game that answers a tap with one sentence. */

import type { ComponentChildren } from 'preact';

import { say } from '../../words';
import type { PlayState } from './state';

export type TermName =
  | 'boost'
  | 'frenzy'
  | 'chamber'
  | 'spend'
  | 'reserve'
  | 'sight'
  | 'tunnel'
  | 'respawn';

interface TermProps {
  state: PlayState;
  name: TermName;
  class?: string;
  children: ComponentChildren;
}

export function Term({ state, name, class: look = 'term', children }: TermProps) {
  return (
    <button type="button" class={look} onClick={() => state.tell(say(`play-term-${name}`))}>
      {children}
    </button>
  );
}
