/** Labels of squares, fences and drafts for screen readers. */

import type { Options, View } from '../wire';
import { change, listed, say, sentences } from '../words';
import type { DraftState, RefusedFence, WalkDraft } from './draft';
import type { FenceDraft } from './slots';

const FILES = 'abcdefghi';
const SIDES_OF_A_SQUARE = [
  { way: 'north', dx: 0, dy: 1 },
  { way: 'east', dx: 1, dy: 0 },
  { way: 'south', dx: 0, dy: -1 },
  { way: 'west', dx: -1, dy: 0 },
] as const;

export function pieceName(view: View, piece: number): string {
  return say(`piece-${view.figures[piece]!.name}`);
}

export function sideName(view: View, side: number): string {
  const members = view.figures.filter((figure) => figure.side === side);
  return say(`side-${members.length === 1 ? members[0]!.name : 'ghosts'}`);
}

/** The label of a square: "e4, you can walk here, fence north". */
export function squareLabel(
  view: View,
  options: Options | null,
  square: string,
  targets: readonly string[] = [],
): string {
  const parts = [square];
  view.figures.forEach((figure, piece) => {
    if (figure.square !== square) return;
    const mine = options !== null && figure.side === view.to_move;
    parts.push(say(mine ? 'board-your-piece' : 'board-piece', { piece: pieceName(view, piece) }));
  });
  if (targets.includes(square)) {
    const enters = options?.enters.some((move) => move.endsWith(square));
    parts.push(say(enters ? 'board-can-enter' : 'board-can-walk'));
  }
  if (view.pellets.includes(square)) parts.push(say('board-pellet'));
  if (view.marks.gates.includes(square)) parts.push(say('board-gate'));
  const tunnel = view.marks.tunnels.find((pair) => pair.includes(square));
  if (tunnel)
    parts.push(say('board-tunnel', { square: tunnel[0] === square ? tunnel[1] : tunnel[0] }));
  const goals = view.figures.filter((figure) => figure.goal.includes(square));
  for (const figure of goals) parts.push(say('board-goal', { side: sideName(view, figure.side) }));
  const ways = fencedWays(view, square);
  if (ways.length)
    parts.push(say('board-fences', { ways: listed(ways.map((way) => say(`board-${way}`))) }));
  return listed(parts);
}

/** In which directions a fence stands beside a square. */
export function fencedWays(view: View, square: string): string[] {
  const [x, y] = [FILES.indexOf(square[0]!), Number(square[1]) - 1];
  const standing = new Set(view.fences.map(({ fence }) => fence));
  return SIDES_OF_A_SQUARE.filter(({ dx, dy }) => {
    const [left, low] = [Math.min(x, x + dx), Math.min(y, y + dy)];
    const kind = dx === 0 ? 'h' : 'v';
    // A fence is named by the square nearest a1 that it touches, and is two squares long.
    const names =
      dx === 0
        ? [
            [left, low],
            [left - 1, low],
          ]
        : [
            [left, low],
            [left, low - 1],
          ];
    return names.some(([file, rank]) => standing.has(`${FILES[file!] ?? ''}${rank! + 1}${kind}`));
  }).map(({ way }) => way);
}

/** Why a fence may not stand there. */
export function refusalOf(view: View, draft: RefusedFence): string {
  if (!draft.refusal) {
    const way = draft.fence.endsWith('h') ? 'horizontal' : 'vertical';
    return say('board-no-fence-here', { slot: draft.fence.slice(0, 2), way });
  }
  const pieces = listed(draft.pieces.map((piece) => pieceName(view, piece)));
  return say(`refusal-${draft.refusal}`, { pieces, squares: listed(draft.squares) });
}

/** A drafted fence: where it stands, then what it costs and how many are left, or why it may not. */
export function fenceLabel(view: View, draft: FenceDraft): string {
  const name = {
    slot: draft.fence.slice(0, 2),
    way: draft.fence.endsWith('h') ? 'horizontal' : 'vertical',
    old: draft.old ?? 'none',
  };
  const fence = say('board-fence', name);
  if (!draft.legal) return say('board-fence-refused', { fence, why: refusalOf(view, draft) });
  const costs = draft.costs.flatMap((steps, side) =>
    steps === null ? [] : [say('board-cost', { side: sideName(view, side), count: change(steps) })],
  );
  return listed([fence, ...costs, say('board-left', { count: draft.left })]);
}

/** Steps with their sign, as they are written beside a fence. */
export function signed(steps: number): string {
  if (steps === 0) return '±0';
  return steps > 0 ? `+${steps}` : `−${-steps}`;
}

function walkLabel(view: View, state: WalkDraft): string {
  return say('board-walk', {
    piece: pieceName(view, state.piece),
    squares: state.path.join(' ') || 'none',
    next: listed(state.next),
    end: state.complete === null ? 'no' : 'yes',
  });
}

/** The steps of a boost that are left. */
function boostLabel(view: View, { left }: WalkDraft): string {
  if (!view.marks.boosted || left === null) return '';
  return say('play-boost-left', { left, all: view.steps_left ?? 0 });
}

/** What a screen reader says about a draft; empty if there is none. */
export function draftLabel(view: View, state: DraftState): string {
  switch (state.kind) {
    case 'fence':
      return fenceLabel(view, state);
    case 'walk':
      // A typed walk is complete: there is no next square.
      if (!state.next.length)
        return say('board-ask-confirm-walk', { square: state.path.at(-1) ?? '' });
      return sentences(walkLabel(view, state), boostLabel(view, state));
    case 'which':
      return say('board-which', {
        pieces: listed(state.pieces.map((piece) => pieceName(view, piece))),
        square: state.end,
      });
    case 'ask':
      return say(`board-ask-${state.why}`, { square: state.path.at(-1) ?? '' });
    case 'relocate':
      return say('board-lift', { fence: state.old ?? 'none' });
    case 'idle':
      return '';
  }
}
