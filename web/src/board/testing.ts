/** Small views and options for tests; what a test does not speak of has its usual value. */

import english from '../../../src/corridor/i18n/en.ftl?raw';
import type { Figure, Marks, Options, View, WalkChoice } from '../wire';
import { learn } from '../words';

learn('en', english);

const MARKS: Marks = {
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

export function viewOf(
  given: Partial<Omit<View, 'marks'>> & { marks?: Partial<Marks> } = {},
): View {
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

/** A choice from the walks that come to the same, as they are written: "Me6f6". */
export function choice(piece: number, ...walks: string[]): WalkChoice {
  const paths = walks.map((walk) => walk.replace(/^[A-Z]/, '').match(/../g)!);
  return { piece, end: paths[0]!.at(-1)!, walks, paths };
}
