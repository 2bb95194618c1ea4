/** Views, options and tables for tests; fields that are not given have their usual values. */

import type { Figure, Marks, Options, SeatState, Table, View, WalkChoice } from './wire';
import { learn } from './words';

const english = import.meta.glob<string>('../../src/corridor/i18n/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every English sentence. */
export const ENGLISH = Object.values(english).join('\n');

learn('en', ENGLISH);

const MARKS: Marks = {
  phase: '',
  boosted: false,
  edible: [],
  sights: [],
  gates: [],
  tunnels: [],
  reserve: null,
  speed: null,
  turn: null,
  opening: 0,
};

export function figure(
  name: string,
  letter: string,
  side: number,
  square: string | null,
  goal: string[] = [],
): Figure {
  return { name, letter, side, square, goal };
}

export const RACERS = [figure('w', 'W', 0, 'e2', ['e9']), figure('x', 'X', 1, 'e9', ['e1'])];

export const CHASERS = [
  figure('pacman', 'M', 0, 'e5'),
  figure('blinky', 'B', 1, 'e9'),
  figure('inky', 'I', 1, 'i5'),
];

type Given = Partial<Omit<View, 'marks'>> & { marks?: Partial<Marks> };

export function viewOf(given: Given = {}): View {
  return {
    mode: 'classic-2',
    figures: RACERS,
    homes: [],
    fences: [],
    vacated: [],
    chamber: [],
    pellets: [],
    pellets_at_start: [],
    eaten: 0,
    stock: [10, 10],
    stock_at_start: [10, 10],
    lives: null,
    lives_at_start: null,
    to_move: 0,
    movers: [0],
    steps_left: null,
    routes: [null, null],
    last: null,
    outcome: null,
    rating: null,
    ply: 0,
    position: 'one',
    ...given,
    marks: { ...MARKS, ...given.marks },
  };
}

export function optionsOf(given: Partial<Options> = {}): Options {
  return { walks: [], fences: [], refused: [], enters: [], spend: null, passes: [], ...given };
}

/** A choice of walks that lead to the same position, given as move texts: "Me6f6". */
export function choice(piece: number, ...walks: string[]): WalkChoice {
  const paths = walks.map((walk) => walk.replace(/^[A-Z]/, '').match(/../g)!);
  return { piece, end: paths[0]!.at(-1)!, walks, paths };
}

const HOMES = ['e1', 'a5', 'e9', 'i5'];

/** A race of two, three or four sides at its start. */
export function race(sides: number, given: Given = {}): View {
  const homes = sides === 2 ? ['e1', 'e9'] : HOMES.slice(0, sides);
  const stock = homes.map(() => 5);
  return viewOf({
    mode: `classic-${sides}`,
    figures: homes.map((square, side) =>
      figure('wxyz'[side]!, 'WXYZ'[side]!, side, square, ['a9']),
    ),
    homes,
    stock,
    stock_at_start: stock,
    routes: homes.map((square, piece) => ({ piece, squares: [square, 'e5', 'e4'] })),
    ...given,
  });
}

/** A chase with three lives and all four ghosts. */
export function chase(given: Given = {}): View {
  const names = ['pacman', 'blinky', 'inky', 'pinky', 'clyde'];
  return viewOf({
    mode: 'pacman',
    figures: names.map((name, piece) => figure(name, 'MBIPC'[piece]!, piece ? 1 : 0, 'e5')),
    homes: ['e5', 'e9', 'i5', 'e1', 'a5'],
    stock: [0, 0],
    stock_at_start: [0, 0],
    lives: 3,
    lives_at_start: 3,
    ...given,
  });
}

export function seat(number: number, side: number, given: Partial<SeatState> = {}): SeatState {
  return { seat: number, name: `p${number}`, player: `p${number}`, side, pieces: [side], ...given };
}

export function table(seats: SeatState[], given: Partial<Table> = {}): Table {
  return { match: 'k3Fq9Zx1', setup: {}, phase: 'playing', seats, shares: [], pivot: 0, ...given };
}
