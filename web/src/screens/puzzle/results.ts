/** Results of puzzles, remembered on this device: tries, what is solved, days in a row. */

import { signal } from '@preact/signals';

/** `solved`: by the person's own moves; a solution that was shown does not count. */
export interface Result {
  tries: number;
  solved: boolean;
}

interface Kept {
  results: Record<string, Result>;
  /** Dates of daily puzzles that were solved on their day, oldest first. */
  days: string[];
}

const KEY = 'corridor-puzzles';
const DAY = 86_400_000; // ms

function stored(): Kept {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { results: {}, days: [] }; // storage is forbidden, or holds something else
  }
}

/** What was stored, as far as it has the right form. */
export function read(found: unknown): Kept {
  const { results, days } = (found ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const entries = typeof results === 'object' && results !== null ? Object.entries(results) : [];
  const isDay = (one: unknown) => typeof one === 'string' && !Number.isNaN(Date.parse(one));
  return {
    results: Object.fromEntries(entries.filter((entry): entry is [string, Result] => isResult(entry[1]))),
    days: Array.isArray(days) ? days.filter(isDay) : [],
  };
}

function isResult(found: unknown): found is Result {
  const { tries, solved } = (found ?? {}) as Partial<Record<keyof Result, unknown>>;
  return typeof tries === 'number' && typeof solved === 'boolean';
}

export const kept = signal<Kept>(stored());

export function resultOf(puzzle: string): Result {
  return kept.value.results[puzzle] ?? { tries: 0, solved: false };
}

function keep(next: Kept): void {
  kept.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is forbidden: remembered until the page is closed.
  }
}

/** Count a try of a puzzle that is not solved yet: one that solved it, or a wrong one. */
export function count(puzzle: string, solved: boolean): void {
  const before = resultOf(puzzle);
  if (before.solved) return;
  const result = { tries: before.tries + 1, solved };
  keep({ ...kept.value, results: { ...kept.value.results, [puzzle]: result } });
}

/** Note that the puzzle of a day was solved. */
export function countDay(day: string): void {
  const { days } = kept.value;
  if (!days.includes(day)) keep({ ...kept.value, days: [...days, day].sort() });
}

/** How many daily puzzles in a row were solved, up to today or, before today's is, to yesterday. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let day = Date.parse(today);
  if (!solved.has(dateOf(day))) day -= DAY;
  let length = 0;
  while (solved.has(dateOf(day))) {
    length += 1;
    day -= DAY;
  }
  return length;
}

function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
