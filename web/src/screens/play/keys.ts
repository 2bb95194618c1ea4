/** Keys of the play screen: typed moves, and letters that are commands. */

import { mayHint } from './controls';
import type { PlayState } from './state';

/** ms after which a single F or H is the command and not the beginning of a square. */
const LONE_LETTER = 900;

type Act = (state: PlayState) => void;

const COMMANDS: Record<string, Act> = {
  u: (state) => state.offer('takeback'),
  f: (state) => state.flip(),
  h: (state) => {
    if (mayHint(state)) state.hint();
  },
  m: (state) => state.toggle('routes'),
  '?': (state) => {
    state.panel.value = state.panel.value === 'help' ? null : 'help';
  },
};

export function listenToKeys(state: PlayState): () => void {
  let lone: ReturnType<typeof setTimeout> | undefined;

  function press(event: KeyboardEvent): void {
    clearTimeout(lone);
    if (goesOn(state, event)) return event.preventDefault();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (inField(event.target)) return;
    if (event.key === 'Escape' && closed(state)) return event.preventDefault();
    // With Shift, the files F and H are commands at once.
    const shifted = event.shiftKey && (event.key === 'F' || event.key === 'H');
    if (!shifted && state.draft.press(event)) {
      event.preventDefault();
      lone = awaitLone(state);
      return;
    }
    if (event.key === 'm' || event.key !== 'M') command(state, event);
  }

  window.addEventListener('keydown', press);
  return () => {
    clearTimeout(lone);
    window.removeEventListener('keydown', press);
  };
}

/** Enter or Space shows the next move, where each waits for that; a button keeps its own keys. */
function goesOn({ pace }: PlayState, { key, target }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== ' ') || !pace.held.value) return false;
  if (target instanceof Element && target.closest('button, a')) return false;
  pace.goOn();
  return true;
}

function command(state: PlayState, event: KeyboardEvent): void {
  const act = COMMANDS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(state);
}

function awaitLone(state: PlayState): ReturnType<typeof setTimeout> | undefined {
  const letter = state.draft.typed.value;
  if (letter !== 'f' && letter !== 'h') return undefined;
  return setTimeout(() => {
    if (state.draft.typed.value !== letter) return;
    state.draft.cancel();
    COMMANDS[letter]!(state);
  }, LONE_LETTER);
}

/** Esc closes a panel first, and cancels the draft only then. */
function closed(state: PlayState): boolean {
  if (state.panel.value) state.panel.value = null;
  else if (state.asking.value) state.asking.value = null;
  else if (state.moment.value) state.now();
  else if (state.suggesting.value) state.suggesting.value = null;
  else return false;
  return true;
}

function inField(target: EventTarget | null): boolean {
  const typed = 'input:not([type=checkbox]):not([type=radio]), textarea, select';
  return target instanceof Element && target.matches(typed);
}
