/** The board: one drawing for all modes, and the draft of a move on it. */

export { Board, type BoardProps } from './Board';
export { MiniBoard } from './mini';
export { PieceIcon, type PieceIconProps } from './figures';
export { createDraft } from './drafting';
export { draftLabel, fenceLabel, pieceName, refusalOf, sideName, signed } from './labels';
export type * from './draft';
