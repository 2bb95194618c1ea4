/** JSON over HTTP. An error is a `Declined` with the server's code. */

import type {
  Done,
  Guest,
  Invitation,
  Joined,
  Joining,
  Link,
  Links,
  Me,
  NewTable,
  Playable,
  PublicGames,
  Refused,
  Returning,
  Snapshot,
  TableCommand,
  TableMade,
} from './wire';
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

async function ask<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  if (!FOR_ALL.includes(path)) await known;
  const init: RequestInit =
    body === undefined && method === 'POST'
      ? {}
      : {
          method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body ?? {}),
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

export const guest = (): Promise<Guest> => ask('/api/guest', {});
export const me = (): Promise<Me> => ask('/api/me');
/** Public games that are being played now. */
export const publicGames = (): Promise<PublicGames> => ask('/api/games');
export const link = (): Promise<Link> => ask('/api/link', {});
/** End all links to go on elsewhere that we have made. */
export const revokeLinks = (): Promise<Links> => ask('/api/links/revoke', {});
/** Sign out everywhere but here. */
export const signOut = (): Promise<Guest> => ask('/api/signout', {});
export const goOn = (secret: string): Promise<Guest> =>
  ask('/api/return', { secret } satisfies Returning);
export const languages = (): Promise<Language[]> => ask('/api/languages');
export const playable = (): Promise<Playable> => ask('/api/modes');
export const create = (table: NewTable): Promise<TableMade> => ask('/api/tables', table);
/** New links and a new code, for an owner of the table who has lost them. */
export const linksAgain = (match: string): Promise<TableMade> =>
  ask(`/api/tables/${match}/links`, {});
export const snapshot = (match: string): Promise<Snapshot> => ask(`/api/tables/${match}`);
export const command = (told: TableCommand): Promise<Done> =>
  ask('/api/commands', told);
export const invitation = (secret: string): Promise<Invitation> =>
  ask(`/api/invite/${encodeURIComponent(secret)}`);
export const join = (secret: string, name: string): Promise<Joined> =>
  ask('/api/join', { secret, name } satisfies Joining);
export { ask };
