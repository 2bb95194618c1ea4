/** Fences: in their owner's colour, with their owner's shape; neon on the board of a chase. */

import type { JSX } from 'preact';
import type { View } from '../wire';
import { Pip } from './figures';
import { barOf, grown, postOf, slotOf, type Turn } from './geometry';
import { Rect } from './ground';
import { memo } from './memo';
import { parse } from './moves';
import {
  FENCE_RADIUS,
  NEON_MIX,
  fenceColour,
  fenceShape,
  isChase,
  mix,
  paint,
} from './paint';

const NEON_RADIUS = 3.5;
const CORE = 41; // half the length of the bright line inside

export interface BodyProps {
  fence: string;
  turn: Turn;
  colour: string;
  shape: number | null;
  chase: boolean;
  compact?: boolean;
}

/** A fence without glow and outline. */
export function FenceBody({
  fence,
  turn,
  colour,
  shape,
  chase,
  compact = false,
}: BodyProps): JSX.Element {
  const bar = barOf(fence, turn);
  const at = postOf(fence, turn);
  if (!chase) {
    return (
      <>
        <Rect box={{ ...bar, y: bar.y + 1.3 }} r={FENCE_RADIUS} class="fence-shade" />
        <Rect box={bar} r={FENCE_RADIUS} fill={paint(colour)} />
        <Rect box={grown(bar, -0.4)} r={2.6} class="fence-edge" stroke={paint(`${colour}-edge`)} />
        {shape !== null && (
          <Pip shape={shape} at={at} size={compact ? 3.4 : 2.8} fill={paint(`${colour}-on`)} />
        )}
      </>
    );
  }
  const [dx, dy] = slotOf(fence, turn).lying ? [CORE, 0] : [0, CORE];
  return (
    <>
      <Rect
        box={bar}
        r={NEON_RADIUS}
        class="neon"
        fill={mix(colour, NEON_MIX, 'bed')}
        stroke={paint(colour)}
      />
      <path
        class="neon-core"
        d={`M${at.x - dx} ${at.y - dy}L${at.x + dx} ${at.y + dy}`}
        stroke={paint(`${colour}-core`)}
      />
      {shape !== null && (
        <Pip
          class="neon-pip"
          shape={shape}
          at={at}
          size={compact ? 4.2 : 3.6}
          line={1.2}
          fill={paint(colour)}
        />
      )}
    </>
  );
}

/** The fence that the last move put down. */
export function lastFence(view: View): string | null {
  const move = view.last && parse(view.last.move);
  return move?.kind === 'fence' ? move.fence : null;
}

interface FencesProps {
  view: View;
  turn: Turn;
  compact?: boolean;
  fresh?: string | null; // falls into its place
  glow?: string | undefined; // the id of the blur
}

/** Every fence; the newest is outlined. */
export const Fences = memo(function Fences({
  view,
  turn,
  compact,
  fresh,
  glow,
}: FencesProps): JSX.Element {
  const chase = isChase(view);
  const last = lastFence(view);
  return (
    <g class="fences">
      {chase && glow && (
        <g class="glow" filter={`url(#${glow})`}>
          {view.fences.map((standing) => (
            <Rect
              key={standing.fence}
              box={grown(barOf(standing.fence, turn), 1.5)}
              r={5.5}
              fill={paint(fenceColour(view, standing))}
            />
          ))}
        </g>
      )}
      {view.fences.map((standing) => (
        <g
          key={standing.fence}
          data-fence={standing.fence}
          class={standing.fence === fresh ? 'fence drops' : 'fence'}
        >
          {standing.fence === last && (
            <Rect
              box={grown(barOf(standing.fence, turn), 2.2)}
              r={FENCE_RADIUS + 2.2}
              class="last-fence"
            />
          )}
          <FenceBody
            fence={standing.fence}
            turn={turn}
            colour={fenceColour(view, standing)}
            shape={fenceShape(view, standing)}
            chase={chase}
            compact={compact}
          />
        </g>
      ))}
    </g>
  );
});
