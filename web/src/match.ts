/** A match as signals: the newest state that the server has sent. */

import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import type { Connection } from './connection';
import type {
  Happened,
  Hinted,
  Message,
  Options,
  Presence,
  SeatState,
  Side,
  Snapshot,
  Stored,
  Suggestion,
  Summary,
  Table,
  TableCommand,
  View,
} from './wire';

type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** A command about a table, without the fields that `Match` and `Connection` add. */
export type TableRequest = Without<TableCommand, 'match' | 'seq' | 'rid'>;

export class Match {
  readonly table = signal<Table | null>(null);
  readonly view = signal<View | null>(null);
  readonly moves = signal<string[]>([]);
  /** The options of our seats; null while others decide. */
  readonly options = signal<Options | null>(null);
  readonly suggestion = signal<Suggestion | null>(null);
  readonly hint = signal<Hinted | null>(null);
  readonly summary = signal<Summary | null>(null);
  readonly presence = signal<Presence | null>(null);
  /** Events since this page subscribed, oldest first. */
  readonly log = signal<Stored[]>([]);
  /** The code with which the subscription was refused. */
  readonly failure = signal<string | null>(null);
  readonly seq = signal(0);
  readonly mine: ReadonlySignal<SeatState[]>;
  readonly mySides: ReadonlySignal<Side[]>;
  private listeners = new Set<(happened: Stored) => void>();
  private leave: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly line: Connection,
  ) {
    this.mine = computed(() => {
      const you = this.line.you.value;
      const seats = this.table.value?.seats ?? [];
      return you ? seats.filter((seat) => seat.player === you) : [];
    });
    this.mySides = computed(() => [
      ...new Set(this.mine.value.flatMap((seat) => (seat.side == null ? [] : [seat.side]))),
    ]);
  }

  /** Subscribe, and again after every reconnection. */
  open(): void {
    this.leave = [
      this.line.listen((message) => this.hear(message)),
      this.line.onWelcome(() => this.subscribe()),
    ];
  }

  close(): void {
    for (const end of this.leave) end();
    this.line.tell({ type: 'unsubscribe', match: this.id });
  }

  /** Call a listener once for each event; the answer removes it. */
  onEvent(listener: (happened: Stored) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Send a command about this table; a refusal is a `Declined`. */
  async command(command: TableRequest): Promise<void> {
    await this.line.ask({ ...command, match: this.id, seq: this.seq.value });
  }

  private subscribe(): void {
    this.line
      .ask({ type: 'subscribe', match: this.id, after: this.seq.value })
      .catch((error: { code?: string }) => {
        if (error.code !== 'unreachable') this.failure.value = error.code ?? 'unreachable';
      });
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        if (message.match === this.id) this.see(message);
        break;
      case 'event':
        if (message.match === this.id) this.happen(message);
        break;
      case 'table':
        if (message.table.match === this.id) this.change(message.seq, message.table);
        break;
      case 'view':
        if (message.match === this.id) this.show(message.seq, message.view);
        break;
      case 'options':
        if (message.match === this.id) this.options.value = message.options;
        break;
      case 'suggestion':
        if (message.match === this.id) this.suggestion.value = message;
        break;
      case 'hint':
        if (message.match === this.id) this.hint.value = message;
        break;
      case 'presence':
        if (message.match === this.id) this.presence.value = message;
        break;
      case 'summary':
        if (message.match === this.id) this.summary.value = message;
        break;
    }
  }

  private see(told: Snapshot): void {
    this.failure.value = null;
    this.options.value = null;
    this.moves.value = told.moves;
    this.seq.value = told.seq;
    this.view.value = told.view;
    this.table.value = told.table;
  }

  private happen(told: Happened): void {
    const { seq, at, event } = told;
    const happened = { seq, at, event };
    // Together: who reads the moves finds that the listeners know of them.
    batch(() => {
      this.seq.value = Math.max(this.seq.value, seq);
      if (event.type === 'moved') this.moves.value = [...this.moves.value, event.move];
      if (event.type === 'tookback') this.moves.value = this.moves.value.slice(0, -event.plies);
      this.log.value = [...this.log.value, happened];
      for (const listener of [...this.listeners]) listener(happened);
    });
  }

  private change(seq: number, table: Table): void {
    this.seq.value = Math.max(this.seq.value, seq);
    this.table.value = table;
    if (table.phase !== 'playing') this.options.value = null;
  }

  private show(seq: number, view: View): void {
    this.seq.value = Math.max(this.seq.value, seq);
    this.options.value = null;
    this.suggestion.value = null;
    this.hint.value = null;
    this.view.value = view;
  }
}
