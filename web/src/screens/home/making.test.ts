import { describe, expect, it } from 'vitest';

import type { ModeOffered } from '../../wire';
import { LOT, computerTable, ghostSeats, setupOf, usualWish, valueOf, withSwitch } from './making';

const race: ModeOffered = {
  key: 'classic-3',
  sides: ['w', 'x', 'y'],
  pieces: [],
  team: null,
  seats: [3, 3],
  shares: { 3: [] },
  presets: {},
  switches: [{ name: 'threefold', kind: 'bool', values: [true, false], default: true }],
  layouts: [],
  levels: [],
};
const chase: ModeOffered = {
  ...race,
  key: 'pacman',
  sides: ['pacman', 'ghosts'],
  team: 1,
  seats: [2, 5],
  presets: { booklet: {}, italian: { frenzy_path: 'towards' } },
  switches: [
    {
      name: 'frenzy_path',
      kind: 'choice',
      values: ['any', 'straight', 'towards'],
      default: 'any',
    },
  ],
};

describe('a table against the computer', () => {
  it('has a bot on every other seat, and we sit on the side we wish', () => {
    const table = computerTable(race, 4, 1, 'Ann');
    expect(table.seat).toBe(1);
    expect(table.bots).toEqual({ 0: 4, 2: 4 });
    expect(table.setup).toEqual({ mode: 'classic-3', seats: 3, lots: 'seats' });
  });

  it('draws lots where no side is wished, or one that the mode does not have', () => {
    expect(computerTable(chase, 1, LOT, '').setup?.lots).toBe('draw');
    expect(computerTable(chase, 1, 2, '').setup?.lots).toBe('draw');
  });
});

describe('a wish', () => {
  it('lets people choose their role in a chase and draws lots in a race', () => {
    expect(usualWish(chase).lots).toBe('seats');
    expect(usualWish(race).lots).toBe('draw');
  });

  it('reads a switch by itself, by its preset, by default', () => {
    const wish = usualWish(chase);
    expect(valueOf(chase, wish, 'frenzy_path')).toBe('any');
    expect(valueOf(chase, { ...wish, preset: 'italian' }, 'frenzy_path')).toBe('towards');
    const set = withSwitch(chase, { ...wish, preset: 'italian' }, 'frenzy_path', 'straight');
    expect(valueOf(chase, set, 'frenzy_path')).toBe('straight');
  });

  it('does not say again what the preset says', () => {
    const wish = { ...usualWish(chase), preset: 'italian' };
    const set = withSwitch(chase, wish, 'frenzy_path', 'any');
    expect(setupOf(chase, set).switches).toEqual({ frenzy_path: 'any' });
    const back = withSwitch(chase, set, 'frenzy_path', 'towards');
    expect(setupOf(chase, back).switches).toBeUndefined();
  });

  it('asks who decides for the ghosts only where several share them', () => {
    expect(ghostSeats(chase, 2)).toBe(1);
    expect(setupOf(chase, usualWish(chase)).team_decides).toBeUndefined();
    expect(setupOf(chase, { ...usualWish(chase), seats: 4 }).team_decides).toBe('anyone');
    expect(ghostSeats(race, 3)).toBe(0);
  });
});
