/** A recorded game that is played on the first screen, without sound. */

import { computed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { Board, PieceIcon, createDraft } from '../../board';
import { Icon } from '../../parts/icon';
import { modeOf, playable } from '../../parts/playable';
import { settings } from '../../settings';
import type { View } from '../../wire';
import { say } from '../../words';
import { frames, recorded } from './recorded';

const PACE = 1_500;
const PAUSE_AT_END = 5_000;
/** Without motion, a view from the middle of the game is shown. */
const BEGIN = 0.35;

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A draft that does nothing. */
const IDLE = {
  play: () => undefined,
  announce: () => undefined,
  settings: computed(() => ({ ...settings.value, vibration: false })),
};

export function Demo() {
  const mode = modeOf(settings.value.mode) ?? playable.value?.modes[0];
  const start = mode?.layouts[0]?.view;
  const game = mode && recorded.value[mode.key];
  const shown = useMemo(() => (start ? (game ? frames(start, game) : [start]) : []), [start, game]);
  if (!mode || !shown.length) return <div class="demo" aria-hidden="true" />;
  return <Playing key={`${mode.key} ${shown.length}`} shown={shown} />;
}

function Playing({ shown }: { shown: View[] }) {
  const at = useSignal(Math.floor((shown.length - 1) * BEGIN));
  const draft = useMemo(() => createDraft(IDLE), []);
  useEffect(() => {
    if (reducedMotion() || shown.length < 2) return;
    const last = at.value === shown.length - 1;
    const step = () => {
      if (!document.hidden) at.value = last ? 0 : at.value + 1;
    };
    // While the page is hidden, the timer runs but the game does not go on.
    const next = setInterval(step, last ? PAUSE_AT_END : PACE);
    return () => clearInterval(next);
  }, [at.value, shown]);
  const view = shown[at.value] ?? shown[0]!;
  return (
    <figure class="demo">
      <div class="demo-board" role="img" aria-label={say('home-demo')}>
        <div inert>
          <Board
            view={view}
            options={null}
            turn={0}
            draft={draft}
            label=""
            overlay={{ sight: true, routes: true }}
          />
        </div>
      </div>
      <figcaption>
        <span class="demo-sides">
          {view.figures.map((figure) => (
            <PieceIcon key={figure.name} name={figure.name} side={figure.side} size={22} />
          ))}
        </span>
        <span class="demo-move">
          <Icon name="eye" />
          {say('home-demo-move', { number: view.ply })}
        </span>
      </figcaption>
    </figure>
  );
}
