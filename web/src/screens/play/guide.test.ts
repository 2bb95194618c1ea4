import { describe, expect, it } from 'vitest';

import { chase, choice, optionsOf, race, seat, table } from '../../testing';
import type { View } from '../../wire';
import { hintFor, type HintName, type HintState } from './guide';

const WALKS = optionsOf({ walks: [choice(0, 'Me6')] });
const SIGHT = { ghost: 2, start: 'i5', prey: 'e5', steps: 2 };

function state(view: View, given: Partial<HintState> = {}, side = 0): HintState {
  const seats = [seat(0, 0), seat(1, 1, { pieces: [1, 2, 3, 4] })];
  const cast = { table: table(seats), view, mine: [seats[side]!] };
  return { cast, options: WALKS, turn: 0, fence: null, caught: false, ...given };
}

const GOALS: HintName[] = ['goal-race', 'goal-pacman', 'goal-ghosts'];
const past = (...names: HintName[]) => new Set<HintName>([...GOALS, ...names]);

function named(one: HintState, seen = past()): HintName | undefined {
  return hintFor(one, seen)?.name;
}

describe('the hint of the first turn', () => {
  it('is the goal, and where it is', () => {
    const row = 'abcdefghi'.split('').map((file) => `${file}9`);
    const figures = race(2).figures.map((one) => ({ ...one, goal: row }));
    expect(hintFor(state(race(2, { figures })), new Set())).toEqual({
      name: 'goal-race',
      args: { way: 'up', side: 0 },
    });
    const turned = state(race(2, { figures }), { turn: 2 });
    expect(hintFor(turned, new Set())?.args).toEqual({ way: 'down', side: 0 });
  });

  it('is another for PAC-MAN than for the ghosts', () => {
    const pellets_at_start = ['a1', 'a9', 'i1', 'i9'];
    expect(hintFor(state(chase({ pellets_at_start })), new Set())).toEqual({
      name: 'goal-pacman',
      args: { count: 4 },
    });
    const hunters = state(chase({ to_move: 1, movers: [1] }), {}, 1);
    expect(hintFor(hunters, new Set())).toEqual({ name: 'goal-ghosts', args: { count: 3 } });
  });
});

describe('a hint', () => {
  it.each([
    ['fence', state(race(2), { fence: 'e3h' })],
    ['boxed', state(race(2), { options: optionsOf({ passes: ['--'] }) })],
    ['boost', state(chase({ marks: { phase: 'boost', boosted: true } }))],
    ['chamber', state(chase({ to_move: 1, marks: { phase: 'relocate' } }), {}, 1)],
    ['spend', state(chase(), { options: optionsOf({ spend: '$', passes: ['--'] }) })],
    ['catch', state(chase(), { caught: true })],
    ['frenzy', state(chase({ marks: { sights: [SIGHT] } }))],
  ] as const)('about %s is given once', (name, now) => {
    expect(named(now)).toBe(name);
    expect(named(now, past(name))).toBeUndefined();
  });

  it('about a tap that did nothing comes before the goal', () => {
    expect(named(state(race(2), { fence: 'e3h' }), new Set())).toBe('fence');
  });

  it('is not given where nothing is new', () => {
    expect(named(state(race(2)))).toBeUndefined();
    expect(named(state(chase()))).toBeUndefined();
  });
});
