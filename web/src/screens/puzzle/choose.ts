/** Which puzzles fit what is wanted, and which one comes next. */

import type { PuzzleOffered } from '../../wire';

/** How hard puzzles are, by difficulty from 1 to 9. */
export const GRADES = {
  easy: [1, 3],
  medium: [4, 6],
  hard: [7, 9],
} as const;
export type Grade = keyof typeof GRADES | 'any';

export interface Wish {
  mode: string; // empty: all
  grade: Grade;
}

export function fitting(all: readonly PuzzleOffered[], { mode, grade }: Wish): PuzzleOffered[] {
  const [low, high] = grade === 'any' ? [1, 9] : GRADES[grade];
  return all.filter(
    (one) => (!mode || one.mode === mode) && low <= one.difficulty && one.difficulty <= high,
  );
}

/** Puzzles by theme, in the order in which the themes first occur; easy ones first. */
export function byTheme(all: readonly PuzzleOffered[]): [string, PuzzleOffered[]][] {
  const themes = new Map<string, PuzzleOffered[]>();
  for (const one of all) themes.set(one.theme, [...(themes.get(one.theme) ?? []), one]);
  return [...themes].map(([theme, some]) => [theme, some.sort(easierFirst)]);
}

function easierFirst(one: PuzzleOffered, other: PuzzleOffered): number {
  return one.difficulty - other.difficulty || (one.id < other.id ? -1 : 1);
}

/**
 * The next puzzle of the same theme and game: the first after this one that is not solved, else the
 * first of all that is not; null if all of them are solved.
 */
export function nextOf(
  all: readonly PuzzleOffered[],
  now: Pick<PuzzleOffered, 'id' | 'mode' | 'theme'>,
  solved: (id: string) => boolean,
): PuzzleOffered | null {
  const like = all
    .filter((one) => one.theme === now.theme && one.mode === now.mode)
    .sort(easierFirst);
  const place = like.findIndex((one) => one.id === now.id);
  const later = [...like.slice(place + 1), ...like.slice(0, Math.max(0, place))];
  return later.find((one) => !solved(one.id)) ?? null;
}
