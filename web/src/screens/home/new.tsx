/** The form for a new table. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { Choices } from '../../parts/choices';
import { levelFor } from '../../parts/levels';
import { NameField } from '../../parts/name';
import { learnPlayable, modeOf, playable } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { Top } from '../../parts/top';
import { follow } from '../../router';
import { settings } from '../../settings';
import type { ModeOffered } from '../../wire';
import { say } from '../../words';
import { Layouts, RuleFields, Terms, type FieldProps } from './fields';
import { ghostSeats, setupOf, usualWish, type Wish } from './making';
import { lay } from './start';
import { ModeTiles } from './tiles';

export function NewTable() {
  const trouble = useSignal('');
  useEffect(() => {
    learnPlayable().catch((error: unknown) => (trouble.value = sentenceOf(error)));
  }, []);
  const mode = modeOf(settings.value.mode) ?? playable.value?.modes[0];
  return (
    <>
      <Top />
      <main class="new">
        <header>
          <h1>{say('home-new')}</h1>
          <p class="quiet">{say('home-new-lead')}</p>
        </header>
        {trouble.value && (
          <p class="trouble" role="alert">
            {trouble.value}
          </p>
        )}
        <ModeTiles />
        {mode && <Form key={mode.key} mode={mode} />}
      </main>
    </>
  );
}

function Form({ mode }: { mode: ModeOffered }) {
  const wish = useSignal(wishHere(mode));
  const trouble = useSignal('');
  const busy = useSignal(false);
  const change = (part: Partial<Wish>) => (wish.value = { ...wish.value, ...part });
  const parts = { mode, wish: wish.value, change };
  const level = levelFor(setupOf(mode, wish.value), settings.value.level);
  async function open(event: Event) {
    event.preventDefault();
    busy.value = true;
    try {
      await lay({ setup: setupOf(mode, wish.value), seat: 0, name: settings.value.name });
    } catch (error) {
      trouble.value = sentenceOf(error);
      busy.value = false;
    }
  }
  return (
    <form class={mode.layouts.length > 1 ? 'broad' : ''} onSubmit={open}>
      <section class="card new-part">
        <Company {...parts} />
        <Terms {...parts} levels={[level]} />
        <NameField label={say('home-new-name')} />
      </section>
      <section class="card new-part">
        <Layouts {...parts} />
        {mode.team !== null && (
          <a class="button soft" href={`/maze/${mode.key}`} onClick={follow}>
            {say('table-make-maze')}
          </a>
        )}
        <RuleFields {...parts} />
      </section>
      <div class="new-end">
        {trouble.value && (
          <p class="trouble" role="alert">
            {trouble.value}
          </p>
        )}
        <button class="button main" disabled={busy.value}>
          {say('home-new-open')}
        </button>
      </div>
    </form>
  );
}

/** The usual choices, with the maze that the address names. */
function wishHere(mode: ModeOffered): Wish {
  const usual = usualWish(mode);
  const maze = new URLSearchParams(location.search).get('layout');
  const pieces = maze?.split('.')[0]?.match(/-|../g)?.length;
  return maze && pieces === mode.pieces.length ? { ...usual, layout: maze } : usual;
}

/** Seats, and who may join: what cannot be changed at the table. */
function Company({ mode, wish, change }: FieldProps) {
  const [least, most] = mode.seats;
  const sharing = ghostSeats(mode, wish.seats);
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <>
      {numbers.length > 1 && (
        <Choices
          legend={say('home-new-seats')}
          value={wish.seats}
          onChoose={(seats) => change({ seats })}
          choices={numbers.map((value) => ({ value, label: <span class="num">{value}</span> }))}
        />
      )}
      {sharing > 0 && (
        <p class="quiet small">{say('home-new-seats-ghosts', { count: sharing })}</p>
      )}
      <Choices
        legend={say('home-new-who')}
        value={wish.public}
        onChoose={(anybody) => change({ public: anybody })}
        choices={[
          { value: false, label: say('home-new-link') },
          { value: true, label: say('home-new-public') },
        ]}
      />
    </>
  );
}
