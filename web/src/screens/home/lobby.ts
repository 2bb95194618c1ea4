/** What the lobby tells: open tables, and a partner found. */

import { signal } from '@preact/signals';

import { connection } from '../../connection';
import { announce } from '../../parts/announce';
import { sentence } from '../../parts/refusal';
import { go } from '../../router';
import { settings } from '../../settings';
import type { Message, OpenTable, Time } from '../../wire';
import { say } from '../../words';

export type Role = 'any' | 'first' | 'second';

export interface Seek {
  mode: string;
  time: Time;
  role: Role;
}

/** Null until the server has told. */
export const openTables = signal<OpenTable[] | null>(null);
/** What we wait for. */
export const seeking = signal<Seek | null>(null);
export const seekTrouble = signal('');

export function seek(wish: Seek): void {
  seekTrouble.value = '';
  seeking.value = wish;
  connection.tell({ type: 'seek', ...wish, name: settings.value.name });
  announce(say('home-find-waiting'));
}

export function unseek(): void {
  if (!seeking.value) return;
  seeking.value = null;
  connection.tell({ type: 'unseek' });
}

function hear(message: Message): void {
  if (message.type === 'lobby') openTables.value = message.tables;
  if (message.type === 'found') found(message.match);
  // Commands that want an answer have numbers from 1 on: a refusal without one is of the seek.
  if (message.type === 'refused' && !message.rid && seeking.value) {
    seeking.value = null;
    seekTrouble.value = sentence(message.code, message.args);
  }
}

function found(match: string): void {
  seeking.value = null;
  announce(say('home-found'));
  go(`/${match}`);
}

/** A new line knows nothing of what was asked on the old one. */
function begin(): void {
  connection.tell({ type: 'lobby', on: true });
  const wish = seeking.value;
  if (wish) connection.tell({ type: 'seek', ...wish, name: settings.value.name });
}

/** Look at the lobby until the answer is called. */
export function watchLobby(): () => void {
  const ends = [connection.listen(hear), connection.onWelcome(begin)];
  return () => {
    for (const end of ends) end();
    unseek();
    connection.tell({ type: 'lobby', on: false });
  };
}
