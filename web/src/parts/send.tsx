/** Buttons that pass a link on: by the clipboard, or by the share menu of the device. */

import { useSignal } from '@preact/signals';

import { say } from '../words';
import { announce } from './announce';
import { Icon } from './icon';

export function canShare(): boolean {
  return 'share' in navigator;
}

/** Open the share menu of the device. */
export async function share(address: string): Promise<void> {
  // Closing the share menu rejects the promise, but is no error.
  await navigator.share({ title: say('table-share-title'), url: address }).catch(() => undefined);
}

/** Copy, and say so for a moment; show the link where the clipboard is forbidden. */
function useCopy(address: string) {
  const state = useSignal<'idle' | 'copied' | 'shown'>('idle');
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      state.value = 'copied';
      announce(say('page-copied'));
      setTimeout(() => (state.value = 'idle'), 2_000);
    } catch {
      state.value = 'shown';
    }
  }
  return { state: state.value, copy };
}

interface LinkProps {
  address: string;
  label: string;
}

function ShownLink({ address, label }: LinkProps) {
  return (
    <input
      class="field ltr small"
      readOnly
      aria-label={label}
      value={address}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** A button that copies; `label` names the link where it is shown instead. */
export function CopyButton({ address, label, main }: LinkProps & { main: boolean }) {
  const { state, copy } = useCopy(address);
  if (state === 'shown') return <ShownLink address={address} label={label} />;
  return (
    <button type="button" class={main ? 'button main' : 'button'} onClick={copy}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      {say(state === 'copied' ? 'page-copied' : 'table-copy')}
    </button>
  );
}

/** A small button that shares a link, or copies it where the device has no share menu. */
export function SendLink({ address, label }: LinkProps) {
  const { state, copy } = useCopy(address);
  if (state === 'shown') return <ShownLink address={address} label={say('table-link')} />;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={state === 'copied' ? say('page-copied') : label}
      title={label}
      onClick={() => (canShare() ? share(address) : copy())}
    >
      <Icon name={state === 'copied' ? 'check' : 'share'} />
    </button>
  );
}
