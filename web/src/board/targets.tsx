/** Target squares: those where a tap or a click does something. */

import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Options, View } from '../wire';
import type { BoardDraft, DraftState } from './draft';
import { Drawing, Figures } from './figures';
import { CELL, centreOf, grown, tileOf, type Turn } from './geometry';
import { Rect } from './ground';
import {
  CHARACTERS,
  LEGAL_MIX,
  TILE_RADIUS,
  mix,
  paint,
  pieceColour,
  sideColour,
} from './paint';

const DOT = 6;
const FAINT_DOT = 3.5;
const CORNER = 14; // the size of a piece in the corner of a square

export interface Target {
  square: string;
  colour: string;
  faint: boolean; // an end, but not the next step
}

/** The target squares in a state of the draft. */
export function targetsOf(view: View, options: Options, state: DraftState): Target[] {
  if (state.kind === 'ask') return [];
  if (state.kind === 'walk') return walkTargets(view, state);
  const enters = options.enters.map((move) => ({
    square: move.slice(-2),
    colour: sideColour(view, view.to_move),
    faint: false,
  }));
  if (state.kind === 'which') {
    return [{ square: state.end, colour: sideColour(view, view.to_move), faint: false }];
  }
  const ends = new Map<string, Set<number>>();
  for (const { end, piece } of options.walks)
    ends.set(end, (ends.get(end) ?? new Set()).add(piece));
  const walks = [...ends].map(([square, pieces]) => {
    const [first] = pieces;
    const colour = pieces.size === 1 ? pieceColour(view, first!) : sideColour(view, view.to_move);
    return { square, colour, faint: false };
  });
  return [...enters, ...walks];
}

function walkTargets(view: View, state: DraftState & { kind: 'walk' }): Target[] {
  const colour = pieceColour(view, state.piece);
  const first = state.steps ? state.next : state.ends;
  const far = state.steps ? state.ends.filter((square) => !first.includes(square)) : [];
  return [
    ...first.map((square) => ({ square, colour, faint: false })),
    ...far.map((square) => ({ square, colour, faint: true })),
  ];
}

interface Props {
  view: View;
  options: Options;
  turn: Turn;
  draft: BoardDraft;
}

export function Targets({ view, options, turn, draft }: Props): JSX.Element {
  // Dragging a fence changes the draft with every event, but never the targets.
  const kept = useMemo(
    () => computed(() => JSON.stringify(targetsOf(view, options, draft.state.value))),
    [view, options, draft],
  );
  const targets = JSON.parse(kept.value) as Target[];
  const taken = useMemo(() => new Set(view.figures.map((figure) => figure.square)), [view]);
  return (
    <g class="targets">
      {targets.map(({ square, colour, faint }) => (
        <g key={square} data-target={square} class={faint ? 'target faint' : 'target'}>
          <Rect
            box={tileOf(square, turn)}
            r={TILE_RADIUS}
            fill={mix(colour, faint ? LEGAL_MIX / 2 : LEGAL_MIX)}
          />
          {taken.has(square) ? (
            <Rect box={grown(tileOf(square, turn), -1)} r={4} class="ring" stroke={paint(colour)} />
          ) : (
            <circle
              {...around(square, turn)}
              r={faint ? FAINT_DOT : DOT}
              fill={paint(colour)}
              class="dot"
            />
          )}
        </g>
      ))}
    </g>
  );
}

/** In the corners of squares, the pieces that could get there if it were their turn. */
export function Reach(props: { view: View; turn: Turn; reach: string[][] }): JSX.Element {
  const { view, turn, reach } = props;
  const squares = [...new Set(reach.flat())];
  return (
    <g class="reach">
      {squares.map((square) => (
        <Reachers key={square} view={view} turn={turn} square={square} reach={reach} />
      ))}
    </g>
  );
}

function Reachers(props: {
  view: View;
  turn: Turn;
  square: string;
  reach: string[][];
}): JSX.Element {
  const { view, turn, square, reach } = props;
  const { x, y } = tileOf(square, turn);
  const pieces = reach.flatMap((ends, piece) => (ends.includes(square) ? [piece] : []));
  return (
    <>
      {pieces.map((piece, index) => {
        const { name, side } = view.figures[piece]!;
        const far = CELL - CORNER - 1;
        const at = { x: x + (index % 2 ? far : 1), y: y + (index > 1 ? far : 1) };
        const drawing = CHARACTERS.includes(name) ? `${name}-small` : `pawn-${side % 4}`;
        return <Drawing key={piece} name={drawing} at={at} size={CORNER} />;
      })}
    </>
  );
}

function around(square: string, turn: Turn): { cx: number; cy: number } {
  const { x, y } = centreOf(square, turn);
  return { cx: x, cy: y };
}

/** A half transparent piece on the square that a click would walk to. */
export function Hover(
  props: Props & { characters?: (string | null)[] | undefined },
): JSX.Element | null {
  const { view, options, turn, draft, characters } = props;
  const square = draft.hover.value;
  const piece = square === null ? null : hoverPiece(options, draft.state.value, square, view);
  if (square === null || piece === null) return null;
  const colour = pieceColour(view, piece);
  return (
    <g class="hover">
      <Rect box={tileOf(square, turn)} r={TILE_RADIUS} fill={mix(colour, LEGAL_MIX)} />
      <Rect box={grown(tileOf(square, turn), -1)} r={4} class="ring" stroke={paint(colour)} />
      <g opacity="0.5">
        <Figures view={alone(view, piece, square)} turn={turn} characters={characters} />
      </g>
    </g>
  );
}

function hoverPiece(
  options: Options,
  state: DraftState,
  square: string,
  view: View,
): number | null {
  if (state.kind === 'walk') return state.path.at(-1) === square ? null : state.piece;
  if (view.figures.some((figure) => figure.square === square)) return null;
  const pieces = new Set(
    options.walks.filter((choice) => choice.end === square).map((choice) => choice.piece),
  );
  if (pieces.size === 1) return [...pieces][0]!;
  return options.enters.some((move) => move.endsWith(square)) ? view.movers[0]! : null;
}

/** The view with one piece only, on the given square. */
export function alone(view: View, piece: number, square: string): View {
  const figures = view.figures.map((figure, index) => ({
    ...figure,
    square: index === piece ? square : null,
  }));
  return { ...view, figures, last: null, marks: { ...view.marks, boosted: false, edible: [] } };
}
