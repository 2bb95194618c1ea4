import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { race, seat, table } from '../../testing';
import type { Clock } from '../../wire';
import { isSpoken, tellClock } from './countdown';
import type { PlayState } from './state';

const said = vi.hoisted(() => [] as string[]);
vi.mock('../../parts/announce', () => ({ announce: (text: string) => said.push(text) }));

describe('a countdown that is shown', () => {
  it('is spoken at 30, 10 and 5 seconds', () => {
    const spoken: number[] = [];
    let before: number | null = null;
    for (let seconds = 58; seconds > 0; seconds -= 1) {
      if (isSpoken(before, seconds)) spoken.push(seconds);
      before = seconds;
    }
    expect(spoken).toEqual([30, 10, 5]);
  });

  it('is spoken once where readings are missing', () => {
    expect([isSpoken(40, 8), isSpoken(8, 7)]).toEqual([true, false]);
  });
});

describe('the own clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    said.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  function playing(clock: Clock, movers: number[]) {
    const seats = [seat(0, 0), seat(1, 1)];
    const shown = signal(table(seats, { clock }));
    const cast = signal({ table: shown.value, view: race(2, { movers }), mine: [seats[0]!] });
    return tellClock({ match: { table: shown }, cast } as unknown as PlayState);
  }

  it('is spoken at 30, 10 and 5 seconds', () => {
    const end = playing({ left: [40_000, 40_000], running: 0, at: 0 }, [0]);
    vi.advanceTimersByTime(40_000);
    expect(said.map((text) => /\d+/.exec(text)?.[0])).toEqual(['30', '10', '5']);
    end();
  });

  it('is not spoken any more when the screen is left', () => {
    playing({ left: [40_000, 40_000], running: 0, at: 0 }, [0])();
    vi.advanceTimersByTime(40_000);
    expect(said).toEqual([]);
  });

  it('is not spoken while another side moves', () => {
    playing({ left: [40_000, 40_000], running: 1, at: 0 }, [1]);
    vi.advanceTimersByTime(40_000);
    expect(said).toEqual([]);
  });
});
