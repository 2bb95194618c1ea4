/** A move that a teammate suggests, or that the engine hints at. */

import type { JSX } from 'preact';
import type { View } from '../wire';
import { barOf, grown, tileOf, type Turn } from './geometry';
import { Rect } from './ground';
import { parse, type Parsed } from './moves';
import { paint, sideColour } from './paint';
import { Way } from './ways';

interface SuggestionProps {
  view: View;
  turn: Turn;
  move: string;
}

/** Dashed, since it is not decided. */
export function Suggestion({ view, turn, move }: SuggestionProps): JSX.Element | null {
  const parsed = parse(move);
  const colour = paint(sideColour(view, view.to_move));
  if (parsed?.kind === 'fence') {
    return (
      <g class="suggestion" data-suggestion={move}>
        {parsed.old !== null && (
          <Rect box={grown(barOf(parsed.old, turn), 3.2)} r={6} class="lift-ring" />
        )}
        <Rect box={grown(barOf(parsed.fence, turn), 1)} r={4} class="suggested" stroke={colour} />
      </g>
    );
  }
  const squares = squaresOf(view, parsed);
  const end = squares.at(-1);
  if (end === undefined) return null;
  const line = { stroke: colour, 'stroke-width': 2.6, 'stroke-dasharray': '6 5' };
  return (
    <g class="suggestion" data-suggestion={move}>
      <Way view={view} turn={turn} squares={squares} {...line} />
      <Rect box={grown(tileOf(end, turn), -1.5)} r={4} class="suggested" stroke={colour} />
    </g>
  );
}

/** The squares of a walk with its start, or the square that is entered. */
function squaresOf(view: View, move: Parsed | null): string[] {
  if (move?.kind === 'enter') return [move.square];
  if (move?.kind !== 'walk') return [];
  const { letter, path } = move;
  const figure = view.figures.find((one) =>
    letter ? one.letter === letter : one.side === view.to_move,
  );
  return figure?.square ? [figure.square, ...path] : path;
}
