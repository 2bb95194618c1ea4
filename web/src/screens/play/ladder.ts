/** After games against the computer: an offer of the next level up or down, by the results. */

import { STRONGEST } from '../../parts/levels';
import type { SeatState, Table } from '../../wire';

const KEY = 'corridor-levels';

/** Games in a row with one result at one level of a mode: above 0 won, below 0 lost. */
export interface Streak {
  level: number;
  run: number;
  /** The matches that were counted last, so that none is counted again when it is opened again. */
  matches: readonly string[];
}

const KEPT = 50;

export interface Offer {
  up: boolean;
  level: number;
  run: number;
  next: number;
}

/** The level of the computer in a game of one person against bots; 0 in every other game. */
export function levelOf(table: Table, mine: SeatState[]): number {
  const bots = table.seats.filter((seat) => seat.level);
  if (mine.length !== 1 || mine.length + bots.length < table.seats.length) return 0;
  const levels = new Set(bots.map((seat) => seat.level!));
  const [level] = levels;
  return levels.size === 1 && level! <= STRONGEST ? level! : 0;
}

/** A streak with one more game; draws and other levels begin anew. */
export function counted(before: Streak | undefined, match: string, level: number, won: boolean | null): Streak {
  const seen = before?.matches ?? [];
  if (before && seen.includes(match)) return before;
  const matches = [...seen, match].slice(-KEPT);
  const run = before?.level === level ? before.run : 0;
  if (won === null) return { level, run: 0, matches };
  const one = won ? 1 : -1;
  return { level, run: Math.sign(run) === one ? run + one : one, matches };
}

/** What to offer: one level up after a win, one down after two losses. */
export function offered({ level, run }: Streak): Offer | null {
  const next = run > 0 ? level + 1 : level - 1;
  if ((run > -2 && run <= 0) || next < 1 || next > STRONGEST) return null;
  return { up: run > 0, level, run: Math.abs(run), next };
}

export function readStreaks(): Record<string, Streak> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Streak>;
  } catch {
    return {};
  }
}

export function keepStreak(mode: string, streak: Streak): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readStreaks(), [mode]: streak }));
  } catch {
    // without storage each game counts for itself
  }
}
