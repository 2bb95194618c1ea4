/** The text line at the board: the draft and its cost, whose turn it is, who won. */

import type { ComponentChildren } from 'preact';

import { draftLabel, PieceIcon, refusalOf, signed, type DraftState, type LegalFence } from '../../board';

import { rulesAddress } from '../../parts/how';
import { Icon } from '../../parts/icon';
import type { Piece, Side, View } from '../../wire';
import { change, listed, say, together } from '../../words';
import { charactersOf, isChase, isMine, pieceName, piecesOf, seatName, sideClass, sideName, sides, type Cast } from './names';
import { ResultLine } from './result';
import type { PlayState } from './state';
import { Term } from './term';

/** Always of the same height, so that the board below does not move. */
export function Line({ state }: { state: PlayState }) {
  const { table, view } = state.cast.value;
  return (
    <div class={`line ${sideClass(view, view.to_move)}`}>
      {table.phase === 'over' && !state.moment.value ? (
        <ResultLine state={state} />
      ) : (
        <Words state={state} />
      )}
    </div>
  );
}

function Words({ state }: { state: PlayState }) {
  const { view } = state.cast.value;
  const draft = state.draft.state.value;
  const typed = state.draft.typed.value;
  if (state.moment.value) return <Earlier state={state} />;
  if (draft.kind === 'fence') return <FenceLine state={state} draft={draft} />;
  if (typed) return <Plain>{say('play-typed', { text: typed })}</Plain>;
  const note = state.note.value;
  if (note) return <Plain bad={note.bad} why={note.why} view={view}>{note.text}</Plain>;
  if (view.marks.boosted) return <Boost state={state} draft={draft} />;
  if (draft.kind !== 'idle' && draft.kind !== 'relocate') return <Plain>{draftLabel(view, draft)}</Plain>;
  return <Turn state={state} />;
}

interface PlainProps {
  bad?: boolean;
  /** The code of a refusal, and the view in which it was refused: they lead to the rule. */
  why?: string | undefined;
  view?: View;
  children: ComponentChildren;
}

function Plain({ bad = false, why, view, children }: PlainProps) {
  return (
    <p class="line-plain" data-bad={bad}>
      {bad && <Icon name="close" />}
      <b>{children}</b>
      {why && view && (
        <a class="line-why" href={rulesAddress(view.mode, view, why)} target="_blank" rel="noopener">
          <Icon name="book" />
          {say('play-why')}
        </a>
      )}
    </p>
  );
}

/** Which earlier moment is shown, and the button back to now. */
function Earlier({ state }: { state: PlayState }) {
  const { ply, next, replay } = state.moment.value!;
  const text = next ? say('play-replay-move', { move: next }) : say('play-after-move', { ply });
  return (
    <p class="line-plain line-earlier">
      <b class="cut">{replay && !next ? say('play-replay-end') : text}</b>
      <button type="button" class="button slim main" onClick={() => state.now()}>
        {say('play-back-to-now')}
      </button>
    </p>
  );
}

function FenceLine({ state, draft }: { state: PlayState; draft: Extract<DraftState, { kind: 'fence' }> }) {
  const cast = state.cast.value;
  const { view } = cast;
  const name = say('board-fence', {
    slot: draft.fence.slice(0, 2),
    way: draft.fence.endsWith('h') ? 'horizontal' : 'vertical',
    old: draft.old ?? 'none',
  });
  if (!draft.legal) {
    return (
      <Plain bad why={draft.refusal} view={view}>
        {refusalOf(view, draft)}
      </Plain>
    );
  }
  return (
    <div class="line-fence">
      <SideIcon cast={cast} side={view.to_move} />
      <b class="line-name cut">{name}</b>
      <span class="line-costs">
        {othersFirst(cast).map((side) => {
          const steps = draft.costs[side];
          return steps == null ? null : <Cost key={side} cast={cast} side={side} steps={steps} />;
        })}
      </span>
      <span class="quiet small line-left wide-only">{say('board-left', { count: draft.left })}</span>
      {draft.old === null && (
        <span class="quiet small line-left narrow-only">
          {say('play-left-short', { count: draft.left })}
        </span>
      )}
      <Keys draft={draft} />
    </div>
  );
}

/** The sides, the one to move last: what a fence costs opponents is shown first. */
function othersFirst({ view }: Cast): Side[] {
  return sides(view).sort((one, other) => Number(one === view.to_move) - Number(other === view.to_move));
}

function Cost({ cast, side, steps }: { cast: Cast; side: Side; steps: number }) {
  const who = sideName(cast, side);
  return (
    <span class="chip cost" data-hit={steps !== 0}>
      <SideIcon cast={cast} side={side} />
      <span class="wide-only">{who}</span>
      <b class="num ltr" aria-label={say('play-cost', { who, count: change(steps) })}>
        {signed(steps)}
      </b>
    </span>
  );
}

/** Hints for mouse and keyboard about a drafted fence. */
function Keys({ draft }: { draft: LegalFence }) {
  const key = draft.stage === 'hover' ? 'play-keys-hover' : 'play-keys-held';
  return <span class="small quiet line-keys">{say(key)}</span>;
}

export function SideIcon({ cast, side, size = 20 }: { cast: Cast; side: Side; size?: number }) {
  const piece = piecesOf(cast.view, side)[0] ?? 0;
  const figure = cast.view.figures[piece]!;
  if (isChase(cast.view) && side !== 0) return <PieceIcon name={figure.name} size={size} />;
  return (
    <PieceIcon name={figure.name} side={side} character={charactersOf(cast)[piece]} size={size} />
  );
}

/** The icon of the mover: a single ghost, or the first piece of several. */
function MoverIcon({ cast }: { cast: Cast }) {
  const { view } = cast;
  const mover = isChase(view) && view.to_move !== 0 ? view.movers[0] : undefined;
  if (mover === undefined) return <SideIcon cast={cast} side={view.to_move} size={24} />;
  return <PieceIcon name={view.figures[mover]!.name} size={24} />;
}

/** A boost: steps used are hollow, steps left are solid. */
function Boost({ state, draft }: { state: PlayState; draft: DraftState }) {
  const { view } = state.cast.value;
  const all = view.steps_left ?? 0;
  const used = draft.kind === 'walk' ? draft.path.length : 0;
  return (
    <div class="line-boost side-muncher">
      <Icon name="spark" />
      <Term state={state} name="boost">
        {say('play-boost')}
      </Term>
      <span class="boost-steps" aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <i key={index} data-used={index < used} />
        ))}
      </span>
      <b>{say('play-boost-left', { left: all - used, all })}</b>
      <span class="small line-keys">
        {say('play-boost-eats', { own: state.options.value ? 'yes' : 'no' })}
      </span>
    </div>
  );
}

function Turn({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const { view } = cast;
  // While pieces move, the side that has just moved is still shown.
  const seen = state.settled.value || !view.last;
  if (!seen) return <Moving cast={cast} side={view.last!.side} />;
  const deciding = state.options.value !== null;
  const alone = cast.mine.length === 1;
  const mine = isMine(cast, view.to_move);
  return (
    <div class="line-turn">
      <MoverIcon cast={cast} />
      <b class="cut">
        {deciding && alone ? say('play-your-turn') : say('play-to-move', { who: whoMoves(state) })}
      </b>
      {view.marks.turn !== null && view.marks.turn > 0 && view.marks.turn <= view.marks.opening && (
        <Opening turn={view.marks.turn} all={view.marks.opening} />
      )}
      <span class="quiet small line-task">
        {deciding ? whatNow(state) : mine ? mateMoves(cast) : watching(cast)} <Sights cast={cast} />
      </span>
    </div>
  );
}

/** Shown while pieces move: the side that has just moved. */
function Moving({ cast, side }: { cast: Cast; side: Side }) {
  return (
    <div class="line-turn">
      <SideIcon cast={cast} side={side} size={24} />
      <b class="cut">{say('play-to-move', { who: sideName(cast, side) })}</b>
    </div>
  );
}

/** Which ghosts see PAC-MAN, and how far they walk therefore. */
function Sights({ cast }: { cast: Cast }) {
  const { view, mine } = cast;
  const { sights } = view.marks;
  if (!sights.length) return null;
  const text = say('play-sight', {
    pieces: together(sights.map(({ ghost }) => pieceName(view, ghost))),
    count: sights.length,
    steps: sights[0]!.steps,
    own: mine.length === 1 && isMine(cast, 0) ? 'yes' : 'no',
  });
  return <span class="line-sight">{text}</span>;
}

/** "Ben moves Blinky", while a teammate decides. */
function mateMoves(cast: Cast): string {
  const { view, table } = cast;
  const mover = view.movers.length === 1 ? view.movers[0] : undefined;
  const mate = table.seats.find((seat) => mover !== undefined && seat.pieces?.includes(mover));
  if (table.seats.length < 3) return '';
  if (!mate || cast.mine.some((own) => own.seat === mate.seat)) return say('play-teammate');
  return say('play-mate-moves', { name: seatName(cast, mate), piece: pieceName(view, mover!) });
}

function watching(cast: Cast): string {
  return cast.mine.length ? '' : say('play-watching');
}

function Opening({ turn, all }: { turn: number; all: number }) {
  return (
    <span class="chip opening">
      {say('play-opening', { turn })}
      <span class="opening-dots" aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <i key={index} data-used={index < turn} />
        ))}
      </span>
    </span>
  );
}

/** The side, or the pieces of it that may walk now. */
function whoMoves(state: PlayState): string {
  const cast = state.cast.value;
  const { view } = cast;
  if (!isChase(view) || view.to_move === 0 || !view.movers.length) {
    return sideName(cast, view.to_move);
  }
  return view.movers.length === 1 ? pieceName(view, view.movers[0]!) : sideName(cast, view.to_move);
}

function whatNow(state: PlayState): string {
  const draft = state.draft.state.value;
  const { view } = state.cast.value;
  return draft.kind === 'relocate' ? draftLabel(view, draft) : task(view);
}

/** What PAC-MAN may still use after his walk. */
function whatIsLeft(view: View): 'both' | 'fence' | 'pellet' {
  if (!view.marks.reserve) return 'fence';
  return view.stock[view.to_move] ? 'both' : 'pellet';
}

/** The sentence about what is to be decided now. */
export function task(view: View): string {
  const phase = view.marks.phase || 'race';
  if (phase === 'race') {
    return say('play-task-race', { fences: view.stock[view.to_move] ? 'yes' : 'no' });
  }
  if (phase === 'after') return say('play-task-after', { what: whatIsLeft(view) });
  if (phase === 'ghost_place') return say('play-task-ghost-place');
  const pieces = listed(view.movers.map((piece: Piece) => pieceName(view, piece)));
  return say(`phase-${phase}`, {
    steps: view.steps_left ?? 0,
    pieces,
    turn: view.marks.turn ?? 0,
    opening: view.marks.opening,
  });
}
