/** The screen with a link that makes another browser the same person. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import * as api from '../../api';
import { Qr } from '../../parts/qr';
import { sentenceOf } from '../../parts/refusal';
import { CopyButton } from '../../parts/send';
import { Top } from '../../parts/top';
import { lang, say } from '../../words';
import { moment, returnAddress } from './going';

export function Elsewhere() {
  const made = useSignal<api.Link | null>(null);
  const trouble = useSignal('');
  async function make() {
    trouble.value = '';
    try {
      made.value = await api.link();
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  }
  useEffect(() => {
    document.title = `${say('elsewhere-title')} · Corridor`;
    void make();
  }, []);
  return (
    <>
      <Top />
      <main class="lone">
        <section class="card lone-card" aria-busy={!made.value && !trouble.value}>
          <h1>{say('elsewhere-title')}</h1>
          <p class="quiet">{say('elsewhere-lead')}</p>
          {made.value && <Shown link={made.value} />}
          {trouble.value && <Failed why={trouble.value} onAgain={make} />}
        </section>
      </main>
    </>
  );
}

function Shown({ link: { secret, until } }: { link: api.Link }) {
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

function Failed({ why, onAgain }: { why: string; onAgain(): void }) {
  return (
    <>
      <p class="trouble" role="alert">
        {why}
      </p>
      <button type="button" class="button main" onClick={onAgain}>
        {say('elsewhere-again')}
      </button>
    </>
  );
}
