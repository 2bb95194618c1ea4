/** Keys that work anywhere on the screen. Moves can be typed, and some letters are commands. */

import { mayHint } from './controls';
import type { PlayState } from './state';

/** After so long a lone F or H is no file of the board any more, but the command. */
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

/** Esc closes what is open before it cancels what is drafted. */
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
