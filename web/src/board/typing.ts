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

export function createTyping({ moves, preview, play }: Uses): Typing {
  const text = signal('');

  /** The beginning as the moves write it: capitals are forgiven where they mean nothing. */
  function fitting(start: string): string | null {
    const known = moves();
    const found = [start, start.toLowerCase()].find((one) =>
      known.some((move) => move.startsWith(one)),
    );
    return found ?? null;
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
