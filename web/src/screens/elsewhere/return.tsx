/**
 * The screen that a link from another browser opens. Nothing changes before a button is pressed:
 * link previews, and people who followed a link by mistake, keep their identity.
 */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import * as api from '../../api';
import { connection } from '../../connection';
import { announce } from '../../parts/announce';
import { learnPlayable } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { Top } from '../../parts/top';
import { follow, go } from '../../router';
import { set } from '../../settings';
import { say } from '../../words';
import { Running, learnMine, mine } from '../home/tables';
import { nameAt, secretIn } from './going';

export function Return() {
  const secret = useSignal(secretIn(location.hash));
  useEffect(() => {
    document.title = `${say('return-title')} · Corridor`;
    const change = () => (secret.value = secretIn(location.hash));
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, []);
  return (
    <>
      <Top />
      <main class="lone">
        {secret.value ? <Visit key={secret.value} secret={secret.value} /> : <How />}
      </main>
    </>
  );
}

function Visit({ secret }: { secret: string }) {
  const state = useSignal<'asking' | 'busy' | 'gone' | 'done'>('asking');
  const trouble = useSignal('');
  useEffect(() => {
    learnPlayable().catch(() => undefined); // without it there are no pictures
    learnMine().catch(() => undefined); // without it, no warning about games left behind
  }, []);
  async function arrive() {
    state.value = 'busy';
    try {
      await become(secret);
      state.value = 'done';
    } catch (error) {
      const gone = error instanceof api.Declined && GONE.has(error.code);
      trouble.value = gone ? '' : sentenceOf(error);
      state.value = gone ? 'gone' : 'asking';
    }
  }
  switch (state.value) {
    case 'gone':
      return <Gone />;
    case 'done':
      return <Arrived />;
    default:
      return <Asked busy={state.value === 'busy'} trouble={trouble.value} onArrive={arrive} />;
  }
}

/** Codes of a secret that is malformed, expired, or of another server. */
const GONE = new Set(['bad_secret', 'bad_message']);

/** Take the other identity: the server sets its cookie, and the connection is made again. */
async function become(secret: string): Promise<void> {
  await api.goOn(secret);
  connection.drop();
  go('/return', true); // an address without the secret
  await learnMine().catch(() => undefined);
  const name = nameAt(mine.value);
  if (name) set('name', name);
  announce(arrivedAs(name));
}

function arrivedAs(name: string): string {
  return name ? say('return-done', { name }) : say('return-done-plain');
}

interface AskedProps {
  busy: boolean;
  trouble: string;
  onArrive(): void;
}

function Asked({ busy, trouble, onArrive }: AskedProps) {
  const count = mine.value.length;
  return (
    <section class="card lone-card">
      <h1>{say('return-title')}</h1>
      <p class="quiet">{say('return-lead')}</p>
      {count > 0 && (
        <p class="elsewhere-lost small">
          {say('return-loses', { count })}{' '}
          <a href="/elsewhere" onClick={follow}>
            {say('return-keep')}
          </a>
        </p>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" class="button main" disabled={busy} onClick={onArrive}>
        {say('return-go')}
      </button>
      <a class="button soft" href="/" onClick={follow}>
        {say('return-stay')}
      </a>
    </section>
  );
}

function How() {
  return (
    <section class="card lone-card">
      <h1>{say('return-title')}</h1>
      <p class="quiet">{say('return-how')}</p>
      <Home />
    </section>
  );
}

function Gone() {
  return (
    <section class="card lone-card">
      <h1>{say('return-gone')}</h1>
      <p class="quiet">{say('return-gone-more')}</p>
      <p class="quiet">{say('return-how')}</p>
      <Home />
    </section>
  );
}

function Arrived() {
  const tables = mine.value;
  return (
    <section class="card lone-card">
      <h1>{arrivedAs(nameAt(tables))}</h1>
      <p class="quiet">{say(tables.length ? 'return-done-more' : 'return-done-none')}</p>
      <Running />
      <Home />
    </section>
  );
}

function Home() {
  return (
    <a class="button main" href="/" onClick={follow}>
      {say('page-home')}
    </a>
  );
}
