/** Moves grouped into rounds; a round ends when the first side moves again. */

import type { Event, Side } from '../../wire';

export interface Ply {
  /** The number of moves including this one. */
  ply: number;
  text: string;
  side: Side;
}

export interface Round {
  number: number;
  plies: Ply[];
}

/** A new round begins when the first side moves after another. */
export function roundsOf(moves: string[], movers: Side[]): Round[] {
  const rounds: Round[] = [];
  moves.forEach((text, index) => {
    const side = movers[index] ?? 0;
    const before = rounds.at(-1)?.plies.at(-1)?.side;
    if (before === undefined || (side === 0 && before !== 0)) {
      rounds.push({ number: rounds.length + 1, plies: [] });
    }
    rounds.at(-1)!.plies.push({ ply: index + 1, text, side });
  });
  return rounds;
}

/** In a race the sides move one after the other. */
export function moversInTurn(moves: string[], sides: number): Side[] {
  return moves.map((_, index) => index % sides);
}

/** In a chase only the events tell which seat made a move. */
export function seatsThatMoved(events: Event[]): number[] {
  const seats: number[] = [];
  for (const event of events) {
    if (event.type === 'moved') seats.push(event.seat);
    if (event.type === 'tookback') seats.splice(seats.length - event.plies);
  }
  return seats;
}

/** The round in which a move was made. */
export function roundOf(rounds: Round[], ply: number): Round | undefined {
  return rounds.find((round) => round.plies.some((one) => one.ply === ply));
}
