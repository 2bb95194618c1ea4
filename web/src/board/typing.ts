/** Moves typed letter by letter, anywhere on the page; Enter plays them. */

import { signal, type ReadonlySignal } from '@preact/signals';

export interface Typing {
  readonly text: ReadonlySignal<string>;
  press(event: KeyboardEvent): boolean;
  clear(): void;
}

interface Uses {
  moves(): string[]; // what may be typed now
  preview(text: string): void;
  play(text: string): boolean;
}

/** A square of a race, or the way of a piece that has a letter. */
const BARE = /^[a-i][1-9]?$/;
const LETTERED = /^[A-Z](?:[a-i][1-9])*[a-i]?$/;

export function createTyping({ moves, preview, play }: Uses): Typing {
  const text = signal('');

  /** The beginning as the moves write it: capitals are forgiven where they mean nothing. */
  function fitting(start: string): string | null {
    const known = moves();
    const found = [start, start.toLowerCase()].find((one) =>
      known.some((move) => move.startsWith(one)),
    );
    return found ?? walkBegun(known, start);
  }

  /** A walk that is out of reach may be typed too: Enter says why. */
  function walkBegun(known: string[], start: string): string | null {
    if (!known.length || known.includes(text.value)) return null;
    if (BARE.test(start.toLowerCase())) return start.toLowerCase();
    return LETTERED.test(start) && known.some((move) => move[0] === start[0]) ? start : null;
  }

  function become(next: string): true {
    text.value = next;
    preview(moves().includes(next) ? next : '');
    return true;
  }

  function press(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (text.value) {
      if (event.key === 'Enter') return play(text.value);
      if (event.key === 'Backspace') return become(text.value.slice(0, -1));
    }
    if (event.key.length !== 1 || event.key === ' ') return false;
    // What does not go on with the old text begins a new one.
    const next = fitting(text.value + event.key) ?? fitting(event.key);
    return next === null ? false : become(next);
  }

  return { text, press, clear: () => void (text.value = '') };
}
