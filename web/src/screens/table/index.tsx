/** The screen of a table before the start: seats, invitation, rules, start button. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import * as api from '../../api';
import { MiniBoard } from '../../board';
import { connection } from '../../connection';
import type { Match, TableRequest } from '../../match';
import { Expect } from '../../parts/expect';
import { learnPosition, levelFor, levelsAt } from '../../parts/levels';
import { sitterOf } from '../../parts/people';
import { LoneMain } from '../../parts/lone';
import { learnPlayable, modeOf, playable } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { Top } from '../../parts/top';
import { go } from '../../router';
import { settings } from '../../settings';
import type { ModeOffered, SeatState, Table, View } from '../../wire';
import { say } from '../../words';
import { ChangeForm, Changes, asked } from './change';
import { chairsOf, edgeOf, given } from './chairs';
import { Carried, type Lifted } from './hands';
import { Invite } from './invite';
import { keep, kept, type Kept } from './kept';
import { Rules } from './rules';
import { PutHere, Seat, SharedPieces, type Around } from './seats';

export interface TableProps {
  match: Match;
  table: Table;
}

export function TableScreen({ match, table }: TableProps) {
  useEffect(() => {
    document.title = `${say(`home-name-${table.setup.mode ?? 'classic-2'}`)} · Corridor`;
  }, []);
  useEffect(() => {
    learnPlayable().catch(() => undefined); // asked again after a reconnection
  }, [connection.state.value]);
  const mode = modeOf(table.setup.mode ?? 'classic-2');
  const view = match.view.value;
  return (
    <>
      <Top />
      {mode && view && playable.value ? (
        <Laid match={match} table={table} mode={mode} view={view} />
      ) : (
        <LoneMain title={say('page-loading')} busy />
      )}
    </>
  );
}

interface LaidProps extends TableProps {
  mode: ModeOffered;
  view: View;
}

function Laid({ match, table, mode, view }: LaidProps) {
  const trouble = useSignal('');
  const lifted = useSignal<Lifted | null>(null);
  const changing = useSignal(false);
  const you = connection.you.value;
  const owner = you !== '' && table.owner === you;
  const { known, renew } = useKept(match.id, owner);
  const { position } = table.setup;
  useEffect(() => {
    if (owner && position) learnPosition(position).catch(() => undefined);
  }, [owner, position, connection.state.value]);
  async function act(...commands: TableRequest[]): Promise<boolean> {
    trouble.value = '';
    try {
      for (const command of commands) await match.command(command);
      if (commands.some(sendsAway)) renew(); // the code has ended with it
      return true;
    } catch (error) {
      trouble.value = sentenceOf(error);
      return false;
    }
  }
  function sendsAway(command: TableRequest): boolean {
    const player = command.type === 'leave' && table.seats[command.seat]?.player;
    return Boolean(player) && player !== you;
  }
  function give(piece: number, hand: number): void {
    const shares = given(table.shares, piece, hand);
    if (shares !== table.shares) void act({ type: 'share', shares });
  }
  const attending = match.presence.value?.seats ?? [];
  const away = new Set(attending.filter((one) => !one.here).map((one) => one.seat));
  const around: Around = { table, mode, view, you, owner, known, away, lifted, give, act };
  const race = mode.team === null;
  if (changing.value && owner) {
    const end = () => (changing.value = false);
    return <ChangeForm around={around} trouble={trouble.value} onEnd={end} />;
  }
  const openForm = owner ? () => (changing.value = true) : undefined;
  return (
    <main class={race ? 'table race' : 'table chase'}>
      <Title around={around} />
      <div class="table-board">
        <MiniBoard view={view} label={say(`mode-${mode.key}`)} />
      </div>
      {race ? <RaceSeats around={around} /> : <ChaseSeats around={around} />}
      <div class="table-panel">
        {(known || table.setup.public) && <Invite match={match.id} known={known} />}
        <Rules setup={table.setup} mode={mode} onChange={openForm} />
      </div>
      <Dock around={around} trouble={trouble.value} />
      <Carried mode={mode} lifted={lifted} />
    </main>
  );
}

/** The stored links of a table; its owner gets new ones on another device. */
function useKept(match: string, maker: boolean): { known: Kept | undefined; renew(): void } {
  const known = useSignal(kept(match));
  function renew(): void {
    api.linksAgain(match).then(
      (made) => {
        keep(made);
        known.value = made;
      },
      () => undefined, // we do not own the table
    );
  }
  useEffect(() => {
    if (!known.value && maker) renew();
  }, [match, maker]);
  return { known: known.value, renew };
}

function Title({ around: { table, mode, you } }: { around: Around }) {
  const first = table.seats.find((seat) => seat.player);
  const name = say(`home-name-${mode.key}`);
  return (
    <header class="table-title">
      <h1>{titleOf(first, you)}</h1>
      <p class="quiet">{name}</p>
    </header>
  );
}

function titleOf(first: SeatState | undefined, you: string): string {
  if (first?.player === you) return say('table-title-yours');
  return first?.name ? say('table-title', { name: first.name }) : say('table-title-nobody');
}

function RaceSeats({ around }: { around: Around }) {
  const { table, mode, view } = around;
  const chairs = chairsOf(mode, []);
  const byLot = table.setup.lots !== 'seats';
  return (
    <div class="table-seats">
      {table.seats.map((seat) => {
        const chair = chairs[seat.seat]!;
        return (
          <div key={seat.seat} class={`edge-${edgeOf(view, chair)}`}>
            <Seat around={around} seat={seat} chair={byLot ? null : chair} hand={null} />
          </div>
        );
      })}
    </div>
  );
}

function ChaseSeats({ around }: { around: Around }) {
  const { table, mode } = around;
  if (table.setup.lots !== 'seats') return <SeatsByLot around={around} />;
  const chairs = chairsOf(mode, table.shares);
  const firstHand = chairs.findIndex((chair) => chair.side === mode.team);
  return (
    <div class="table-seats">
      {mode.sides.map((name, side) => (
        <section key={name} class={`camp camp-${side}`}>
          <h2 class="camp-name">{say(`side-${name}`)}</h2>
          {chairs.map(
            (chair, index) =>
              chair.side === side && (
                <Seat
                  key={index}
                  around={around}
                  seat={table.seats[index]!}
                  chair={chair}
                  hand={side === mode.team && table.shares.length > 1 ? index - firstHand : null}
                />
              ),
          )}
          {side === mode.team && table.shares.length > 1 && around.owner && (
            <p class="quiet small">{say('table-share-hint')}</p>
          )}
          {side !== mode.team && <Expected around={around} />}
        </section>
      ))}
    </div>
  );
}

function Expected({ around: { table, mode, owner } }: { around: Around }) {
  const levels = levelsAt(table, owner ? settings.value.level : null);
  return <Expect mode={mode} setup={table.setup} levels={levels} />;
}

/** With lots, sides are unknown before the start; the hands of ghosts are known. */
function SeatsByLot({ around }: { around: Around }) {
  const { table } = around;
  return (
    <div class="table-seats">
      <section class="camp camp-0">
        <h2 class="camp-name">{say('home-new-seats')}</h2>
        {table.seats.map((seat) => (
          <Seat key={seat.seat} around={around} seat={seat} chair={null} hand={null} />
        ))}
        <Expected around={around} />
      </section>
      {table.shares.length > 1 && (
        <section class="camp camp-1">
          <h2 class="camp-name">{say('table-hands')}</h2>
          {table.shares.map((share, hand) => (
            <div key={hand} class="seat hand" data-hand={hand}>
              <SharedPieces around={around} share={share} />
              <PutHere around={around} hand={hand} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

/** The number of people here, and the start button or what is missing. */
function Dock({ around, trouble }: { around: Around; trouble: string }) {
  const { table, you, owner, act } = around;
  const free = table.seats.filter((seat) => sitterOf(seat, you) === 'free').length;
  const unsure = table.seats.filter((seat) => seat.agreed).length;
  const [first] = asked(around);
  const mine = table.seats.filter((seat) => seat.player === you && you !== '');
  const level = levelFor(table.setup, settings.value.level);
  async function leave() {
    const left = await act(...mine.map(({ seat }) => ({ type: 'leave' as const, seat })));
    if (left) go('/');
  }
  const stay = () => act(...asked(around).map(({ seat }) => ({ type: 'stay' as const, seat })));
  return (
    <div class="table-dock">
      {trouble ? (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      ) : first?.agreed ? (
        <Changes around={around} was={first.agreed} />
      ) : (
        <p class="table-count" role="status">
          <b>{say('table-here', { here: table.seats.length - free, all: table.seats.length })}</b>{' '}
          <span class="quiet">{stand(around, free, unsure)}</span>
        </p>
      )}
      <div class="table-buttons">
        <button type="button" class="button" onClick={leave}>
          {say('table-leave')}
        </button>
        {first && (
          <button type="button" class="button main" onClick={stay}>
            {say('table-stay')}
          </button>
        )}
        {owner && free > 0 && (
          <button
            type="button"
            class="button main"
            disabled={unsure > 0}
            onClick={() => act({ type: 'fill', level }, { type: 'start' })}
          >
            {say('table-start-computer')}
          </button>
        )}
        {owner && free === 0 && (
          <button
            type="button"
            class="button main"
            disabled={unsure > 0}
            onClick={() => act({ type: 'start' })}
          >
            {say('table-start')}
          </button>
        )}
      </div>
    </div>
  );
}

function stand({ owner }: Around, free: number, unsure: number): string {
  if (unsure > 0) return say('table-wait-agree', { count: unsure });
  if (free > 0) return say('table-seats-free', { free });
  return say(owner ? 'table-all-here' : 'table-wait-start');
}
