/** What a screen reader hears: moves, turns, results and refusals, one after the other. */

import { signal } from '@preact/signals';

const said = signal('');

export function announce(text: string): void {
  // The same words twice are heard twice only if the region changes in between.
  said.value = '';
  requestAnimationFrame(() => (said.value = text));
}

export function LiveRegion() {
  return (
    <div class="heard" role="status" aria-live="polite">
      {said.value}
    </div>
  );
}
