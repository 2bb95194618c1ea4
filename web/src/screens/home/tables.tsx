/** Lists of tables: our own, open ones, and the field for a code. */

import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import * as api from '../../api';
import { MiniBoard } from '../../board';
import { connection } from '../../connection';
import { Icon } from '../../parts/icon';
import { computerName } from '../../parts/levels';
import { showBadge } from '../../parts/notify';
import { seatName } from '../../parts/people';
import { startOf, timeText } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { follow, go } from '../../router';
import { settings } from '../../settings';
import type { MyTable, OpenTable, Setup, View } from '../../wire';
import { listed, say } from '../../words';
import { openTables } from './lobby';

export const mine = signal<MyTable[]>([]);

export async function learnMine(): Promise<void> {
  mine.value = (await api.me()).tables;
  showBadge(mine.value.filter((one) => one.your_turn).length);
}

const FEW = 2;

/** Our own games, those where it is our turn first; empty without any. */
export function Running() {
  const sorted = mine.value.toSorted((one, other) => Number(other.your_turn) - Number(one.your_turn));
  if (!sorted.length) return null;
  const rest = sorted.slice(FEW);
  return (
    <section class="running">
      <h2>{say('home-running')}</h2>
      <RunningList games={sorted.slice(0, FEW)} />
      {rest.length > 0 && (
        <details>
          <summary class="quiet small">{say('home-running-more', { count: rest.length })}</summary>
          <RunningList games={rest} />
        </details>
      )}
    </section>
  );
}

function RunningList({ games }: { games: MyTable[] }) {
  return (
    <ul class="table-list">
      {games.map((one) => (
        <li key={one.table.match}>
          <RunningGame one={one} />
        </li>
      ))}
    </ul>
  );
}

function RunningGame({ one: { table, seats, your_turn, view } }: { one: MyTable }) {
  const you = connection.you.value;
  const others = table.seats.filter((seat) => !seats.includes(seat.seat));
  const turn = table.phase === 'open' ? 'open' : your_turn ? 'yours' : 'theirs';
  return (
    <a class="card table-row" href={`/${table.match}`} onClick={follow}>
      <Picture setup={table.setup} view={view} />
      <span class="table-text">
        <span class="table-name">{say(`home-name-${table.setup.mode ?? 'classic-2'}`)}</span>
        <span class="quiet small cut">
          {listed(others.map((seat) => seatName(seat, you))) || say('home-running-alone')}
        </span>
      </span>
      <span class={`chip turn-${turn}`}>{say(`home-running-${turn}`)}</span>
      <span class="onward">
        <Icon name="chevron" />
      </span>
    </a>
  );
}

/** A small board: as it stands, or as the game starts. */
export function Picture({ setup, view }: { setup: Setup; view?: View }) {
  const shown = view ?? startOf(setup);
  return <span class="table-picture">{shown && <MiniBoard view={shown} />}</span>;
}

/** Open tables, drawn as their seats. */
export function OpenTables() {
  const tables = openTables.value;
  return (
    <section class="open-tables">
      <h2>{say('home-open')}</h2>
      {tables?.length === 0 && <p class="quiet">{say('home-open-none')}</p>}
      <ul class="table-list">
        {tables?.map((table) => (
          <li key={table.match}>
            <Open table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Open({ table }: { table: OpenTable }) {
  const trouble = useSignal('');
  async function take(seat: number) {
    try {
      await takeSeat(table.match, seat);
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  }
  const name = say(`home-name-${table.mode}`);
  return (
    <div class="card table-row">
      <a class="table-look" href={`/${table.match}`} onClick={follow}>
        <Picture setup={{ mode: table.mode }} />
        <span class="table-text">
          <span class="table-name">{name}</span>
          <span class="quiet small">{timeText(table.time)}</span>
        </span>
      </a>
      <ul class="seat-dots">
        {table.seats.map((who, seat) => (
          <li key={seat}>
            <SeatDot who={who} level={table.bots[seat] ?? 0} game={name} onTake={() => take(seat)} />
          </li>
        ))}
      </ul>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
    </div>
  );
}

interface SeatDotProps {
  who: string | null; // null: free; a guest may have no name
  level: number;
  game: string;
  onTake(): void;
}

function SeatDot({ who, level, game, onTake }: SeatDotProps) {
  if (who === null) {
    return (
      <button
        type="button"
        class="seat-dot free"
        aria-label={say('home-open-take', { game })}
        onClick={onTake}
      >
        <Icon name="plus" />
      </button>
    );
  }
  if (level) return <Taken name={computerName(level)} face={<Icon name="bot" />} />;
  if (!who) return <Taken name={say('table-guest')} face={<Icon name="person" />} />;
  return <Taken name={who} face={<bdi>{[...who][0]}</bdi>} />;
}

function Taken({ name, face }: { name: string; face: ComponentChildren }) {
  return (
    <span class="seat-dot" role="img" aria-label={name} title={name}>
      {face}
    </span>
  );
}

/** Take a seat at an open table and go there. */
async function takeSeat(match: string, seat: number): Promise<void> {
  const { seq } = await api.snapshot(match);
  await api.command({ type: 'take', seat, name: settings.value.name, match, seq });
  go(`/${match}`);
}

/** The field for a join code; `typed` is a wrong code that can be corrected. */
export function CodeField({ typed = '' }: { typed?: string }) {
  const code = useSignal(typed);
  function join(event: Event) {
    event.preventDefault();
    const told = code.value.trim();
    if (told) go(`/join/${encodeURIComponent(told)}`);
  }
  return (
    <form class="code-field" onSubmit={join}>
      <label class="labelled">
        <span>{say('home-code')}</span>
        <input
          class="field ltr code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={64}
          value={code.value}
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
      </label>
      <button class="button" disabled={!code.value.trim()}>
        {say('home-code-join')}
      </button>
    </form>
  );
}
