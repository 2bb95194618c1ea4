/** One board for all modes, drawn from a view and its options alone. */

import { computed, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Options, View } from '../wire';
import './board.css';
import { CursorRing } from './cursor';
import type { BoardDraft } from './draft';
import { Fences } from './fences';
import { Drawing, Figures, Things } from './figures';
import { SPAN, centreOf, tileOf, type Box, type Turn } from './geometry';
import { Grid } from './grid';
import { Chamber, Coordinates, LastMove, Rect, Tiles, Tunnels } from './ground';
import { createKeys } from './keys';
import { animateAlong, run, useShown, type Frame, type Shown } from './motion';
import { isChase, paint, sideColour } from './paint';
import { watchPointer } from './pointer';
import { Loupe, Preview, Suggestion, Thread } from './preview';
import { Hover, Reach, Targets, alone } from './targets';
import { edibleOn } from './walks';
import { Routes, Sight } from './ways';

const COMPACT = 480; // px: narrower boards have larger letters and smaller margins

export interface BoardProps {
  view: View;
  options: Options | null; // non-null only when this client may decide now
  turn: Turn; // quarter turns, own side at the bottom
  characters?: (string | null)[];
  colour?: string;
  draft: BoardDraft;
  overlay?: { sight: boolean; routes: boolean };
  reach?: string[][] | null; // by piece, where it could get if it were its turn; null: not shown
  suggestion?: string | null;
  animate?: boolean;
  label: string;
}

export function Board(props: BoardProps): JSX.Element {
  const { turn, draft, characters, suggestion, animate = true, label } = props;
  const shown = useShown(props.view, turn, animate);
  const { view } = shown;
  // Options belong to the newest view; until that is shown, nothing can be chosen.
  const options = view === props.view ? props.options : null;
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { box, compact } = useSize(svg, view.marks.tunnels.length > 0);
  const keys = useMemo(() => createKeys(draft), [draft]);
  const elements = useMemo(() => new Map<number, SVGGElement>(), []);
  useLayoutEffect(() => draft.attach({ view, options, turn }), [draft, view, options, turn]);
  usePointers(svg, draft);
  useMotion(frame, shown, turn, elements, draft, view === props.view);
  useStandingBack(draft, elements);
  const drawn = { view, turn, draft, id, compact, characters };
  return (
    <div
      ref={frame}
      class={`board ${view.outcome ? 'over' : ''} ${options ? 'live' : ''}`}
      data-board={isChase(view) ? 'arcade' : 'quiet'}
      data-ply={view.ply}
      style={{ '--mover': props.colour ?? paint(sideColour(view, view.to_move)) }}
      dir="ltr"
    >
      <svg
        ref={svg}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <Definitions id={id} chase={isChase(view)} />
        <Standing
          {...drawn}
          options={options}
          overlay={props.overlay}
          reach={props.reach ?? null}
          fence={shown.plan.fence}
          elements={elements}
        />
        <Leaving shown={shown} turn={turn} characters={characters} />
        <Coordinates view={view} turn={turn} compact={compact} />
        {suggestion && <Suggestion view={view} turn={turn} move={suggestion} />}
        {options && <Preview {...drawn} />}
        <CursorRing cursor={keys.cursor} turn={turn} />
        <Rect class="pointer" box={box} r={0} />
        {options && <Loupe {...drawn} />}
      </svg>
      <Grid
        id={id}
        label={label}
        view={view}
        options={options}
        turn={turn}
        keys={keys}
        draft={draft}
      />
    </div>
  );
}

interface StandingProps {
  view: View;
  turn: Turn;
  draft: BoardDraft;
  id: string;
  compact: boolean;
  characters: (string | null)[] | undefined;
  options: Options | null;
  overlay: BoardProps['overlay'];
  reach: string[][] | null;
  fence: string | null;
  elements: Map<number, SVGGElement>;
}

/** All that stands and lies on the board, from below to above; the loupe shows it once more. */
function Standing(props: StandingProps): JSX.Element {
  const { view, turn, draft, id, compact, characters, options } = props;
  const { overlay, reach, fence, elements } = props;
  const register = useMemo(() => registerIn(elements), [elements]);
  const within = useMemo(
    () => computed(() => edibleOn(view, options, draft.state.value).join(' ')),
    [view, options, draft],
  ).value;
  const edible = useMemo(() => within.split(' ').filter(Boolean).map(Number), [within]);
  return (
    <g id={`${id}-scene`}>
      <Tiles view={view} turn={turn} />
      <Tunnels view={view} turn={turn} />
      {options && <Targets view={view} options={options} turn={turn} draft={draft} />}
      {reach && <Reach view={view} turn={turn} reach={reach} />}
      <Chamber view={view} turn={turn} />
      <LastMove view={view} turn={turn} />
      <Thread view={view} turn={turn} />
      {overlay?.routes && <Routes view={view} turn={turn} />}
      <Things view={view} turn={turn} />
      {(overlay?.sight ?? true) && <Sight view={view} turn={turn} />}
      <Fences view={view} turn={turn} compact={compact} fresh={fence} glow={`${id}-glow`} />
      {options && (
        <Hover view={view} options={options} turn={turn} draft={draft} characters={characters} />
      )}
      <Figures
        view={view}
        turn={turn}
        characters={characters}
        small={compact}
        edible={edible}
        register={register}
      />
    </g>
  );
}

type Ref<T> = { current: T | null };

function usePointers(svg: Ref<SVGSVGElement>, draft: BoardDraft): void {
  useLayoutEffect(() => {
    const { current } = svg;
    if (!current) return undefined;
    draft.surface(current);
    const stop = watchPointer(current, draft);
    return () => {
      stop();
      draft.surface(null);
    };
  }, [draft]);
}

function useMotion(
  frame: Ref<HTMLElement>,
  shown: Shown,
  turn: Turn,
  elements: Map<number, SVGGElement>,
  draft: BoardDraft,
  latest: boolean,
): void {
  const last = useRef(latest);
  last.current = latest;
  useLayoutEffect(() => {
    if (!latest) draft.moving.value = true;
  }, [latest]);
  useLayoutEffect(() => {
    const running = run(shown.plan, shown.view, turn, elements);
    // What may be done next is shown when it has been seen what was done.
    const { current } = frame;
    current?.toggleAttribute('data-moving', shown.plan.duration > 0);
    draft.moving.value = shown.plan.duration > 0 || !last.current;
    const done = setTimeout(() => {
      current?.removeAttribute('data-moving');
      draft.moving.value = !last.current;
    }, shown.plan.duration);
    return () => {
      clearTimeout(done);
      running.forEach((animation) => animation.cancel());
    };
  }, [shown]);
}

/** A piece whose walk is being thought of stands back where it is. */
function useStandingBack(draft: BoardDraft, elements: Map<number, SVGGElement>): void {
  useSignalEffect(() => {
    const state = draft.state.value;
    const walks = (state.kind === 'walk' || state.kind === 'ask') && state.path.length > 0;
    const away = walks ? state.piece : -1;
    elements.forEach((element, piece) => element.classList.toggle('away', piece === away));
  });
}

function registerIn(elements: Map<number, SVGGElement>) {
  return (piece: number, element: SVGGElement | null): void => {
    if (element) elements.set(piece, element);
    else elements.delete(piece);
  };
}

function Definitions({ id, chase }: { id: string; chase: boolean }): JSX.Element {
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

/** The part of the drawing that is shown: what is outside the squares depends on the room. */
function useSize(
  svg: { current: SVGSVGElement | null },
  arches: boolean,
): { box: Box; compact: boolean } {
  const [compact, setCompact] = useState(() => matchMedia(`(max-width: ${COMPACT}px)`).matches);
  useLayoutEffect(() => {
    const { current } = svg;
    if (!current) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setCompact(entry.contentRect.width <= COMPACT);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  // Always a square, so that the page knows its size before it is drawn.
  const [left, top, both] = arches
    ? compact
      ? [18, 18, 36]
      : [24, 24, 48]
    : compact
      ? [15, 8, 24]
      : [22, 22, 44];
  const box = { x: -left!, y: -top!, width: SPAN + both!, height: SPAN + both! };
  return { box, compact };
}

/** Pieces and pellets that are no longer there, until they have been seen to go. */
function Leaving(props: {
  shown: Shown;
  turn: Turn;
  characters?: (string | null)[] | undefined;
}): JSX.Element | null {
  const { shown, turn, characters } = props;
  const { plan, before } = shown;
  if (!before) return null;
  const { caught } = plan;
  return (
    <g key={before.ply} class="leaving-things">
      {plan.pellets.map(({ square, time }) => (
        <g key={square} class="leaving" style={{ animationDelay: `${time}ms` }}>
          <Drawing name="pellet" at={tileOf(square, turn)} />
        </g>
      ))}
      {plan.leaving.map(({ piece, time, frames }) => (
        <g key={piece} class="leaving" style={{ animationDelay: `${time}ms` }}>
          <LeavingPiece
            view={before}
            turn={turn}
            piece={piece}
            frames={frames}
            characters={characters}
          />
        </g>
      ))}
      {caught?.square && (
        <circle
          class="caught"
          cx={centreOf(caught.square, turn).x}
          cy={centreOf(caught.square, turn).y}
          r={22}
          style={{ animationDelay: `${caught.time}ms` }}
        />
      )}
    </g>
  );
}

interface LeavingPieceProps {
  view: View;
  turn: Turn;
  piece: number;
  frames: Frame[];
  characters?: (string | null)[] | undefined;
}

/** A piece that walks its last walk, or waits where it is caught. */
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

/** A board for tiles and lists: nothing to point at, nothing that moves. */
export function MiniBoard({ view, label }: { view: View; label?: string }): JSX.Element {
  const chase = isChase(view);
  const named =
    label === undefined
      ? { 'aria-hidden': 'true' as const }
      : { role: 'img' as const, 'aria-label': label };
  return (
    <svg
      class="mini-board"
      data-board={chase ? 'arcade' : 'quiet'}
      viewBox={`-14 -14 ${SPAN + 28} ${SPAN + 28}`}
      {...named}
    >
      <Tiles view={view} turn={0} />
      <Chamber view={view} turn={0} />
      <Things view={view} turn={0} />
      <Fences view={view} turn={0} compact />
      <Figures view={view} turn={0} small />
    </svg>
  );
}
