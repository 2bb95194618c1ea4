import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Connection } from './connection';
import type { Message } from './wire';

class Line {
  static all: Line[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.({ code: 1006 });
  }
  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.tell({ type: 'hello', version: 1, features: [], you: 'me' });
  }
}

/** The table that commands are about, and the last event seen of it. */
const AT = { match: 'k3Fq9Zx1', seq: 4 };

const line = (): Line => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): Connection {
  const connection = new Connection(() => 'ws://here/ws');
  connection.open();
  line().welcome();
  return connection;
}

test('the first word is hello, and a welcome opens the line', () => {
  const connection = connected();
  expect(line().sent[0]).toEqual({ type: 'hello', version: 1 });
  expect(connection.state.value).toBe('open');
  expect(connection.you.value).toBe('me');
});

test('an answer goes to the command that it names', async () => {
  const connection = connected();
  const first = connection.ask({ type: 'start', ...AT });
  const second = connection.ask({ type: 'start', ...AT });
  line().tell({ type: 'refused', rid: 2, code: 'stale', args: { seq: 4 } });
  line().tell({ type: 'done', rid: 1, match: 'k3Fq9Zx1', seq: 5 });
  await expect(first).resolves.toMatchObject({ seq: 5 });
  await expect(second).rejects.toMatchObject({ code: 'stale', args: { seq: 4 } });
});

test('a hint does not answer a subscription that still waits', async () => {
  const connection = connected();
  void connection.ask({ type: 'subscribe', match: AT.match });
  const hint = connection.ask({ type: 'hint', seat: 0, ...AT });
  line().tell({ type: 'hint', match: 'k3Fq9Zx1', seq: 5, move: 'e2', why: { code: 'route', sides: {}, args: {} } });
  await expect(hint).resolves.toMatchObject({ move: 'e2' });
});

test('a lost line comes back by itself, later and later, and welcomes again', () => {
  const connection = connected();
  const welcomed = vi.fn();
  connection.onWelcome(welcomed);
  line().close();
  expect(connection.state.value).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  line().close();
  vi.advanceTimersByTime(400);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(400);
  line().welcome();
  expect(connection.state.value).toBe('open');
  expect(welcomed).toHaveBeenCalledTimes(2);
});

test('what waits for an answer when the line is lost is told so', async () => {
  const connection = connected();
  const asked = connection.ask({ type: 'start', ...AT });
  line().close();
  await expect(asked).rejects.toMatchObject({ code: 'unreachable' });
});

test('a server that speaks another version is not asked again', () => {
  const connection = connected();
  line().onclose?.({ code: 4426 });
  vi.advanceTimersByTime(60_000);
  expect(connection.state.value).toBe('ended');
  expect(connection.outdated.value).toBe(true);
  expect(Line.all).toHaveLength(1);
});

test('who is banned is told so, and does not come again', () => {
  const connection = connected();
  line().onclose?.({ code: 4423 });
  vi.advanceTimersByTime(60_000);
  expect(connection.state.value).toBe('ended');
  expect(connection.banned.value).toBe(true);
  expect(Line.all).toHaveLength(1);
});

test('a line that has gone dead is dropped', () => {
  connected();
  vi.advanceTimersByTime(20_000);
  expect(line().sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(8_400);
  expect(Line.all).toHaveLength(2);
});
