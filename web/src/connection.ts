/** The page's WebSocket: hello, reconnection, and answers matched to commands. */

import { signal } from '@preact/signals';

import { Declined } from './api';
import { VERSION, type Command, type Message } from './wire';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
/** Close codes after which a new connection would be closed again. */
const BAD_VERSION = 4426;
const BANNED = 4423;
const FINAL = new Set([1002, 1007, 1009, 4400, 4403, BANNED, BAD_VERSION]);

/** Messages that answer a command without its rid. */
const ANSWERS: Partial<Record<Message['type'], string>> = {
  found: 'meet',
  hint: 'hint',
  snapshot: 'subscribe',
};

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

interface Waiting {
  type: string;
  done(message: Message): void;
  failed(error: Declined): void;
}

type Listener = (message: Message) => void;

export class Connection {
  readonly state = signal<ConnectionState>('connecting');
  /** Our `player`, as the server knows us. */
  readonly you = signal('');
  /** Server's time minus ours, in ms. */
  readonly skew = signal(0);
  /** The server has another version of the protocol than this page. */
  readonly outdated = signal(false);
  /** The host of the server has banned us. */
  readonly banned = signal(false);
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private listeners = new Set<Listener>();
  private welcomes = new Set<() => void>();
  private rid = 0;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly address: () => string) {}

  /** Connect, unless connected or connecting. */
  open(): void {
    clearTimeout(this.retry);
    if (this.socket || this.state.value === 'ended') return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => this.put({ type: 'hello', version: VERSION });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  /** Call a listener for every message; the answer removes it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Call a function after each hello, and now if the connection is open. */
  onWelcome(act: () => void): () => void {
    this.welcomes.add(act);
    if (this.state.value === 'open') act();
    return () => this.welcomes.delete(act);
  }

  /** Send a command without waiting for an answer. */
  tell(message: Command): void {
    if (this.state.value === 'open') this.put(message);
  }

  /** Send a command and wait for its answer; a refusal is a `Declined`. */
  ask(message: Command): Promise<Message> {
    if (this.state.value !== 'open') return Promise.reject(new Declined('unreachable'));
    const rid = ++this.rid;
    return new Promise((done, failed) => {
      this.waiting.set(rid, { type: message.type, done, failed });
      this.put({ ...message, rid });
    });
  }

  private put(message: Command): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(message: Message): void {
    this.expectMore();
    if (message.type === 'hello') this.welcome(message.you);
    if (message.type === 'pong') this.skew.value = message.now - Date.now();
    if (message.type === 'snapshot') this.skew.value = message.now - Date.now();
    if (message.type === 'done') this.answer(message.rid)?.done(message);
    const asked = ANSWERS[message.type];
    if (asked) this.firstWaiting(asked)?.done(message);
    if (message.type === 'refused') {
      this.answer(message.rid)?.failed(new Declined(message.code, message.args));
    }
    for (const listener of [...this.listeners]) listener(message);
  }

  private welcome(you: string): void {
    this.you.value = you;
    this.pause = FIRST_PAUSE;
    this.state.value = 'open';
    for (const act of [...this.welcomes]) act();
  }

  private answer(rid: number): Waiting | undefined {
    const waiting = this.waiting.get(rid);
    this.waiting.delete(rid);
    return waiting;
  }

  /** An answer without a rid belongs to the command that has waited longest. */
  private firstWaiting(type: string): Waiting | undefined {
    for (const [rid, waiting] of this.waiting) if (waiting.type === type) return this.answer(rid);
    return undefined;
  }

  /** A dead connection is silent: ping after a while, and reconnect without an answer. */
  private expectMore(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      this.tell({ type: 'ping' });
      this.beat = setTimeout(() => this.drop(), PATIENCE);
    }, HEARTBEAT);
  }

  /** Close the connection and reconnect. */
  drop(): void {
    const socket = this.socket;
    if (!socket) return this.open();
    socket.close();
    this.lose(socket, 1006);
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.beat);
    for (const waiting of this.waiting.values()) waiting.failed(new Declined('unreachable'));
    this.waiting.clear();
    this.state.value = FINAL.has(code) ? 'ended' : 'lost';
    if (code === BAD_VERSION) this.outdated.value = true;
    if (code === BANNED) this.banned.value = true;
    if (FINAL.has(code)) return;
    this.retry = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const connection = new Connection(address);

/** Whether the browser thinks that the device has a network. */
export const online = signal(typeof navigator === 'undefined' || navigator.onLine !== false);

/** Connect, and reconnect when the network is back or the page becomes visible. */
export function watchConnection(): void {
  connection.open();
  for (const change of ['online', 'offline']) {
    window.addEventListener(change, () => {
      online.value = navigator.onLine;
      connection.drop();
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) connection.open();
  });
}
