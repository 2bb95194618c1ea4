/** The invitation to a table: link, code, QR code. */

import { useSignal } from '@preact/signals';

import { Icon } from '../../parts/icon';
import { Qr } from '../../parts/qr';
import { CopyButton, canShare, share } from '../../parts/send';
import { say } from '../../words';
import type { Kept } from './kept';

export function joinAddress(secret: string): string {
  return `${location.origin}/join/${secret}`;
}

/** The address to share: with the code if we own the table, else the table's own. */
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
        <CopyButton address={address} label={say('table-link')} main={!canShare()} />
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
