/** JSON over HTTP. An error is a `Declined` with the server's code. */

import type { Args, OpenTable, Setup, Time, View } from './wire';
import type { Language } from './words';

export class Declined extends Error {
  constructor(
    readonly code: string,
    readonly args: Args = {},
  ) {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
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

export interface Switch {
  name: string;
  kind: 'bool' | 'int' | 'choice';
  values?: (boolean | number | string)[];
  least?: number;
  most?: number;
  default: boolean | number | string;
}

export interface LayoutInfo {
  key: string;
  view: View;
}

export interface ModeInfo {
  key: string;
  sides: number;
  pieces: string[];
  seats: [number, number];
  shares: Record<string, number[][]>;
  presets: Record<string, Record<string, boolean | number | string>>;
  switches: Switch[];
  layouts: LayoutInfo[];
  layout: string;
}

export interface Offered {
  modes: ModeInfo[];
  times: Time[];
  levels: number;
  phrases: string[];
  characters: string[];
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

export const guest = (): Promise<{ player: string }> => ask('/api/guest', {});
export const languages = (): Promise<Language[]> => ask('/api/languages');
export const offered = (): Promise<Offered> => ask('/api/modes');
export const create = (table: NewTable): Promise<TableMade> => ask('/api/tables', table);
export const join = (secret: string, name: string): Promise<{ match: string; seat: number }> =>
  ask('/api/join', { secret, name });
export const lobby = (): Promise<{ tables: OpenTable[] }> => ask('/api/lobby');
export { ask };
