/**
 * A queue of sentences for a screen reader, so that none is lost.
 *
 * Each sentence becomes an entry of its own in a live region. An entry stays long enough to be
 * read, so a sentence that follows at once does not take the place of the one before.
 */

import { signal, type ReadonlySignal } from '@preact/signals';

/** ms between two entries, so that the browser reports each of them. */
export const PAUSE = 100;
/** ms for which an entry stays in the region. */
export const LASTS = 5_000;

/**
 * `news`: what has happened; in the order in which it happened.
 * `draft`: what is being tried out; only the newest matters, older ones that still wait are dropped.
 * `result`: how the match ended; after all news that still waits.
 */
export type Kind = 'news' | 'draft' | 'result';

export interface Entry {
  id: number;
  text: string;
}

interface Waiting {
  text: string;
  kind: Kind;
}

export class Speech {
  private readonly shown = signal<Entry[]>([]);
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  /** What stands in the live region now, oldest first. */
  get entries(): ReadonlySignal<Entry[]> {
    return this.shown;
  }

  say(text: string, kind: Kind = 'news'): void {
    if (kind === 'draft') this.waiting = this.waiting.filter((one) => one.kind !== 'draft');
    if (!text) return;
    const results = this.waiting.filter((one) => one.kind === 'result');
    const others = this.waiting.filter((one) => one.kind !== 'result');
    const next = { text, kind };
    this.waiting = kind === 'result' ? [...others, ...results, next] : [...others, next, ...results];
    this.timer ??= setTimeout(() => this.next(), PAUSE);
  }

  private next(): void {
    const first = this.waiting.shift();
    if (first) this.show({ id: (this.count += 1), text: first.text });
    this.timer = this.waiting.length ? setTimeout(() => this.next(), PAUSE) : undefined;
  }

  private show(entry: Entry): void {
    this.shown.value = [...this.shown.value, entry];
    setTimeout(() => {
      this.shown.value = this.shown.value.filter((one) => one !== entry);
    }, LASTS);
  }
}
