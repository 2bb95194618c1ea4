import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';

import type { Connection } from './connection';
import { Match } from './match';
import type { Message, Options, Table, View } from './wire';

const ID = 'k3Fq9Zx1';
const TABLE: Table = {
  match: ID,
  setup: {},
  phase: 'playing',
  seats: [
    { seat: 0, player: 'me', side: 1, pieces: [1] },
    { seat: 1, level: 3, side: 0, pieces: [0] },
  ],
  shares: [],
  pivot: 1,
};
const view = (ply: number): View => ({ ply }) as View;

let hear: (message: Message) => void;
let welcome: () => void;
let sent: Record<string, unknown>[];
let match: Match;

beforeEach(() => {
  sent = [];
  const line = {
    you: signal('me'),
    listen: (act: typeof hear) => ((hear = act), () => {}),
    onWelcome: (act: () => void) => ((welcome = act), act(), () => {}),
    ask: (message: Record<string, unknown>) => (sent.push(message), Promise.resolve()),
    tell: (message: Record<string, unknown>) => void sent.push(message),
  };
  match = new Match(ID, line as unknown as Connection);
  match.open();
  hear({ type: 'snapshot', match: ID, seq: 3, now: 0, table: TABLE, moves: ['e2'], view: view(1) });
});

test('a page that was away asks for what it missed', () => {
  welcome();
  expect(sent.map((one) => one['after'])).toEqual([0, 3]);
});

test('a command names the last event that was seen', async () => {
  hear({ type: 'event', match: ID, seq: 4, at: 0, event: { type: 'said', seat: 1, phrase: 'hello' } });
  await match.command({ type: 'move', move: 'e8' });
  expect(sent.at(-1)).toEqual({ type: 'move', move: 'e8', match: ID, seq: 4 });
});

test('moves are kept in step with what happened', () => {
  hear({ type: 'event', match: ID, seq: 4, at: 0, event: { type: 'moved', seat: 0, move: 'e8' } });
  expect(match.moves.value).toEqual(['e2', 'e8']);
  hear({ type: 'event', match: ID, seq: 5, at: 0, event: { type: 'tookback', plies: 2 } });
  expect(match.moves.value).toEqual([]);
});

test('choices hold for one view only', () => {
  hear({ type: 'options', match: ID, seq: 3, seats: [0], options: {} as Options });
  expect(match.options.value).not.toBeNull();
  hear({ type: 'view', match: ID, seq: 4, view: view(2) });
  expect(match.options.value).toBeNull();
});

test('other matches are not mixed in', () => {
  hear({ type: 'view', match: 'Zx1k3Fq9', seq: 9, view: view(7) });
  expect(match.view.value?.ply).toBe(1);
});

test('a person knows their seats and sides', () => {
  expect(match.mine.value.map((seat) => seat.seat)).toEqual([0]);
  expect(match.mySides.value).toEqual([1]);
});
