/** Fences: in their owner's colour, with their owner's shape; neon on the board of a chase. */

import type { JSX } from 'preact';
import type { Last, View } from '../wire';
import { Pip } from './figures';
import { barOf, grown, postOf, slotOf, type Turn } from './geometry';
import { Rect, marked } from './ground';
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
export function FenceBody({ chase, ...body }: BodyProps): JSX.Element {
  return chase ? <NeonBody {...body} /> : <QuietBody {...body} />;
}

type OwnProps = Omit<BodyProps, 'chase'>;

function QuietBody({ fence, turn, colour, shape, compact = false }: OwnProps): JSX.Element {
  const bar = barOf(fence, turn);
  const pip = { at: postOf(fence, turn), size: compact ? 3.4 : 2.8, fill: paint(`${colour}-on`) };
  return (
    <>
      <Rect box={{ ...bar, y: bar.y + 1.3 }} r={FENCE_RADIUS} class="fence-shade" />
      <Rect box={bar} r={FENCE_RADIUS} fill={paint(colour)} />
      <Rect box={grown(bar, -0.4)} r={2.6} class="fence-edge" stroke={paint(`${colour}-edge`)} />
      {shape !== null && <Pip shape={shape} {...pip} />}
    </>
  );
}

function NeonBody({ fence, turn, colour, shape, compact = false }: OwnProps): JSX.Element {
  const { x, y } = postOf(fence, turn);
  const [dx, dy] = slotOf(fence, turn).lying ? [CORE, 0] : [0, CORE];
  const core = `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
  const neon = { fill: mix(colour, NEON_MIX, 'bed'), stroke: paint(colour) };
  const pip = { at: { x, y }, size: compact ? 4.2 : 3.6, line: 1.2, fill: paint(colour) };
  return (
    <>
      <Rect box={barOf(fence, turn)} r={NEON_RADIUS} class="neon" {...neon} />
      <path class="neon-core" d={core} stroke={paint(`${colour}-core`)} />
      {shape !== null && <Pip class="neon-pip" shape={shape} {...pip} />}
    </>
  );
}

/** The fences that the marked moves put down. */
function lastFences(view: View, recent: Last[] | null | undefined): string[] {
  return marked(view, recent).flatMap(({ move }) => {
    const parsed = parse(move);
    return parsed?.kind === 'fence' ? [parsed.fence] : [];
  });
}

interface FencesProps {
  view: View;
  turn: Turn;
  compact?: boolean;
  fresh?: string | null; // falls into its place
  glow?: string | undefined; // the id of the blur
  recent?: Last[] | null | undefined; // moves that are marked; by default the last
}

/** Every fence; the newest are outlined. */
export const Fences = memo(function Fences(props: FencesProps): JSX.Element {
  const { view, turn, compact, fresh, glow, recent } = props;
  const chase = isChase(view);
  const last = lastFences(view, recent);
  return (
    <g class="fences">
      {chase && glow && <Glow view={view} turn={turn} glow={glow} />}
      {view.fences.map((standing) => (
        <g
          key={standing.fence}
          data-fence={standing.fence}
          class={standing.fence === fresh ? 'fence drops' : 'fence'}
        >
          {last.includes(standing.fence) && <Outline fence={standing.fence} turn={turn} />}
          <FenceBody
            fence={standing.fence}
            colour={fenceColour(view, standing)}
            shape={fenceShape(view, standing)}
            {...{ turn, chase, compact }}
          />
        </g>
      ))}
    </g>
  );
});

/** One blur for all fences together. */
function Glow({ view, turn, glow }: { view: View; turn: Turn; glow: string }): JSX.Element {
  return (
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
  );
}

function Outline({ fence, turn }: { fence: string; turn: Turn }): JSX.Element {
  return <Rect box={grown(barOf(fence, turn), 2.2)} r={FENCE_RADIUS + 2.2} class="last-fence" />;
}
