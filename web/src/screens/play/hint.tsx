/** The card of a hint of the first game. */

import { Icon } from '../../parts/icon';
import { say } from '../../words';
import type { PlayState } from './state';

export function HintCard({ state }: { state: PlayState }) {
  const hint = state.guide.hint.value;
  return (
    // The live region exists while it is empty, so that readers speak what is added.
    <div class="hint-place" role="status">
      {hint && (
        <div class="hint" data-hint={hint.name} key={hint.name}>
          <Icon name="hint" />
          <span class="hint-text">{say(`play-hint-${hint.name}`, hint.args)}</span>
          <button type="button" class="button slim soft" onClick={() => state.guide.wave(hint)}>
            {say('play-hint-done')}
          </button>
        </div>
      )}
    </div>
  );
}
