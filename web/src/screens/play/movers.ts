/** Which seat and which side made each move of a match. */

import { signal } from '@preact/signals';

import { ask } from '../../api';
import type { Match } from '../../match';
import type { Side, Stored } from '../../wire';
import { isChase, seatsOf, sides } from './names';
import { moversInTurn, seatsThatMoved } from './rounds';

export class Movers {
  private readonly known = signal<number[]>([]); // seats, of a chase
  private learning = false;

  constructor(private readonly match: Match) {}

  /** The side of each move; in a race they take turns. */
  list(): Side[] {
    const { moves, view, table } = this.match;
    if (!isChase(view.value!)) return moversInTurn(moves.value, sides(view.value!).length);
    const seats = table.value?.seats ?? [];
    return this.known.value.map((seat) => seats[seat]?.side ?? 0);
  }

  /** The seat of each move, as far as it is known. */
  seats(): number[] {
    const { view, table } = this.match;
    if (isChase(view.value!)) return this.known.value;
    return this.list().map((side) => seatsOf(table.value!, side)[0]?.seat ?? 0);
  }

  /** A snapshot tells moves without their seats, so the events of a chase are fetched. */
  async learn(): Promise<void> {
    const { match } = this;
    if (this.learning || !isChase(match.view.value!)) return;
    this.learning = true;
    const asked = match.seq.value;
    const stored = await ask<Stored[]>(`/api/tables/${match.id}/events`).catch(() => []);
    this.learning = false;
    if (match.seq.value !== asked) return this.learn(); // more has happened meanwhile
    this.known.value = seatsThatMoved(stored.map(({ event }) => event));
  }

  /** A seat has made the newest move. */
  moved(seat: number): void {
    const made = this.match.moves.value.length;
    if (this.known.value.length < made - 1) return void this.learn();
    this.known.value = [...this.known.value.slice(0, made - 1), seat];
  }
}
