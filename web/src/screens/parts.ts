/** The parts of the catalogue that each screen needs, besides the words that all of them share. */

import type { Screen } from '../router';

const BOARD = ['board', 'refusals'];
/** Boards on which moves are tried: the same words as in a game. */
const PRACTICE = [...BOARD, 'play'];
/** The form of a table, the table itself, and an invitation to it. */
export const TABLE_PARTS = [...BOARD, 'home', 'rules', 'table'];

export const PARTS: Readonly<Record<Screen['name'], readonly string[]>> = {
  home: [...BOARD, 'home'],
  missing: [],
  new: TABLE_PARTS,
  watch: [...BOARD, 'watch'],
  games: [...BOARD, 'games'],
  join: TABLE_PARTS,
  elsewhere: ['elsewhere', 'refusals', 'table'],
  return: [...BOARD, 'elsewhere', 'home', 'table'],
  learn: [...PRACTICE, 'learn'],
  rules: [...PRACTICE, 'rules', 'rules-page'],
  puzzle: [...PRACTICE, 'puzzles'],
  analysis: [...PRACTICE, 'analysis', 'table'],
  editor: [...TABLE_PARTS, 'editor', 'play'],
  match: PRACTICE,
  review: [...PRACTICE, 'review'],
};
