/** Changes of a table's rules: the owner's form, and what the others are asked. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { levelsAt } from '../../parts/levels';
import { settings } from '../../settings';
import type { SeatState, Setup } from '../../wire';
import { say } from '../../words';
import { Layouts, RuleFields, Terms } from '../home/fields';
import { setupOf, wishOf, type Wish } from '../home/making';
import { changedLines } from './rules';
import type { Around } from './seats';

interface FormProps {
  around: Around;
  trouble: string;
  onEnd(): void;
}

/** The form of the owner, in the place of the table; `onEnd` closes it. */
export function ChangeForm({ around, trouble, onEnd }: FormProps) {
  const { table, mode, act } = around;
  const wish = useSignal(wishOf(mode, table.setup));
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus();
  }, []);
  const fields = {
    mode,
    wish: wish.value,
    change: (part: Partial<Wish>) => (wish.value = { ...wish.value, ...part }),
  };
  async function save(event: Event) {
    event.preventDefault();
    const setup = setupOf(mode, wish.value);
    if (!changedLines(table.setup, setup, mode).length) return onEnd();
    if (await act({ type: 'change', setup })) onEnd();
  }
  return (
    <main class="new change">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {say('table-change-title')}
        </h1>
        <p class="quiet">{say('table-change-owner')}</p>
      </header>
      <form class={mode.layouts.length > 1 ? 'broad' : ''} onSubmit={save}>
        <section class="card new-part">
          <Terms {...fields} levels={levelsAt(table, settings.value.level)} />
        </section>
        <section class="card new-part">
          {wish.value.position ? (
            <p class="quiet">{say('table-own-position')}</p>
          ) : (
            <>
              <Layouts {...fields} />
              <RuleFields {...fields} />
            </>
          )}
        </section>
        <div class="new-end">
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <div class="change-buttons">
            <button type="button" class="button" onClick={onEnd}>
              {say('page-cancel')}
            </button>
            <button class="button main">{say('table-change-save')}</button>
          </div>
        </div>
      </form>
    </main>
  );
}

/** Seats of ours whose person has not agreed to the present setup. */
export function asked({ table, you }: Pick<Around, 'table' | 'you'>): SeatState[] {
  return table.seats.filter((seat) => seat.agreed && seat.player === you && you !== '');
}

/** What has changed since a person sat down. */
export function Changes({ around, was }: { around: Around; was: Setup }) {
  const { table, mode } = around;
  const owner = table.seats.find((seat) => seat.player === table.owner)?.name;
  return (
    <div class="changes" role="alert">
      <b>{owner ? say('table-changed', { name: owner }) : say('table-changed-nameless')}</b>
      <dl>
        {changedLines(was, table.setup, mode).map((line) => (
          <div key={line.name} class="changes-line">
            <dt>{line.name}</dt>
            <dd>
              <span class="heard">{say('table-changed-line', { was: line.was, now: line.value })}</span>
              <span aria-hidden="true">
                <s>{line.was}</s> {line.value}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <span class="quiet">{say('table-changed-more')}</span>
    </div>
  );
}
