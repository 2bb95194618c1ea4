/** Moves as texts: those that may be typed, and those that need a button. */

import type { Action, Scene } from './draft';
import { pieceName } from './labels';
import { fenceMove } from './moves';

/** Everything that may be typed; refused fences too, since their reason is shown. */
export function typeable({ options }: Scene): string[] {
  if (!options) return [];
  return [
    ...options.walks.flatMap((choice) => choice.walks),
    ...options.fences.map((choice) => choice.move),
    ...options.refused.map((slot) => fenceMove(slot.fence, slot.old ?? null)),
    ...options.enters,
    ...(options.spend === null ? [] : [options.spend]),
    ...options.passes,
  ];
}

/** Moves that are no square and no fence: spend, pass and enter, in this order. */
export function actionsOf({ view, options }: Scene): Action[] {
  if (!options) return [];
  const spend: Action[] =
    options.spend === null
      ? []
      : [{ kind: 'spend', move: options.spend, key: 'board-action-spend', args: {} }];
  const passes = options.passes.map((move): Action => passOf(view, options, move));
  const enters = options.enters.map((move): Action => {
    const square = move.slice(-2);
    return { kind: 'enter', move, key: 'board-action-enter', args: { square } };
  });
  return [...spend, ...passes, ...enters];
}

function passOf(view: Scene['view'], options: NonNullable<Scene['options']>, move: string): Action {
  const letter = move.length > 2 ? move[0] : null;
  const piece = letter === null ? -1 : view.figures.findIndex((one) => one.letter === letter);
  if (piece >= 0) {
    const args = { piece: pieceName(view, piece) };
    return { kind: 'pass', move, key: 'board-action-stay', args };
  }
  const only = !options.walks.length && !options.fences.length && options.spend === null;
  const key = view.marks.boosted ? 'board-action-no-boost' : 'board-action-end-turn';
  return { kind: 'pass', move, key: only ? 'board-action-pass' : key, args: {} };
}
