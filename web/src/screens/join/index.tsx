/** The screen of an invitation: the table, a name field, the button that joins. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import * as api from '../../api';
import type { Invitation } from '../../wire';
import { MiniBoard } from '../../board';
import { connection } from '../../connection';
import { HowToPlay } from '../../parts/how';
import { Icon } from '../../parts/icon';
import { NameField } from '../../parts/name';
import { seatName, sitterOf } from '../../parts/people';
import { learnPlayable, startOf, timeText } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { Top } from '../../parts/top';
import { follow, go } from '../../router';
import { settings } from '../../settings';
import type { Table } from '../../wire';
import { say } from '../../words';
import { CodeField } from '../home/tables';

export function Join({ secret }: { secret: string }) {
  return (
    <>
      <Top />
      <main class="lone">{secret ? <Invited key={secret} secret={secret} /> : <AskCode />}</main>
    </>
  );
}

function AskCode() {
  return (
    <section class="card lone-card">
      <h1>{say('join-title')}</h1>
      <CodeField />
    </section>
  );
}

function Invited({ secret }: { secret: string }) {
  const told = useSignal<Invitation | null>(null);
  const trouble = useSignal<api.Declined | null>(null);
  useEffect(() => {
    learnPlayable().catch(() => undefined); // without it there is no picture
    api
      .invitation(secret)
      .then((invitation) => (told.value = invitation))
      .catch((error: api.Declined) => (trouble.value = error));
  }, [secret]);
  if (trouble.value) return <NotInvited why={trouble.value} secret={secret} />;
  if (!told.value) {
    return (
      <section class="card lone-card" aria-busy="true">
        <h1>{say('join-title')}</h1>
        <p class="quiet">{say('page-loading')}</p>
      </section>
    );
  }
  return <Invitation secret={secret} told={told.value} />;
}

/** The card for a link that does not work, with other ways to a game. */
function NotInvited({ why, secret }: { why: api.Declined; secret: string }) {
  const mistyped = why.code === 'bad_code';
  const { title, more } = whyNot(why);
  return (
    <section class="card lone-card">
      <h1>{title}</h1>
      <p class="quiet" role="status">
        {more}
      </p>
      <CodeField typed={mistyped ? secret : ''} />
      <a class="button main" href="/" onClick={follow}>
        {say('page-home')}
      </a>
    </section>
  );
}

function whyNot(why: api.Declined): { title: string; more: string } {
  if (why.code === 'bad_code') return { title: say('join-no-code'), more: say('join-no-code-more') };
  if (why.code === 'bad_secret') return { title: say('join-gone'), more: say('join-gone-more') };
  return { title: say('join-failed'), more: sentenceOf(why) };
}

function Invitation({ secret, told: { match, table, seat } }: { secret: string; told: Invitation }) {
  const trouble = useSignal('');
  const busy = useSignal(false);
  const you = connection.you.value;
  const host = table.seats.find((one) => one.player && one.player !== you);
  const seated = you !== '' && table.seats.some((one) => one.seat === seat && one.player === you);
  useEffect(() => {
    if (seated) go(`/${match}`, true); // we have used the link already
  }, [seated]);
  async function join(event: Event) {
    event.preventDefault();
    busy.value = true;
    try {
      const joined = await api.join(secret, settings.value.name);
      go(`/${joined.match}`, true);
    } catch (error) {
      trouble.value = sentenceOf(error);
      busy.value = false;
    }
  }
  return (
    <form class="card lone-card" onSubmit={join}>
      <h1>{host ? say('join-invited', { name: seatName(host, you) }) : say('join-invited-plain')}</h1>
      <InvitedTo table={table} seat={seat} you={you} />
      <NameField label={say('home-new-name')} />
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <button class="button main" disabled={busy.value}>
        {say('join-sit')}
      </button>
      <a class="button soft" href={`/${match}`} onClick={follow}>
        {say('join-watch')}
      </a>
    </form>
  );
}

interface InvitedToProps {
  table: Table;
  seat: number | null | undefined;
  you: string;
}

/** The table of an invitation: its board, mode, clock and seats. */
function InvitedTo({ table, seat, you }: InvitedToProps) {
  const view = startOf(table.setup);
  return (
    <div class="join-what">
      <span class="join-picture">{view && <MiniBoard view={view} />}</span>
      <div class="join-text">
        <b>{say(`home-name-${table.setup.mode ?? 'classic-2'}`)}</b>
        <span class="quiet small">{timeText(table.setup.time)}</span>
        <ul class="join-seats">
          {table.seats.map((one) => (
            <li key={one.seat} class={one.seat === seat ? 'own-seat' : ''}>
              <Icon name={sitterOf(one, you) === 'bot' ? 'bot' : 'person'} />
              <bdi>{one.seat === seat ? say('join-your-seat') : seatName(one, you)}</bdi>
            </li>
          ))}
        </ul>
        <HowToPlay mode={table.setup.mode ?? 'classic-2'} apart />
      </div>
    </div>
  );
}
