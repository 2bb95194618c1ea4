/** The lobby: open tables, people who wait, and the search for a partner. */

import { signal } from '@preact/signals';

import { connection } from '../../connection';
import { announce } from '../../parts/announce';
import { sentence, sentenceOf } from '../../parts/refusal';
import { go } from '../../router';
import { settings } from '../../settings';
import type { Message, OpenTable, Role, Time, Waiting } from '../../wire';
import { say } from '../../words';

export interface Seek {
  mode: string;
  time: Time;
  role: Role;
}

/** Null until the server has answered. */
export const openTables = signal<OpenTable[] | null>(null);
export const waitingPeople = signal<Waiting[]>([]);
/** The search that is running. */
export const seeking = signal<Seek | null>(null);
export const seekTrouble = signal('');
export const meetTrouble = signal('');

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

/** Start a game with a person who waits; `found` leads there. */
export function meet(player: string): void {
  meetTrouble.value = '';
  connection.ask({ type: 'meet', player, name: settings.value.name }).catch((error: unknown) => {
    meetTrouble.value = sentenceOf(error);
  });
}

function hear(message: Message): void {
  if (message.type === 'lobby') {
    openTables.value = message.tables;
    waitingPeople.value = message.waiting ?? [];
  }
  if (message.type === 'found') found(message.match);
  // `tell` sends no rid, so a refusal without one belongs to the seek.
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

/** After a reconnection the server has forgotten lobby and search: ask again. */
function begin(): void {
  connection.tell({ type: 'lobby', on: true });
  const wish = seeking.value;
  if (wish) connection.tell({ type: 'seek', ...wish, name: settings.value.name });
}

/** Subscribe to the lobby; the answer ends it. */
export function watchLobby(): () => void {
  const ends = [connection.listen(hear), connection.onWelcome(begin)];
  return () => {
    for (const end of ends) end();
    unseek();
    connection.tell({ type: 'lobby', on: false });
  };
}
