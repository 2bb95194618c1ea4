/** How others get to this table: a link, a code, a picture for a camera. */

import { useSignal } from '@preact/signals';

import { announce } from '../../parts/announce';
import { Icon } from '../../parts/icon';
import { Qr } from '../../parts/qr';
import { say } from '../../words';
import type { Kept } from './kept';

export function joinAddress(secret: string): string {
  return `${location.origin}/join/${secret}`;
}

/** The address that lets others in: by the code for whoever laid the table, else the table's own. */
export function addressOf(match: string, known: Kept | undefined): string {
  return known ? joinAddress(known.code) : `${location.origin}/${match}`;
}

export function Invite({ match, known }: { match: string; known: Kept | undefined }) {
  const showing = useSignal(false);
  const address = addressOf(match, known);
  return (
    <section class="card invite">
      <h2>{say('table-invite')}</h2>
      {known && <b class="ltr invite-code">{known.code}</b>}
      <div class="invite-buttons">
        {canShare() && (
          <button type="button" class="button main" onClick={() => share(address)}>
            <Icon name="share" />
            {say('table-share')}
          </button>
        )}
        <CopyButton address={address} main={!canShare()} />
        <button
          type="button"
          class="button"
          aria-expanded={showing.value}
          onClick={() => (showing.value = !showing.value)}
        >
          <Icon name="qr" />
          {say('table-qr')}
        </button>
      </div>
      {showing.value && <Qr text={address} label={say('table-qr-label')} />}
    </section>
  );
}

function canShare(): boolean {
  return 'share' in navigator;
}

/** Hand the link to another program of this device. */
async function share(address: string): Promise<void> {
  // Whoever closes the list of programs has changed their mind: no error.
  await navigator.share({ title: say('table-share-title'), url: address }).catch(() => undefined);
}

/** Copies, and says so for a moment; where the clipboard is not ours, shows the link instead. */
function useCopy(address: string) {
  const state = useSignal<'idle' | 'copied' | 'shown'>('idle');
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      state.value = 'copied';
      announce(say('table-copied'));
      setTimeout(() => (state.value = 'idle'), 2_000);
    } catch {
      state.value = 'shown';
    }
  }
  return { state: state.value, copy };
}

function ShownLink({ address }: { address: string }) {
  return (
    <input
      class="field ltr small"
      readOnly
      aria-label={say('table-link')}
      value={address}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

function CopyButton({ address, main }: { address: string; main: boolean }) {
  const { state, copy } = useCopy(address);
  if (state === 'shown') return <ShownLink address={address} />;
  return (
    <button type="button" class={main ? 'button main' : 'button'} onClick={copy}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      {say(state === 'copied' ? 'table-copied' : 'table-copy')}
    </button>
  );
}

/** A small button that sends a link, by whatever way this device has. */
export function SendLink({ address, label }: { address: string; label: string }) {
  const { state, copy } = useCopy(address);
  if (state === 'shown') return <ShownLink address={address} />;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={state === 'copied' ? say('table-copied') : label}
      title={label}
      onClick={() => (canShare() ? share(address) : copy())}
    >
      <Icon name={state === 'copied' ? 'check' : 'share'} />
    </button>
  );
}
