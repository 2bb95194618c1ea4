import { describe, expect, it } from 'vitest';

import { chase, race, seat, table } from '../../testing';
import type { View } from '../../wire';
import { happened, heard, mayMove } from './heard';

/** Text without Fluent's invisible marks around arguments. */
function plain(sentences: string[]): string[] {
  return sentences.map((one) => one.replace(/[\u2068\u2069]/g, ''));
}

function without(view: View, ...gone: number[]): View {
  const figures = view.figures.map((one, piece) =>
    gone.includes(piece) ? { ...one, square: null } : one,
  );
  return { ...view, figures };
}

describe('what is heard of a move in a chase', () => {
  const pellets_at_start = ['a1', 'i1', 'a9', 'i9'];
  const before = chase({ pellets_at_start, movers: [0] });

  it('is a pellet and the boost that begins', () => {
    const view = chase({ pellets_at_start, eaten: 2, steps_left: 3, marks: { boosted: true } });
    expect(plain(happened(before, view))).toEqual([
      'PAC-MAN eats a pellet: 2 of 4.',
      'A boost begins: 3 steps.',
    ]);
  });

  it('is a pellet that is spent', () => {
    const saved = chase({ pellets_at_start, marks: { reserve: 1 } });
    const view = chase({ pellets_at_start, steps_left: 1, marks: { reserve: 0, boosted: true } });
    expect(plain(happened(saved, view))).toEqual([
      'PAC-MAN spends a pellet.',
      'A boost begins: 1 step.',
    ]);
  });

  it('is the ghosts that are eaten and the end of the boost', () => {
    const boosted = chase({ pellets_at_start, marks: { boosted: true } });
    expect(plain(happened(boosted, without(before, 1, 3)))).toEqual([
      'PAC-MAN eats Blinky, Pinky.',
      'The boost is over.',
    ]);
  });

  it('is the life that is lost', () => {
    expect(plain(happened(before, chase({ pellets_at_start, lives: 1 })))).toEqual([
      'PAC-MAN is caught. 1 life left.',
    ]);
  });

  it('is every move since the last view, then whose turn it is', () => {
    const seats = [seat(0, 0), seat(1, 1, { pieces: [1, 2] }), seat(2, 1, { pieces: [3, 4] })];
    const cast = { table: table(seats), view: before, mine: [seats[2]!] };
    const made = [
      { seat: 1, side: 1, move: 'Bd9' },
      { seat: 1, side: 1, move: 'Ih5' },
    ];
    const view = chase({ to_move: 1, movers: [2] });
    expect(plain(heard(cast, made, before, view))).toEqual([
      'Ghosts: Bd9.',
      'Ghosts: Ih5.',
      'Inky to move',
    ]);
  });
});

describe('whose turn it is', () => {
  const seats = [seat(0, 0), seat(1, 1, { pieces: [1, 2] }), seat(2, 1, { pieces: [3, 4] })];
  const inky = chase({ to_move: 1, movers: [2] });

  it('is told to the one who holds the piece, not to a teammate', () => {
    const turn = (own: number) =>
      mayMove({ table: table(seats), view: inky, mine: [seats[own]!] }, inky);
    expect([turn(0), turn(1), turn(2)]).toEqual([false, true, false]);
  });

  it('is nobody’s own on a screen for several, nor a bot’s', () => {
    const view = race(2);
    const both = [seat(0, 0), seat(1, 1)];
    expect(mayMove({ table: table(both), view, mine: both }, view)).toBe(false);
    const bot = seat(0, 0, { level: 3 });
    expect(mayMove({ table: table([bot]), view, mine: [bot] }, view)).toBe(false);
  });

  it('is not said after the end', () => {
    const over = race(2, { outcome: { winner: 0, reason: 'goal' } });
    const own = [seat(0, 0), seat(1, 1)];
    const cast = { table: table(own), view: over, mine: [own[0]!] };
    expect(plain(heard(cast, [{ seat: 0, side: 0, move: 'e9' }], race(2), over))).toEqual(['You: e9.']);
  });
});
