/** The board: one drawing for all modes, and what a person is about to do on it. */

export { Board, MiniBoard, type BoardProps } from './Board';
export { PieceIcon, type PieceIconProps } from './figures';
export { createDraft } from './drafting';
export { draftLabel, fenceLabel, pieceName, refusalOf, sideName, signed } from './labels';
export type * from './draft';
