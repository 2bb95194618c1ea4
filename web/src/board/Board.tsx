/** One board for all modes, drawn from a view and its options alone. */

import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Last, Options, View } from '../wire';
import { CursorRing } from './cursor';
import type { BoardDraft } from './draft';
import { useFadedWalker, useMotion, usePointers, type Ref } from './effects';
import type { Box, Turn } from './geometry';
import { Finger } from './finger';
import { Grid } from './grid';
import { Coordinates, Faulty, Rect, Spoken } from './ground';
import { createKeys, type Keys } from './keys';
import { Definitions, Layers } from './layers';
import { Leaving } from './leaving';
import { Loupe } from './loupe';
import { useShown, type Shown } from './motion';
import { isChase, paint, sideColour } from './paint';
import { Preview } from './preview';
import { useSize } from './size';
import { Suggestion } from './suggestion';

export interface BoardProps {
  view: View;
  options: Options | null; // null unless this client may decide now
  turn: Turn; // quarter turns, own side at the bottom
  characters?: (string | null)[];
  colour?: string;
  draft: BoardDraft;
  overlay?: { sight: boolean; routes: boolean };
  reach?: string[][] | null; // by piece, where it could get if it were its turn; null: not shown
  suggestion?: string | null;
  show?: string[]; // squares that a text speaks of
  faulty?: string[]; // squares and fences that are wrong
  finger?: string | null; // a fence that a finger shows how to place
  recent?: Last[] | null; // moves that stay marked; by default the last
  animate?: boolean;
  label: string;
}

export function Board(props: BoardProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const now = useBoard(props, frame, svg);
  const { view, options, id, keys, box } = now;
  const { turn, draft, label } = props;
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
        <Picture props={props} now={now} />
      </svg>
      <Grid {...{ id, label, view, options, turn, keys, draft }} />
    </div>
  );
}

/** What the board draws now, which may lag behind its properties while pieces move. */
interface Now {
  shown: Shown;
  view: View;
  options: Options | null;
  id: string;
  box: Box;
  compact: boolean;
  keys: Keys;
  elements: Map<number, SVGGElement>;
}

function useBoard(props: BoardProps, frame: Ref<HTMLElement>, svg: Ref<SVGSVGElement>): Now {
  const { turn, draft, animate = true } = props;
  const shown = useShown(props.view, turn, animate);
  const { view } = shown;
  // Options belong to the newest view; until that is shown, nothing can be chosen.
  const latest = view === props.view;
  const options = latest ? props.options : null;
  const id = useId();
  const { box, compact } = useSize(svg, view.marks.tunnels.length > 0);
  const keys = useMemo(() => createKeys(draft), [draft]);
  const elements = useMemo(() => new Map<number, SVGGElement>(), []);
  useLayoutEffect(() => draft.attach({ view, options, turn }), [draft, view, options, turn]);
  usePointers(svg, draft);
  useMotion(frame, shown, turn, elements, draft, latest);
  useFadedWalker(draft, elements);
  return { shown, view, options, id, box, compact, keys, elements };
}

function Picture({ props, now }: { props: BoardProps; now: Now }): JSX.Element {
  const { turn, draft, characters, suggestion, overlay, reach = null } = props;
  const { shown, view, options, id, compact, elements } = now;
  const drawn = { view, turn, draft, id, compact, characters };
  return (
    <>
      <Definitions id={id} chase={isChase(view)} />
      <Layers {...drawn} {...{ options, overlay, reach, elements }} fresh={shown.plan.fence} recent={props.recent} />
      <Leaving shown={shown} turn={turn} characters={characters} />
      <Coordinates view={view} turn={turn} compact={compact} />
      {props.show && <Spoken squares={props.show} turn={turn} />}
      {props.faulty && <Faulty names={props.faulty} turn={turn} />}
      {suggestion && <Suggestion view={view} turn={turn} move={suggestion} />}
      {options && <Preview {...drawn} />}
      {options && props.finger && <Finger view={view} turn={turn} fence={props.finger} />}
      <CursorRing cursor={now.keys.cursor} turn={turn} />
      <Rect class="pointer" box={now.box} r={0} />
      {options && <Loupe {...drawn} />}
    </>
  );
}
