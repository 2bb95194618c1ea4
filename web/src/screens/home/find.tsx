/** The search for a partner, for games of two seats. */

import { useSignal } from '@preact/signals';

import { connection } from '../../connection';
import { Choices } from '../../parts/choices';
import { timeText } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { TimeField } from '../../parts/time';
import { settings } from '../../settings';
import type { ModeOffered, Role, Time } from '../../wire';
import { say } from '../../words';
import { seek, seeking, seekTrouble, unseek } from './lobby';
import { setupOf, usualWish } from './making';
import { roleChoices } from './roles';
import { lay } from './start';
import { Face } from './ways';

export function Find({ mode }: { mode: ModeOffered | undefined }) {
  const open = useSignal(false);
  const wish = seeking.value;
  return (
    <section class="card door-find">
      <button
        type="button"
        class="door"
        aria-expanded={open.value || wish !== null}
        onClick={() => (open.value = !open.value)}
      >
        <Face icon="globe" title={say('home-find')} more={say('home-find-more')} />
      </button>
      {wish ? <Waiting /> : open.value && mode && <Wishes key={mode.key} mode={mode} />}
    </section>
  );
}

function Wishes({ mode }: { mode: ModeOffered }) {
  // The search brings two people together; for more, an open table is made.
  return mode.sides.length > 2 ? <ForMany mode={mode} /> : <ForTwo mode={mode} />;
}

function ForTwo({ mode }: { mode: ModeOffered }) {
  const time = useSignal<Time>({ kind: 'fischer', seconds: 300, increment: 5 });
  const role = useSignal<Role>('any');
  return (
    <div class="wishes">
      <TimeField value={time.value} onChoose={(wanted) => (time.value = wanted)} />
      <Choices
        legend={say('home-role')}
        value={role.value}
        onChoose={(wanted) => (role.value = wanted)}
        choices={roleChoices(mode)}
      />
      <p class="quiet small">{say('home-find-near')}</p>
      {seekTrouble.value && (
        <p class="trouble" role="alert">
          {seekTrouble.value}
        </p>
      )}
      <button
        type="button"
        class="button main"
        disabled={connection.state.value !== 'open'}
        onClick={() => seek({ mode: mode.key, time: time.value, role: role.value })}
      >
        {say('home-find-start')}
      </button>
    </div>
  );
}

function ForMany({ mode }: { mode: ModeOffered }) {
  const trouble = useSignal('');
  async function open() {
    const setup = setupOf(mode, { ...usualWish(mode), public: true });
    try {
      await lay({ setup, seat: 0, name: settings.value.name });
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  }
  return (
    <div class="wishes">
      <p class="quiet small">{say('home-find-many')}</p>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <button type="button" class="button main" onClick={open}>
        {say('home-open-new')}
      </button>
    </div>
  );
}

function Waiting() {
  const wish = seeking.value;
  if (!wish) return null;
  return (
    <div class="wishes waiting" aria-busy="true">
      <span class="pulse" aria-hidden="true" />
      <p>
        <b>{say('home-find-waiting')}</b>
        <br />
        <span class="quiet small">
          {say(`home-name-${wish.mode}`)} · {timeText(wish.time)}
        </span>
      </p>
      <button type="button" class="button" onClick={unseek}>
        {say('home-find-cancel')}
      </button>
    </div>
  );
}
