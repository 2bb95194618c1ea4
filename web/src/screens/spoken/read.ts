/** Reads what is typed without sight of the board: a question, or a move as short as it may be. */

import type { Options, View } from '../../wire';

/** One letter, with a square, a file or a row behind some. */
const QUESTION = /^(?:[lcfpdg?]|[ws](?:\s+\S+)?)$/i;
const SHORT = /^([A-Za-z]?)([a-i][1-9])$/;

export function isQuestion(text: string): boolean {
  return QUESTION.test(text);
}

/**
 * The moves that a text can mean: itself if it is one, else walks to its square and the entry there.
 * Walks that lead to the same position are one.
 */
export function meant(view: View, options: Options, text: string): string[] {
  const whole = [
    ...options.walks.flatMap((one) => one.walks),
    ...options.fences.map((one) => one.move),
    ...options.enters,
    ...options.passes,
    ...(options.spend === null ? [] : [options.spend]),
  ].find((move) => move === text || move === text.toLowerCase());
  if (whole !== undefined) return [whole];
  const [, letter = '', square = ''] = SHORT.exec(text) ?? [];
  if (!square) return [];
  const walks = options.walks.filter(
    ({ piece, end }) =>
      end === square && (!letter || view.figures[piece]!.letter === letter.toUpperCase()),
  );
  const enters = letter ? [] : options.enters.filter((move) => move.endsWith(square));
  return [...walks.map((one) => one.walks[0]!), ...enters];
}
