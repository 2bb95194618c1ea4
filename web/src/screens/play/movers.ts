/** Which side made each move of a match. */

import { signal } from '@preact/signals';

import { ask } from '../../api';
import type { Match } from '../../match';
import type { Side, Stored } from '../../wire';
import { isChase, sides } from './names';
import { moversInTurn, moversOf } from './rounds';

export class Movers {
  private readonly known = signal<Side[]>([]); // of a chase
  private learning = false;

  constructor(private readonly match: Match) {}

  /** The side of each move; in a race they take turns. */
  list(): Side[] {
    const { moves, view } = this.match;
    if (isChase(view.value!)) return this.known.value;
    return moversInTurn(moves.value, sides(view.value!).length);
  }

  /** A snapshot tells moves without their sides, so the events of a chase are fetched. */
  async learn(): Promise<void> {
    const { match } = this;
    if (this.learning || !isChase(match.view.value!)) return;
    this.learning = true;
    const asked = match.seq.value;
    const stored = await ask<Stored[]>(`/api/tables/${match.id}/events`).catch(() => []);
    this.learning = false;
    if (match.seq.value !== asked) return this.learn(); // more has happened meanwhile
    const events = stored.map(({ event }) => event);
    this.known.value = moversOf(events, match.table.value!.seats);
  }

  /** A side has made the newest move. */
  moved(side: Side): void {
    const made = this.match.moves.value.length;
    if (this.known.value.length < made - 1) return void this.learn();
    this.known.value = [...this.known.value.slice(0, made - 1), side];
  }
}
