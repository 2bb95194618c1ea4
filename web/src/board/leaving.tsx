/** Pieces and pellets that the last move took off the board, drawn until they have faded. */

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../wire';
import { Drawing, Figures } from './figures';
import { centreOf, tileOf, type Turn } from './geometry';
import { animateAlong, type Frame, type Shown } from './motion';
import { alone } from './targets';

type Characters = (string | null)[] | undefined;

interface LeavingProps {
  shown: Shown;
  turn: Turn;
  characters: Characters;
}

export function Leaving({ shown, turn, characters }: LeavingProps): JSX.Element | null {
  const { plan, before } = shown;
  if (!before) return null;
  return (
    <g key={before.ply} class="leaving-things">
      {plan.pellets.map(({ square, time }) => (
        <g key={square} class="leaving" style={delayed(time)}>
          <Drawing name="pellet" at={tileOf(square, turn)} />
        </g>
      ))}
      {plan.leaving.map(({ piece, time, frames }) => (
        <g key={piece} class="leaving" style={delayed(time)}>
          <LeavingPiece {...{ view: before, turn, piece, frames, characters }} />
        </g>
      ))}
      <Caught caught={plan.caught} turn={turn} />
    </g>
  );
}

/** A ring where PAC-MAN was caught. */
function Caught(props: { caught: Shown['plan']['caught']; turn: Turn }): JSX.Element | null {
  const { caught, turn } = props;
  if (!caught?.square) return null;
  const { x, y } = centreOf(caught.square, turn);
  return <circle class="caught" cx={x} cy={y} r={22} style={delayed(caught.time)} />;
}

function delayed(time: number): { animationDelay: string } {
  return { animationDelay: `${time}ms` };
}

interface LeavingPieceProps {
  view: View;
  turn: Turn;
  piece: number;
  frames: Frame[];
  characters: Characters;
}

/** A piece on its last walk, or where it is caught. */
function LeavingPiece({ view, turn, piece, frames, characters }: LeavingPieceProps): JSX.Element {
  const element = useRef<SVGGElement>(null);
  const square = view.figures[piece]!.square!;
  useLayoutEffect(() => {
    // It stays where it ended until it has faded.
    if (element.current) animateAlong(element.current, frames, centreOf(square, turn), 'forwards');
  }, []);
  return (
    <g ref={element}>
      <Figures view={alone(view, piece, square)} turn={turn} characters={characters} />
    </g>
  );
}
