/** Sentences about a move for screen readers: the move, its effects, who moves next. */

import type { SeatState, Side, View } from '../../wire';
import { listed, say } from '../../words';
import { isBot, isChase, pieceName, sideName, type Cast } from './names';
import { eatenGhosts } from './told';

/** A move, and the seat and the side that made it. */
export interface Made {
  seat: number;
  side: Side;
  move: string;
}

/** All sentences for the change from `before` to `view`, in order. */
export function heard(cast: Cast, made: Made[], before: View, view: View): string[] {
  const moves = made.map(({ side, move }) =>
    say('play-heard-move', { who: sideName(cast, side), move }),
  );
  return [...moves, ...happened(before, view), ...(view.outcome ? [] : [nextTurn(cast, view)])];
}

/** Sentences about pellets, boosts, eaten ghosts and lost lives. */
export function happened(before: View, view: View): string[] {
  if (!isChase(view)) return [];
  const eaten = eatenGhosts(before, view);
  const pieces = listed(eaten.map((piece) => pieceName(view, piece)));
  return [
    ...(spent(before, view) ? [say('play-heard-spent')] : []),
    ...(eaten.length ? [say('play-heard-eaten', { pieces })] : []),
    ...pellet(before, view),
    ...boost(before, view),
    ...caught(before, view),
  ];
}

function spent(before: View, view: View): boolean {
  return (before.marks.reserve ?? 0) > (view.marks.reserve ?? 0);
}

function pellet(before: View, view: View): string[] {
  if (view.eaten <= before.eaten) return [];
  const all = view.pellets_at_start.length;
  return [say('play-heard-pellet', { count: view.eaten, all })];
}

function boost(before: View, view: View): string[] {
  if (view.marks.boosted === before.marks.boosted || view.outcome) return [];
  if (!view.marks.boosted) return [say('play-heard-boost-over')];
  return [say('play-heard-boost', { count: view.steps_left ?? 0 })];
}

function caught(before: View, view: View): string[] {
  const lives = view.lives ?? 0;
  return lives < (before.lives ?? 0) ? [say('play-heard-caught', { count: lives })] : [];
}

/** Whether the one person at this screen holds a piece that may move now. */
export function mayMove({ mine }: Cast, view: View): boolean {
  const [seat] = mine;
  return mine.length === 1 && !isBot(seat!) && holdsMover(seat!, view);
}

function holdsMover(seat: SeatState, view: View): boolean {
  return view.movers.some((piece) => seat.pieces?.includes(piece));
}

function nextTurn(cast: Cast, view: View): string {
  if (mayMove(cast, view)) return say('play-your-turn');
  const [only, ...others] = view.movers;
  const ghost = isChase(view) && only !== undefined && !others.length;
  const who = ghost ? pieceName(view, only) : sideName(cast, view.to_move);
  return say('play-to-move', { who });
}
