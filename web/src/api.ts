/** JSON over HTTP. An error is a `Declined` with the server's code. */

import type { Playable, Refused, Setup, Snapshot, Table, TableCommand } from './wire';
import type { Language } from './words';

/** Arguments of a refusal's sentence. */
export type Args = NonNullable<Refused['args']>;

export class Declined extends Error {
  constructor(
    readonly code: string,
    readonly args: Args = {},
  ) {
    super(code);
  }
}

/** Paths that need no identity. */
const FOR_ALL = ['/api/guest', '/api/languages', '/api/modes'];
let known: Promise<unknown> = Promise.resolve();

/** Get an identity as a guest; all other requests wait for it. Without a network it ends soon. */
export function arrive(): Promise<unknown> {
  known = guest().catch(() => null);
  return known;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  if (!FOR_ALL.includes(path)) await known;
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Declined('unreachable');
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const error = (told ?? {}) as { code?: string; args?: Args };
  throw new Declined(error.code ?? 'unreachable', error.args);
}

export interface TableMade {
  match: string;
  seq: number;
  code: string;
  links: Record<string, string>;
}

export interface NewTable {
  setup: Setup;
  seat: number | null;
  name: string;
  bots?: Record<string, number>;
}

export interface Invitation {
  match: string;
  table: Table;
  seat?: number | null;
}

/** A secret that makes another browser the same person; `until` is in milliseconds. */
export interface Link {
  secret: string;
  until: number;
}

export interface MyTable {
  table: Table;
  seats: number[];
  your_turn: boolean;
}

export const guest = (): Promise<{ player: string }> => ask('/api/guest', {});
export const me = (): Promise<{ player: string; tables: MyTable[] }> => ask('/api/me');
export const link = (): Promise<Link> => ask('/api/link', {});
/** End all links to go on elsewhere that we have made. */
export const revokeLinks = (): Promise<{ links: number }> => ask('/api/links/revoke', {});
/** Sign out everywhere but here. */
export const signOut = (): Promise<{ player: string }> => ask('/api/signout', {});
export const goOn = (secret: string): Promise<{ player: string }> =>
  ask('/api/return', { secret });
export const languages = (): Promise<Language[]> => ask('/api/languages');
export const playable = (): Promise<Playable> => ask('/api/modes');
export const create = (table: NewTable): Promise<TableMade> => ask('/api/tables', table);
/** New links and a new code, for an owner of the table who has lost them. */
export const linksAgain = (match: string): Promise<TableMade> =>
  ask(`/api/tables/${match}/links`, {});
export const snapshot = (match: string): Promise<Snapshot> => ask(`/api/tables/${match}`);
export const command = (told: TableCommand): Promise<unknown> =>
  ask('/api/commands', told);
export const invitation = (secret: string): Promise<Invitation> =>
  ask(`/api/invite/${encodeURIComponent(secret)}`);
export const join = (secret: string, name: string): Promise<{ match: string; seat: number }> =>
  ask('/api/join', { secret, name });
export { ask };
