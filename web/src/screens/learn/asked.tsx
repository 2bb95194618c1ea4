/** Something that is fetched for a screen: loading, failed or missing, and then the screen. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import { ask, Declined } from '../../api';
import { LoneMain } from '../../parts/lone';
import { Top } from '../../parts/top';
import { follow } from '../../router';
import { say } from '../../words';

interface AskedProps<T> {
  path: string;
  children(told: T): ComponentChildren;
}

const MISSING = ['no_such_match', 'bad_message'];

export function Asked<T>({ path, children }: AskedProps<T>) {
  const told = useSignal<T | null>(null);
  const trouble = useSignal('');
  const turn = useSignal(0);
  useEffect(() => {
    trouble.value = '';
    ask<T>(path).then(
      (found) => (told.value = found),
      (error: unknown) => {
        trouble.value = error instanceof Declined ? error.code : 'unreachable';
      },
    );
  }, [path, turn.value]);
  return (
    <>
      <Top />
      {told.value !== null ? (
        children(told.value)
      ) : MISSING.includes(trouble.value) ? (
        <LoneMain title={say('page-missing')} text={say('page-missing-more')}>
          <a class="button main" href="/" onClick={follow}>
            {say('page-home')}
          </a>
        </LoneMain>
      ) : trouble.value ? (
        <LoneMain title={say('page-no-network')} text={say('page-no-network-more')}>
          <button type="button" class="button main" onClick={() => (turn.value += 1)}>
            {say('page-try-again')}
          </button>
        </LoneMain>
      ) : (
        <LoneMain title={say('page-loading')} busy />
      )}
    </>
  );
}
