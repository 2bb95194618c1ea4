/** The live region for screen readers: moves, turns, results and refusals. */

import { Speech, type Kind } from './speech';

const speech = new Speech();

export function announce(text: string, kind: Kind = 'news'): void {
  speech.say(text, kind);
}

/** The region is a log: readers speak the entries that are added. */
export function LiveRegion() {
  return (
    <div class="heard" role="log" aria-live="polite" aria-relevant="additions">
      {speech.entries.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
