/**
 * Draft of a move: what a person is about to play, before it is sent.
 *
 * The play screen makes one draft with `createDraft` and hands it to the board; the board tells it
 * what is shown (`attach`) and what pointer and keys do. Around the board read
 *   `state`    what is drafted: the text line and the dock are drawn from it;
 *   `actions`  moves that are no square and no fence: spend, pass, enter;
 *   `typed`    a move being typed, letter by letter;
 * and call `place`, `rotate`, `cancel`, `back`, `end`, `answer`, `choose`, `type`, `press`,
 * `takeFence`. Everything the draft plays is one of the moves in `options`.
 */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Options, Piece, View } from '../wire';
import type { Point, Turn } from './geometry';
import type { Field } from './resolver';

export { createDraft } from './drafting';

/** Stage of a drafted fence: under the mouse, under a finger, or left on the board. */
export type Stage = 'hover' | 'aim' | 'held';

export interface LegalFence {
  kind: 'fence';
  legal: true;
  stage: Stage;
  fence: string; // where it would stand
  old: string | null; // the fence of the Chamber that leaves, when one is relocated
  move: string;
  costs: (number | null)[]; // steps by side
  left: number; // fences in hand, or in the Chamber, after this
}

export interface RefusedFence {
  kind: 'fence';
  legal: false;
  stage: Stage;
  fence: string;
  old: string | null;
  refusal: string; // a code for `refusalOf`; empty: the options have no reason, it does not fit
  pieces: Piece[];
  squares: string[];
}

/** A walk being made step by step; `path` may still be empty. */
export interface WalkDraft {
  kind: 'walk';
  piece: Piece;
  path: string[];
  next: string[]; // squares that may be entered now
  ends: string[]; // squares where the walk may end
  complete: string | null; // the move, if the walk may end here
  left: number | null; // steps left
  goal: string | null; // the end square pointed at, if one was
  steps: boolean; // a square beside the piece is the next step, not the end
}

/** Several pieces can walk to the square: `choose(piece)` or a tap on a piece says which. */
export interface WhichPiece {
  kind: 'which';
  pieces: Piece[];
  end: string;
}

/** A move that needs a confirmation: `answer(true)` plays it. */
export interface Ask {
  kind: 'ask';
  why: 'enter_ghost' | 'confirm_walk';
  move: string;
  piece: Piece;
  path: string[];
}

/** A fence of the Chamber is lifted and has no new place yet; null: none is lifted. */
export interface Lifted {
  kind: 'relocate';
  old: string | null;
}

export interface Idle {
  kind: 'idle';
}

export type DraftState = Idle | LegalFence | RefusedFence | WalkDraft | WhichPiece | Ask | Lifted;

/** A move that is no square and no fence; `say(key, args)` names its button. */
export interface Action {
  kind: 'spend' | 'pass' | 'enter';
  move: string;
  key: string;
  args: Record<string, string>;
}

export interface DraftSettings {
  placing: 'confirm' | 'release' | 'tray';
  confirmWalk: boolean;
  vibration: boolean;
}

export interface Draft {
  readonly state: ReadonlySignal<DraftState>;
  readonly actions: ReadonlySignal<Action[]>;
  readonly typed: ReadonlySignal<string>;
  /** Play what is held: the fence, the complete walk, the move asked about. */
  place(): void;
  /** Turn the fence in its slot. */
  rotate(): void;
  /** Give the draft up. */
  cancel(): void;
  /** Take back one step of a walk. */
  back(): void;
  /** End the walk here, where that is legal. */
  end(): void;
  /** Say yes or no to what is asked. */
  answer(yes: boolean): void;
  /** Choose the piece that is to walk. */
  choose(piece: Piece): void;
  /** Play an action of `actions`, or any move of the options by its text. */
  play(move: string): void;
  /** A whole typed move: e3h, e4, Md5e5. False if it is none of the options. */
  type(text: string): boolean;
  /** A key pressed anywhere on the page; true if the draft has used it. */
  press(event: KeyboardEvent): boolean;
  /** Start dragging a fence from outside the board, on pointerdown. */
  takeFence(event: PointerEvent): void;
}

/** What the board shows now. */
export interface Scene {
  view: View;
  options: Options | null;
  turn: Turn;
}

/** What the board itself uses of a draft: `createDraft` makes it, others need only `Draft`. */
export interface BoardDraft extends Draft {
  readonly scene: Scene | null;
  readonly finger: Signal<Point | null>; // where the finger is while it aims
  readonly hover: Signal<string | null>; // the square under the mouse, if it may be entered
  readonly moving: Signal<boolean>; // pieces are still moving to their squares in the view
  attach(scene: Scene): void;
  surface(svg: SVGSVGElement | null): void;
  /** Point at a square, by a tap, a click or a key. */
  point(square: string): void;
  /** Walk with a piece that was dragged to another square; no effect if it cannot go there. */
  drop(from: string, square: string): void;
  /** Whether pointing at a square does something. */
  answers(square: string): boolean;
  /** Lift a fence of the Chamber, to relocate it. */
  lift(fence: string): void;
  /** Draft a fence; null: none. */
  think(fence: string | null, stage: Stage): void;
  announce(text: string): void;
  /** A tap near this fence did nothing; true if something now shows how it is placed. */
  useless(fence: string): boolean;
  field(): Field;
  /** A tap or click before anything else looks at it; true if it was used. Only editors have it. */
  tapped?(at: Point): boolean;
  readonly settings: ReadonlySignal<DraftSettings>;
  readonly lifted: string | null;
}

/** A square that was pointed at or typed, and that no walk leads to. */
export interface Missed {
  square: string;
  move: string | null; // the move text that was meant, if it is known
  ends: string[]; // where a walk may end instead
}

export interface DraftOptions {
  play(move: string): void;
  announce(text: string): void;
  /** Say why a square cannot be walked to. */
  missed?(missed: Missed): void;
  /** Show how a fence is placed, after a tap that did nothing; true if that is shown now. */
  useless?(fence: string): boolean;
  settings: ReadonlySignal<DraftSettings>;
}
