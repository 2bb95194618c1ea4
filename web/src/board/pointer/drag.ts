/** Things on the board that a finger or the mouse can take: fences of the Chamber, pieces. */

import type { BoardDraft } from '../draft';
import { inside, squareUnder, type Point } from '../geometry';
import type { Field } from '../resolver';
import { movable, slotFor } from '../slots';

// Around the middle of a fence of the Chamber, in units: how far from it along and across.
const LIFT_ALONG = 48;
const LIFT_ACROSS = 20;

/** The fence of the Chamber near a point that may be put elsewhere. */
export function liftable(draft: BoardDraft, at: Point): string | null {
  const { scene } = draft;
  if (!scene) return null;
  const near = movable(scene.options).flatMap((fence) => {
    const { post, lying } = slotFor(fence, scene.turn);
    const [x, y] = [Math.abs(at.x - post.x), Math.abs(at.y - post.y)];
    const [along, across] = lying ? [x, y] : [y, x];
    if (along > LIFT_ALONG || across > LIFT_ACROSS) return [];
    return [{ fence, away: Math.hypot(x, y) }];
  });
  return near.sort((one, other) => one.away - other.away)[0]?.fence ?? null;
}

/** Whether a point is on a piece that may walk. */
export function onOwn(field: Field, at: Point): boolean {
  return field.own.some((box) => inside(at, box));
}

/** Show where a dragged piece would go. */
export function carry(draft: BoardDraft, at: Point): void {
  const square = draft.scene && squareUnder(at, draft.scene.turn);
  draft.hover.value = square && draft.answers(square) ? square : null;
}

/** Let go of a dragged piece: it walks, or stays where it is. */
export function drop(draft: BoardDraft, from: Point, at: Point): void {
  const { scene } = draft;
  draft.hover.value = null;
  if (!scene?.options) return;
  const start = squareUnder(from, scene.turn);
  const square = squareUnder(at, scene.turn);
  if (start !== null && square !== null && start !== square) draft.drop(start, square);
}
