/** Recorded games: the first view is fetched, each later one is a set of changes. */

import { signal } from '@preact/signals';

import type { View } from '../../wire';

type Change = Partial<Omit<View, 'figures' | 'marks'>> & {
  squares?: (string | null)[];
  marks?: Partial<View['marks']>;
};

export type Recorded = Change[];

/** By mode; empty until they are fetched. */
export const recorded = signal<Record<string, Recorded>>({});

export async function learnRecorded(): Promise<void> {
  if (Object.keys(recorded.value).length) return;
  const answer = await fetch('/demo.json');
  if (answer.ok) recorded.value = (await answer.json()) as Record<string, Recorded>;
}

function changed(view: View, { squares, marks, ...rest }: Change): View {
  return {
    ...view,
    ...rest,
    marks: { ...view.marks, ...marks },
    figures: squares
      ? view.figures.map((figure, piece) => ({ ...figure, square: squares[piece] ?? null }))
      : view.figures,
  };
}

/** Every view of a recorded game, the start included. */
export function frames(start: View, game: Recorded): View[] {
  const found = [start];
  for (const change of game) found.push(changed(found[found.length - 1]!, change));
  return found;
}

/** A square part of the board, by its lowest column and row. */
export interface Part {
  column: number;
  row: number;
}

export const PART = 5;
const WHOLE = 9;

/** Column and row of a square, or of the slot of a fence. */
function placeOf(name: string): Part {
  return { column: name.charCodeAt(0) - 'a'.charCodeAt(0), row: Number(name[1]) - 1 };
}

/** A score of what is seen in a part: pieces count most, above all the first. */
function worth(view: View, part: Part): number {
  const inside = (name: string | null) => {
    if (!name) return 0;
    const { column, row } = placeOf(name);
    const across = column >= part.column && column < part.column + PART;
    return across && row >= part.row && row < part.row + PART ? 1 : 0;
  };
  const sum = (names: (string | null)[]) => names.reduce((all, name) => all + inside(name), 0);
  const pieces = view.figures.map(({ square }) => square);
  return 4 * sum(pieces) + 3 * inside(pieces[0]!) + sum(view.pellets) + sum(fences(view)) / 4;
}

function fences(view: View): string[] {
  return view.fences.map(({ fence }) => fence);
}

/** The part of a board with the highest score. */
export function bestPart(view: View): Part & { worth: number } {
  const starts = Array.from({ length: WHOLE - PART + 1 }, (_, start) => start);
  const parts = starts.flatMap((column) => starts.map((row) => ({ column, row })));
  const valued = parts.map((part) => ({ ...part, worth: worth(view, part) }));
  return valued.reduce((best, one) => (one.worth > best.worth ? one : best));
}

/** The view of a game with the highest score, for a small picture. */
export function tellingMoment(shown: View[]): View {
  const going = shown.filter((view) => !view.outcome);
  const valued = going.map((view) => ({ view, worth: bestPart(view).worth }));
  return valued.reduce((best, one) => (one.worth > best.worth ? one : best)).view;
}
