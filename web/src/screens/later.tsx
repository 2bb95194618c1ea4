/** Screens that are loaded when they are opened: lessons and rules. */

import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { Lone } from '../parts/lone';
import type { Screen } from '../router';
import { say } from '../words';

export type LaterScreen = Extract<Screen, { name: 'learn' | 'rules' }>;

type Loaded = ComponentType<{ screen: LaterScreen }>;

export function Later({ screen }: { screen: LaterScreen }) {
  const loaded = useSignal<{ Screen: Loaded } | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    import('./learning').then(
      ({ Learning }) => (loaded.value = { Screen: Learning }),
      () => (failed.value = true),
    );
  }, []);
  if (loaded.value) {
    const { Screen } = loaded.value;
    return <Screen screen={screen} />;
  }
  return failed.value ? <Unloaded /> : <Lone title={say('page-loading')} busy />;
}

/** Without a network, or after the server's page has changed, only a reload helps. */
export function Unloaded() {
  return (
    <Lone title={say('page-no-network')} text={say('page-no-network-more')}>
      <button type="button" class="button main" onClick={() => location.reload()}>
        {say('page-try-again')}
      </button>
    </Lone>
  );
}
