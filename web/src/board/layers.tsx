/** The layers of the drawing, from below to above, and what they refer to by id. */

import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Last, Options, View } from '../wire';
import type { BoardDraft } from './draft';
import { Fences } from './fences';
import { Figures, Things } from './figures';
import { SPAN, type Turn } from './geometry';
import { Chamber, LastMove, marked, Tiles, Tunnels } from './ground';
import { Hover, Reach, Targets } from './targets';
import { edibleOn } from './walks';
import { Routes, Sight, Threads } from './ways';

export interface LayersProps {
  view: View;
  turn: Turn;
  draft: BoardDraft;
  id: string;
  compact: boolean;
  characters: (string | null)[] | undefined;
  options: Options | null;
  overlay: { sight: boolean; routes: boolean } | undefined;
  reach: string[][] | null;
  fresh: string | null; // the fence that falls into its place
  recent: Last[] | null | undefined; // moves that are marked; by default the last
  elements: Map<number, SVGGElement>;
}

/** Everything on the board; the loupe shows it a second time. */
export function Layers(props: LayersProps): JSX.Element {
  const { view, turn, compact, id, fresh, recent, overlay, characters, elements } = props;
  const register = useMemo(() => registerIn(elements), [elements]);
  const edible = useEdible(props);
  return (
    <g id={`${id}-scene`}>
      <Ground {...props} />
      {overlay?.routes && <Routes view={view} turn={turn} />}
      <Things view={view} turn={turn} />
      {(overlay?.sight ?? true) && <Sight view={view} turn={turn} />}
      <Fences {...{ view, turn, compact, fresh, recent }} glow={`${id}-glow`} />
      <HoverLayer {...props} />
      <Figures {...{ view, turn, characters, edible, register }} small={compact} />
    </g>
  );
}

/** What lies below pieces and fences. */
function Ground({ view, turn, options, draft, reach, recent }: LayersProps): JSX.Element {
  return (
    <>
      <Tiles view={view} turn={turn} recent={recent} />
      <Tunnels view={view} turn={turn} />
      {options && <Targets view={view} options={options} turn={turn} draft={draft} />}
      {reach && <Reach view={view} turn={turn} reach={reach} />}
      <Chamber view={view} turn={turn} />
      <LastMove view={view} turn={turn} recent={recent} />
      <Threads view={view} turn={turn} moves={marked(view, recent)} />
    </>
  );
}

function HoverLayer({ options, ...rest }: LayersProps): JSX.Element | null {
  const { view, turn, draft, characters } = rest;
  return options && <Hover {...{ view, options, turn, draft, characters }} />;
}

/** The ghosts that can still be eaten. The list is a new one only when its members change. */
function useEdible({ view, options, draft }: LayersProps): number[] {
  const within = useMemo(
    () => computed(() => edibleOn(view, options, draft.state.value).join(' ')),
    [view, options, draft],
  ).value;
  return useMemo(() => within.split(' ').filter(Boolean).map(Number), [within]);
}

function registerIn(elements: Map<number, SVGGElement>) {
  return (piece: number, element: SVGGElement | null): void => {
    if (element) elements.set(piece, element);
    else elements.delete(piece);
  };
}

/** The glow of neon fences and the hatching of refused ones. */
export function Definitions({ id, chase }: { id: string; chase: boolean }): JSX.Element {
  return (
    <defs>
      {chase && (
        <filter
          id={`${id}-glow`}
          filterUnits="userSpaceOnUse"
          x={-40}
          y={-40}
          width={SPAN + 80}
          height={SPAN + 80}
        >
          <feGaussianBlur stdDeviation={4} />
        </filter>
      )}
      <pattern
        id={`${id}-hatch`}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={2.4} height={5} class="hatch" />
      </pattern>
    </defs>
  );
}
