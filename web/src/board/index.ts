/** The board: one drawing for all modes, and what a person is about to do on it. */

import type { JSX } from 'preact';
import type { Options, View } from '../wire';
import type { BoardDraft, DraftOptions } from './draft';

export type * from './draft';

export interface BoardProps {
  view: View;
  options: Options | null;
  turn: 0 | 1 | 2 | 3;
  characters?: (string | null)[];
  colour?: string;
  draft: BoardDraft;
  overlay?: { sight: boolean; reach: boolean; routes: boolean };
  suggestion?: string | null;
  animate?: boolean;
  label: string;
}

export declare function Board(props: BoardProps): JSX.Element;
export declare function MiniBoard(props: { view: View; label?: string }): JSX.Element;
export declare function PieceIcon(props: {
  name: string;
  side?: number;
  character?: string | null;
  size?: number;
}): JSX.Element;
export declare function createDraft(opts: DraftOptions): BoardDraft;
