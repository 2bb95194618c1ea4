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
      {known && (
        <p class="invite-code">
          <span class="quiet small">{say('table-code')}</span>
          <b class="ltr">{known.code}</b>
        </p>
      )}
      <div class="invite-buttons">
        <ShareButton address={address} main />
        <CopyButton address={address} />
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

interface LinkProps {
  slim?: boolean;
  address: string;
  main?: boolean;
  label?: string;
}

function looks(main = false, slim = false): string {
  return `button${main ? ' main' : ''}${slim ? ' slim' : ''}`;
}

/** Hand the link to another program, where the browser can. */
export function ShareButton({ address, main, slim, label }: LinkProps) {
  if (!('share' in navigator)) return null;
  const share = () =>
    // Whoever closes the list of programs has changed their mind: no error.
    navigator.share({ title: say('table-share-title'), url: address }).catch(() => undefined);
  return (
    <button type="button" class={looks(main, slim)} aria-label={label} onClick={share}>
      <Icon name="share" />
      {say('table-share')}
    </button>
  );
}

export function CopyButton({ address, main, slim, label }: LinkProps) {
  const copied = useSignal(false);
  const shown = useSignal(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      copied.value = true;
      announce(say('table-copied'));
      setTimeout(() => (copied.value = false), 2_000);
    } catch {
      shown.value = true; // the clipboard is not ours: the link is shown to be copied by hand
    }
  }
  if (shown.value) {
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
  return (
    <button type="button" class={looks(main, slim)} aria-label={label} onClick={copy}>
      <Icon name={copied.value ? 'check' : 'copy'} />
      {say(copied.value ? 'table-copied' : 'table-copy')}
    </button>
  );
}
