/** Fences in the options: where one may stand, what it costs, why it is refused. */

import type { Options, View } from '../wire';
import type { LegalFence, RefusedFence, Stage } from './draft';
import { FENCES, postOf, slotOf, type Turn } from './geometry';
import { fenceMove, newFence, oldFence } from './moves';
import type { Field, Slot } from './resolver';

export type FenceDraft = LegalFence | RefusedFence;

/** The fences of the Chamber that may be put elsewhere. */
export function movable(options: Options | null): string[] {
  const old = (options?.fences ?? []).map((choice) => oldFence(choice.move));
  return [...new Set(old.filter((fence) => fence !== null))];
}

/** The draft of a fence in this place; null if the options do not mention it. */
export function thought(
  view: View,
  options: Options,
  fence: string,
  old: string | null,
  stage: Stage,
): FenceDraft | null {
  const move = fenceMove(fence, old);
  const choice = options.fences.find((one) => one.move === move);
  if (choice) {
    const { costs } = choice;
    return { kind: 'fence', legal: true, stage, fence, old, move, costs, left: left(view, old) };
  }
  const why = options.refused.find((one) => one.fence === fence && (one.old ?? null) === old);
  return why ? { kind: 'fence', legal: false, stage, ...why, old } : null;
}

function left(view: View, old: string | null): number {
  if (old === null) return view.stock[view.to_move]! - 1;
  return view.fences.filter((standing) => standing.chamber).length - 1;
}

export function slotFor(fence: string, turn: Turn, legal = true): Slot {
  return { fence, post: postOf(fence, turn), lying: slotOf(fence, turn).lying, legal };
}

/** Every slot that the options mention, as seen on the turned board. */
export function slotsOf(options: Options, old: string | null, turn: Turn): Slot[] {
  const legal = new Set(
    options.fences.filter((one) => oldFence(one.move) === old).map((one) => newFence(one.move)),
  );
  const refused = new Set(
    options.refused.filter((one) => (one.old ?? null) === old).map((one) => one.fence),
  );
  return FENCES.filter((fence) => legal.has(fence) || refused.has(fence)).map((fence) =>
    slotFor(fence, turn, legal.has(fence)),
  );
}

export const NO_FIELD: Field = { slots: [], held: null, aims: false, own: [] };
