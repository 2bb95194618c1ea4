/** The draft, over everything else: the only layer that is drawn again while a fence is dragged. */

import type { JSX } from 'preact';
import type { View } from '../wire';
import type { BoardDraft, DraftState, RefusedFence } from './draft';
import { FenceBody } from './fences';
import { Figures } from './figures';
import { SPAN, barOf, grown, postOf, tileOf, type Point, type Turn } from './geometry';
import { Rect } from './ground';
import { parse } from './moves';
import { isChase, paint, pieceColour, placedColour, sideColour, sideShape } from './paint';
import type { FenceDraft } from './slots';
import { movable } from './slots';
import { alone } from './targets';
import { Way } from './ways';

interface Props {
  view: View;
  turn: Turn;
  draft: BoardDraft;
  id: string;
  compact: boolean;
  characters?: (string | null)[] | undefined;
}

export function Preview(props: Props): JSX.Element | null {
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

function Ghost({ view, turn, draft, id, compact }: GhostProps): JSX.Element {
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
function Reason(props: Props & { refused: RefusedFence }): JSX.Element | null {
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

function WalkSoFar(props: Props & { piece: number; path: string[] }): JSX.Element {
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

// Suggestions

/** A move suggested by a teammate or the engine: dashed, since it is not decided. */
export function Suggestion({
  view,
  turn,
  move,
}: {
  view: View;
  turn: Turn;
  move: string;
}): JSX.Element | null {
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
  const squares =
    parsed?.kind === 'walk'
      ? walked(view, parsed)
      : parsed?.kind === 'enter'
        ? [parsed.square]
        : [];
  const end = squares.at(-1);
  if (end === undefined) return null;
  return (
    <g class="suggestion" data-suggestion={move}>
      <Way
        view={view}
        turn={turn}
        squares={squares}
        stroke={colour}
        stroke-width={2.6}
        stroke-dasharray="6 5"
      />
      <Rect box={grown(tileOf(end, turn), -1.5)} r={4} class="suggested" stroke={colour} />
    </g>
  );
}

function walked(view: View, { letter, path }: { letter: string; path: string[] }): string[] {
  const figure = view.figures.find((one) =>
    letter ? one.letter === letter : one.side === view.to_move,
  );
  return figure?.square ? [figure.square, ...path] : path;
}

// The loupe

const LOUPE = 72;
const LOUPE_SCALE = 1.1;
const ABOVE = 116; // from the finger to the middle of the loupe

/** Three by three squares above the finger, which hides them. */
export function Loupe({ view, turn, draft, id, compact }: Props): JSX.Element | null {
  const finger = draft.finger.value;
  const state = draft.state.value;
  if (!finger || state.kind !== 'fence' || state.stage !== 'aim') return null;
  const at = loupePlace(finger);
  const post = postOf(state.fence, turn);
  const move = `translate(${at.x} ${at.y}) scale(${LOUPE_SCALE}) translate(${-post.x} ${-post.y})`;
  return (
    <g class="loupe">
      <circle cx={finger.x} cy={finger.y} r={26} class="touch" />
      <clipPath id={`${id}-loupe`}>
        <circle cx={at.x} cy={at.y} r={LOUPE} />
      </clipPath>
      <circle cx={at.x} cy={at.y} r={LOUPE} class="loupe-bed" />
      <g clip-path={`url(#${id}-loupe)`}>
        <g transform={move}>
          <use href={`#${id}-scene`} />
          <Ghost view={view} turn={turn} draft={state} id={id} compact={compact} />
        </g>
      </g>
      <circle cx={at.x} cy={at.y} r={LOUPE} class="loupe-rim" />
    </g>
  );
}

/** Above the finger; beside it where there is no room above. */
function loupePlace(finger: Point): Point {
  const x = Math.min(SPAN - LOUPE, Math.max(LOUPE, finger.x));
  if (finger.y >= ABOVE + LOUPE - 60) return { x, y: finger.y - ABOVE };
  const aside = finger.x < SPAN / 2 ? ABOVE : -ABOVE;
  return { x: finger.x + aside, y: Math.max(LOUPE - 30, finger.y - 24) };
}

/** The path of the last move, if it was longer than one step. */
export function Thread({ view, turn }: { view: View; turn: Turn }): JSX.Element | null {
  const move = view.last && parse(view.last.move);
  if (move?.kind !== 'walk' || !view.last?.start || move.path.length < 2) return null;
  return (
    <Way
      class="way thread"
      view={view}
      turn={turn}
      squares={[view.last.start, ...move.path]}
      stroke-width={2.4}
      stroke-dasharray="0.1 5.5"
    />
  );
}
