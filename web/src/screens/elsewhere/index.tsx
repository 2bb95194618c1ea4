/** The screen with a link that makes another browser the same person. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import * as api from '../../api';
import { connection } from '../../connection';
import { announce } from '../../parts/announce';
import { Qr } from '../../parts/qr';
import { sentenceOf } from '../../parts/refusal';
import { CopyButton } from '../../parts/send';
import { Top } from '../../parts/top';
import type { Link } from '../../wire';
import { lang, say } from '../../words';
import { moment, returnAddress } from './going';

export function Elsewhere() {
  const made = useSignal<Link | null>(null);
  const trouble = useSignal('');
  const ended = useSignal<Ended>('');
  async function attempt(act: () => Promise<void>) {
    trouble.value = '';
    try {
      await act();
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  }
  const make = () =>
    attempt(async () => {
      made.value = await api.link();
      ended.value = '';
    });
  const end = (how: 'revoked' | 'signed-out') =>
    attempt(async () => {
      await (how === 'revoked' ? api.revokeLinks() : api.signOut());
      made.value = null;
      ended.value = how;
      if (how === 'signed-out') connection.drop(); // again, with the new cookie
      announce(say(how === 'revoked' ? 'elsewhere-revoked' : 'elsewhere-signed-out'));
    });
  useEffect(() => {
    document.title = `${say('elsewhere-title')} · Corridor`;
    void make();
  }, []);
  return (
    <>
      <Top />
      <main class="lone">
        <section class="card lone-card" aria-busy={!made.value && !trouble.value && !ended.value}>
          <h1>{say('elsewhere-title')}</h1>
          <p class="quiet">{say('elsewhere-lead')}</p>
          {made.value && <Shown link={made.value} />}
          {ended.value && <Over how={ended.value} onNew={make} />}
          {made.value && <Endings onEnd={end} />}
          {trouble.value && <Failed why={trouble.value} onAgain={make} />}
        </section>
      </main>
    </>
  );
}

function Shown({ link: { secret, until } }: { link: Link }) {
  const address = returnAddress(location.origin, secret);
  return (
    <>
      <div class="elsewhere-code">
        <Qr text={address} label={say('elsewhere-qr')} />
      </div>
      <CopyButton address={address} label={say('elsewhere-link')} main />
      <p class="quiet small">{say('elsewhere-until', { date: moment(until, lang.value) })}</p>
      <p class="small">{say('elsewhere-secret')}</p>
    </>
  );
}

/** What ended all links: nothing yet, the person's wish, or a sign-out. */
type Ended = '' | 'revoked' | 'signed-out';

function Endings({ onEnd }: { onEnd(how: 'revoked' | 'signed-out'): void }) {
  return (
    <>
      <button type="button" class="button soft" onClick={() => onEnd('revoked')}>
        {say('elsewhere-revoke')}
      </button>
      <button type="button" class="button soft" onClick={() => onEnd('signed-out')}>
        {say('elsewhere-signout')}
      </button>
    </>
  );
}

function Over({ how, onNew }: { how: Exclude<Ended, ''>; onNew(): void }) {
  return (
    <>
      <p role="status">{say(how === 'revoked' ? 'elsewhere-revoked' : 'elsewhere-signed-out')}</p>
      <button type="button" class="button main" onClick={onNew}>
        {say('elsewhere-new')}
      </button>
    </>
  );
}

function Failed({ why, onAgain }: { why: string; onAgain(): void }) {
  return (
    <>
      <p class="trouble" role="alert">
        {why}
      </p>
      <button type="button" class="button main" onClick={onAgain}>
        {say('page-again')}
      </button>
    </>
  );
}
