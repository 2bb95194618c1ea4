/** Sentences for refusals in play, with pieces by their names. */

import { Declined } from '../../api';
import { sentence } from '../../parts/refusal';
import type { View } from '../../wire';
import { pieceName } from './names';

/** The law's reason, if the law has refused a move. */
export function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Declined) || error.code !== 'illegal') return undefined;
  const { refusal } = error.args;
  return typeof refusal === 'string' ? refusal : undefined;
}

export function refusalSentence(error: unknown, view: View | null): string {
  if (!(error instanceof Declined)) return sentence('unreachable');
  const pieces = error.args['pieces'];
  if (!view || !Array.isArray(pieces)) return sentence(error.code, error.args);
  const named = pieces.map((piece) => pieceName(view, Number(piece)));
  return sentence(error.code, { ...error.args, pieces: named });
}
