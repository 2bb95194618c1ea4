/** What a screen reader hears: moves, turns, results and refusals, one after the other. */

import { Speech, type Kind } from './speech';

const speech = new Speech();

export function announce(text: string, kind: Kind = 'news'): void {
  speech.say(text, kind);
}

/** Entries are only added for a reader: the region is a log, not a text that is replaced. */
export function LiveRegion() {
  return (
    <div class="heard" role="log" aria-live="polite" aria-relevant="additions">
      {speech.entries.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
