/** Views and tables for tests, as the server tells them. */

import type { SeatState, Table, View } from '../../wire';

const MARKS = {
  phase: '',
  boosted: false,
  sights: [],
  gates: [],
  tunnels: [],
  reserve: null,
  speed: null,
  turn: null,
  opening: 0,
};

const HOMES = ['e1', 'a5', 'e9', 'i5'];

/** A race of two, or of three or four, at its start. */
export function race(sides: number, changes: Partial<View> = {}): View {
  const homes = sides === 2 ? ['e1', 'e9'] : HOMES.slice(0, sides);
  return {
    mode: `classic-${sides}`,
    figures: homes.map((square, side) => ({
      name: 'wxyz'[side]!,
      letter: 'WXYZ'[side]!,
      side,
      square,
      goal: ['a9'],
    })),
    homes,
    fences: [],
    vacated: [],
    chamber: [],
    pellets: [],
    pellets_at_start: [],
    eaten: 0,
    stock: homes.map(() => 5),
    stock_at_start: homes.map(() => 5),
    lives: null,
    lives_at_start: null,
    to_move: 0,
    movers: [0],
    steps_left: null,
    marks: MARKS,
    routes: homes.map((square, piece) => ({ piece, squares: [square, 'e5', 'e4'] })),
    last: null,
    outcome: null,
    rating: null,
    ply: 0,
    position: '',
    ...changes,
  };
}

/** A chase with three lives and four pellets. */
export function chase(changes: Partial<View> = {}): View {
  const names = ['pacman', 'blinky', 'inky', 'pinky', 'clyde'];
  return {
    ...race(2),
    mode: 'pacman',
    figures: names.map((name, piece) => ({
      name,
      letter: 'MBIPC'[piece]!,
      side: piece ? 1 : 0,
      square: 'e5',
      goal: [],
    })),
    homes: ['e5', 'e9', 'i5', 'e1', 'a5'],
    stock: [0, 0],
    stock_at_start: [0, 0],
    lives: 3,
    lives_at_start: 3,
    ...changes,
  };
}

export function seat(number: number, side: number, changes: Partial<SeatState> = {}): SeatState {
  return { seat: number, name: `p${number}`, player: `p${number}`, side, pieces: [side], ...changes };
}

export function table(seats: SeatState[], changes: Partial<Table> = {}): Table {
  return {
    match: 'k3Fq9Zx1',
    setup: {},
    phase: 'playing',
    seats,
    shares: [],
    pivot: 0,
    ...changes,
  };
}
