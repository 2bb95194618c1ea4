/** The form for a new table: everything that cannot be changed later. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { MiniBoard } from '../../board';
import { Choices } from '../../parts/choices';
import { NameField } from '../../parts/name';
import { learnPlayable, modeOf, playable } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { Top } from '../../parts/top';
import { settings } from '../../settings';
import type { ModeOffered } from '../../wire';
import { say } from '../../words';
import { TimeField } from './find';
import { ghostSeats, setupOf, usualWish, type Wish } from './making';
import { lay } from './start';
import { Switches } from './switches';
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

interface PartProps {
  mode: ModeOffered;
  wish: Wish;
  change(part: Partial<Wish>): void;
}

function Form({ mode }: { mode: ModeOffered }) {
  const wish = useSignal(usualWish(mode));
  const trouble = useSignal('');
  const busy = useSignal(false);
  const change = (part: Partial<Wish>) => (wish.value = { ...wish.value, ...part });
  const parts = { mode, wish: wish.value, change };
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
        <NameField label={say('home-new-name')} />
      </section>
      <section class="card new-part">
        <Layouts {...parts} />
        <Rules {...parts} />
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

/** Seats, who may join, who begins, the clock. */
function Company({ mode, wish, change }: PartProps) {
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
      <Choices
        legend={say(mode.team === null ? 'home-new-lots-race' : 'home-new-lots')}
        value={wish.lots}
        onChoose={(lots) => change({ lots })}
        choices={[
          { value: 'draw' as const, label: say('home-new-lots-draw') },
          {
            value: 'seats' as const,
            label: say(mode.team === null ? 'home-new-lots-me' : 'home-new-lots-seats'),
          },
        ]}
      />
      <TimeField value={wish.time} onChoose={(time) => change({ time })} />
      <Choices
        legend={say('home-new-legs')}
        value={wish.legs}
        onChoose={(legs) => change({ legs })}
        choices={([1, 2] as const).map((value) => ({ value, label: say(`home-new-legs-${value}`) }))}
      />
    </>
  );
}

function Layouts({ mode, wish, change }: PartProps) {
  if (mode.layouts.length < 2) return null;
  return (
    <Choices
      look="tiles"
      legend={say('home-new-layout')}
      value={wish.layout}
      onChoose={(layout) => change({ layout })}
      choices={mode.layouts.map((one) => ({
        value: one.key,
        label: (
          <>
            <span class="tile-board">
              <MiniBoard view={one.view} />
            </span>
            <span class="tile-kind">{say(`layout-${one.key}`)}</span>
          </>
        ),
      }))}
    />
  );
}

function Rules({ mode, wish, change }: PartProps) {
  const presets = Object.keys(mode.presets);
  return (
    <>
      {presets.length > 1 && (
        <Choices
          look="lines"
          legend={say('home-new-rules')}
          value={wish.preset}
          onChoose={(preset) => change({ preset, switches: {} })}
          choices={presets.map((value) => ({ value, label: say(`preset-${value}`) }))}
        />
      )}
      <details class="new-more">
        <summary>
          <b>{say('home-new-more')}</b>
          <span class="quiet small">
            {say('home-new-changed', { count: Object.keys(wish.switches).length })}
          </span>
        </summary>
        <Switches mode={mode} wish={wish} onChange={change} />
        {ghostSeats(mode, wish.seats) > 1 && (
          <Choices
            legend={say('home-new-team')}
            value={wish.team}
            onChoose={(team) => change({ team })}
            choices={(['anyone', 'captain'] as const).map((value) => ({
              value,
              label: say(`home-new-team-${value}`),
            }))}
          />
        )}
        <Choices
          legend={say('home-new-casual')}
          value={wish.casual}
          onChoose={(casual) => change({ casual })}
          choices={[
            { value: true, label: say('home-new-casual-yes') },
            { value: false, label: say('home-new-casual-no') },
          ]}
        />
      </details>
    </>
  );
}
