/** The draft, over everything else: the only layer that is drawn again while a fence is dragged. */

import type { JSX } from 'preact';
import type { View } from '../wire';
import type { BoardDraft, DraftState, RefusedFence } from './draft';
import { FenceBody } from './fences';
import { Figures } from './figures';
import { barOf, grown, postOf, tileOf, type Turn } from './geometry';
import { Rect } from './ground';
import { isChase, paint, pieceColour, placedColour, sideShape } from './paint';
import { movable, type FenceDraft } from './slots';
import { alone } from './targets';
import { Way } from './ways';

export interface PreviewProps {
  view: View;
  turn: Turn;
  draft: BoardDraft;
  id: string;
  compact: boolean;
  characters?: (string | null)[] | undefined;
}

export function Preview(props: PreviewProps): JSX.Element | null {
  const { view, turn, draft, id, compact } = props;
  const state = draft.state.value;
  switch (state.kind) {
    case 'fence':
      return (
        <g class="preview" data-stage={state.stage}>
          {state.old !== null && <Gap fence={state.old} turn={turn} />}
          {!state.legal && <Reason {...props} refused={state} />}
          <Ghost view={view} turn={turn} draft={state} id={id} compact={compact} />
        </g>
      );
    case 'relocate':
      return <Liftable draft={draft} old={state.old} turn={turn} />;
    case 'walk':
      return <WalkSoFar {...props} piece={state.piece} path={state.path} />;
    case 'ask':
      return <WalkSoFar {...props} piece={state.piece} path={state.path} />;
    case 'which':
      return <Which view={view} turn={turn} state={state} />;
    case 'idle':
      return null;
  }
}

// Fences

interface GhostProps {
  view: View;
  turn: Turn;
  draft: FenceDraft;
  id: string;
  compact: boolean;
}

/** The drafted fence: in its owner's colour with a halo, or hatched if it is refused. */
export function Ghost({ view, turn, draft, id, compact }: GhostProps): JSX.Element {
  const bar = barOf(draft.fence, turn);
  if (!draft.legal) return <Refused fence={draft.fence} turn={turn} id={id} />;
  const chase = isChase(view);
  const colour = placedColour(view, view.to_move);
  const out = chase ? 2.6 : 2;
  return (
    <g data-preview={draft.fence}>
      <Rect box={grown(bar, 4.2)} r={7.2} class="halo" fill={paint(colour)} />
      <Rect
        box={grown(bar, out)}
        r={3 + out}
        class="preview-ring"
        stroke={chase ? undefined : paint(colour)}
      />
      <FenceBody
        fence={draft.fence}
        turn={turn}
        colour={colour}
        shape={sideShape(view, view.to_move)}
        chase={chase}
        compact={compact}
      />
    </g>
  );
}

function Refused({ fence, turn, id }: { fence: string; turn: Turn; id: string }): JSX.Element {
  const bar = barOf(fence, turn);
  const { x, y } = postOf(fence, turn);
  return (
    <g class="refused" data-refused={fence}>
      <Rect box={grown(bar, 2)} r={5} class="refused-bed" />
      <Rect box={bar} r={3} class="refused-bar" fill={`url(#${id}-hatch)`} />
      <circle cx={x} cy={y} r={8} class="refused-post" />
      <path d={`M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`} class="refused-cross" />
    </g>
  );
}

/** The reason of a refusal as a drawing: the route that would close, or the squares cut off. */
function Reason(props: PreviewProps & { refused: RefusedFence }): JSX.Element | null {
  const { view, turn, refused, characters } = props;
  if (refused.refusal === 'cuts_off_squares') {
    return (
      <g class="reason">
        {refused.squares.map((square) => (
          <Rect key={square} box={grown(tileOf(square, turn), -1)} r={4} class="cut-off" />
        ))}
      </g>
    );
  }
  const piece = refused.pieces[0];
  const start = refused.squares[0];
  if (refused.refusal !== 'closes_last_route' || piece === undefined || start === undefined)
    return null;
  return (
    <g class="reason" data-route={piece}>
      <Way view={view} turn={turn} squares={refused.squares} class="way route-under" />
      <Way
        view={view}
        turn={turn}
        squares={refused.squares}
        stroke={paint(pieceColour(view, piece))}
        stroke-width={3}
        stroke-dasharray="7 6"
      />
      <Figures view={alone(view, piece, start)} turn={turn} characters={characters} />
    </g>
  );
}

/** Where a lifted fence of the Chamber stood. */
function Gap({ fence, turn }: { fence: string; turn: Turn }): JSX.Element {
  return (
    <g>
      <Rect box={grown(barOf(fence, turn), 2)} r={5} class="gap-bed" />
      <Rect box={barOf(fence, turn)} r={3} class="vacated" />
    </g>
  );
}

function Liftable({
  draft,
  old,
  turn,
}: {
  draft: BoardDraft;
  old: string | null;
  turn: Turn;
}): JSX.Element {
  if (old !== null) return <Gap fence={old} turn={turn} />;
  const fences = movable(draft.scene?.options ?? null);
  return (
    <g class="liftable">
      {fences.map((fence) => (
        <Rect key={fence} box={grown(barOf(fence, turn), 3.2)} r={6} class="lift-ring" />
      ))}
    </g>
  );
}

// Walks

function WalkSoFar(props: PreviewProps & { piece: number; path: string[] }): JSX.Element {
  const { view, turn, piece, path, characters } = props;
  const colour = paint(pieceColour(view, piece));
  const start = view.figures[piece]!.square;
  const here = path.at(-1);
  return (
    <g class="walk">
      {start !== null && <Chosen square={start} turn={turn} colour={colour} />}
      {start !== null && path.length > 0 && (
        <Way
          view={view}
          turn={turn}
          squares={[start, ...path]}
          stroke={colour}
          stroke-width={3}
          stroke-dasharray="0.1 6.5"
        />
      )}
      {here !== undefined && (
        <g>
          <Rect box={grown(tileOf(here, turn), -1)} r={4} class="ring" stroke={colour} />
          <g opacity="0.6">
            <Figures view={alone(view, piece, here)} turn={turn} characters={characters} />
          </g>
        </g>
      )}
    </g>
  );
}

function Chosen({
  square,
  turn,
  colour,
}: {
  square: string;
  turn: Turn;
  colour: string;
}): JSX.Element {
  return <Rect box={grown(tileOf(square, turn), 1.5)} r={6.5} class="chosen" stroke={colour} />;
}

function Which({
  view,
  turn,
  state,
}: {
  view: View;
  turn: Turn;
  state: DraftState & { kind: 'which' };
}): JSX.Element {
  return (
    <g class="which">
      {state.pieces.map((piece) => {
        const { square } = view.figures[piece]!;
        if (square === null) return null;
        return (
          <Chosen
            key={piece}
            square={square}
            turn={turn}
            colour={paint(pieceColour(view, piece))}
          />
        );
      })}
    </g>
  );
}
