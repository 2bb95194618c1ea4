/** What a person who picks a role in a chase may expect of the computers there. */

import type { ModeOffered, Setup } from '../wire';
import { computerName, expectation } from './levels';

interface ExpectProps {
  mode: ModeOffered;
  setup: Setup;
  levels: number[];
}

export function Expect({ mode, setup, levels }: ExpectProps) {
  if (mode.team === null) return null;
  const told = levels.map((level) => ({ level, text: expectation(mode, level, setup) }));
  return (
    <div class="expect quiet small" aria-live="polite">
      {told.map(
        ({ level, text }) =>
          text && (
            <p key={level}>
              <b>{computerName(level)}</b> {text}
            </p>
          ),
      )}
    </div>
  );
}
