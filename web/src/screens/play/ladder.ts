/** After games against the computer: an offer of the next level up or down, by the results. */

import { STRONGEST } from '../../parts/levels';
import type { ModeOffered, NewTable, SeatState, Setup, Table, View } from '../../wire';
import { chairsOf } from '../table/chairs';
import { isChase } from './names';

const KEY = 'corridor-levels';

/** Games in a row with one result at one level, in one role of a mode: above 0 won, below 0 lost. */
export interface Streak {
  level: number;
  run: number;
  /** The matches that were counted last, so that none is counted again when it is opened again. */
  matches: readonly string[];
}

const KEPT = 50;
/** So many games in a row are enough to offer another level. */
const ENOUGH = 2;

export interface Offer {
  up: boolean;
  level: number;
  run: number;
  next: number;
}

/** The level of the computer in a game of one person against bots; 0 in every other game. */
export function levelOf(table: Table, mine: SeatState[]): number {
  const bots = table.seats.filter((seat) => seat.level && !seat.player);
  if (mine.length !== 1 || mine.length + bots.length < table.seats.length) return 0;
  const levels = new Set(bots.map((seat) => seat.level!));
  const [level] = levels;
  return levels.size === 1 && level! <= STRONGEST ? level! : 0;
}

/** What results are counted by: the mode, and in a chase the role, for roles differ there. */
export function ladderOf(view: View, own: SeatState): string {
  return isChase(view) ? `${view.mode} ${own.side}` : view.mode;
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

/** What to offer after a match, the newest that was counted: a level up or down after two results alike. */
export function offered({ level, run, matches }: Streak, match: string): Offer | null {
  const next = run > 0 ? level + 1 : level - 1;
  const enough = Math.abs(run) >= ENOUGH && matches.at(-1) === match;
  if (!enough || next < 1 || next > STRONGEST) return null;
  return { up: run > 0, level, run: Math.abs(run), next };
}

/** The same game again with bots of another level: our role, the setup and the hands stay. */
export interface Again {
  table: NewTable;
  shares: Table['shares'];
}

export function againAt(mode: ModeOffered, { setup, seats, shares }: Table, own: SeatState, level: number): Again {
  const chairs = chairsOf(mode, shares);
  const pieces = String(own.pieces);
  const found = chairs.findIndex((chair) => chair.side === own.side && String(chair.pieces) === pieces);
  // Where the lot decides who begins a race, it decides again.
  const byLot = mode.team === null && setup.lots !== 'seats';
  const seat = byLot || found < 0 ? own.seat : found;
  const others = seats.map((one) => one.seat).filter((one) => one !== seat);
  const again: Setup = { ...setup, lots: byLot ? 'draw' : 'seats' };
  const bots = Object.fromEntries(others.map((other) => [String(other), level]));
  return { table: { setup: again, seat, name: own.name ?? '', bots }, shares };
}

export function readStreaks(): Record<string, Streak> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Streak>;
  } catch {
    return {};
  }
}

export function keepStreak(ladder: string, streak: Streak): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readStreaks(), [ladder]: streak }));
  } catch {
    // without storage each game counts for itself
  }
}
