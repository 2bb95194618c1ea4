/** Tiles of the five modes, with a picture each. */

import { useEffect, useMemo } from 'preact/hooks';

import { MiniBoard } from '../../board';
import { Choices } from '../../parts/choices';
import { HowToPlay } from '../../parts/how';
import { playable } from '../../parts/playable';
import { set, settings } from '../../settings';
import type { ModeOffered } from '../../wire';
import { say } from '../../words';
import { PART, bestPart, frames, learnRecorded, recorded, tellingMoment } from './recorded';

export function ModeTiles() {
  useEffect(() => {
    learnRecorded().catch(() => undefined); // the start of each game is shown instead
  }, []);
  const modes = playable.value?.modes;
  if (!modes) return <div class="tiles-awaited" />;
  const chosen = modes.find((mode) => mode.key === settings.value.mode) ?? modes[0];
  return (
    <div class="modes">
      <Choices
        look="tiles"
        legend={say('home-modes')}
        quiet
        value={settings.value.mode}
        onChoose={(key) => set('mode', key)}
        choices={modes.map((mode) => ({
          value: mode.key,
          named: say(`mode-${mode.key}`),
          label: (
            <>
              <ModePicture mode={mode} />
              <span class="tile-name">{say(`home-tile-${mode.key}`)}</span>
              <span class="tile-kind">{say(`home-kind-${mode.key}`)}</span>
            </>
          ),
        }))}
      />
      {chosen && (
        <div class="mode-more">
          <p class="mode-sentence">{say(`mode-${chosen.key}`)}</p>
          <HowToPlay mode={chosen.key} />
        </div>
      )}
    </div>
  );
}

// Measures of the small board, in its own units.
const STEP = 50;
const MARGIN = 14;
const WHOLE = 468;

/** A part of a recorded game, enlarged so that pieces can be told apart. */
function ModePicture({ mode }: { mode: ModeOffered }) {
  const start = mode.layouts[0]!.view;
  const game = recorded.value[mode.key];
  const view = useMemo(() => (game ? tellingMoment(frames(start, game)) : start), [start, game]);
  const { column, row } = useMemo(() => bestPart(view), [view]);
  const shown = PART * STEP;
  const percent = (units: number) => `${(100 * units) / shown}%`;
  return (
    <span class="tile-board" data-board={mode.team === null ? 'quiet' : 'arcade'}>
      <span
        class="tile-part"
        style={{
          inlineSize: percent(WHOLE),
          left: percent(5 - MARGIN - column * STEP),
          bottom: percent(5 - MARGIN - row * STEP),
        }}
      >
        <MiniBoard view={view} />
      </span>
    </span>
  );
}
