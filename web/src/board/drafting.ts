/** How a draft comes about: pointing at squares, thinking of fences, saying yes. */

import { computed, signal } from '@preact/signals';

import type { Options, View } from '../wire';
import { actionsOf, typeable } from './actions';
import type {
  Action,
  BoardDraft,
  DraftOptions,
  DraftState,
  RefusedFence,
  Scene,
  Stage,
  WalkDraft,
} from './draft';
import { rotated, tileOf } from './geometry';
import { draftLabel } from './labels';
import { fenceMove, parse } from './moves';
import { takeFromTray } from './pointer';
import type { Field } from './resolver';
import { NO_FIELD, movable, slotFor, slotsOf, thought, type FenceDraft } from './slots';
import { createTyping } from './typing';
import { allWalks, continuing, endsOf, meetsGhost, nextSquares, wayTo, type Walk } from './walks';

const IDLE: DraftState = { kind: 'idle' };

export function createDraft(opts: DraftOptions): BoardDraft {
  const state = signal<DraftState>(IDLE);
  const actions = signal<Action[]>([]);
  const finger = signal<BoardDraft['finger']['value']>(null);
  const hover = signal<string | null>(null);
  const moving = signal(false);
  let scene: Scene | null = null;
  let walks: Walk[] = [];
  let lifted: string | null = null;
  let svg: SVGSVGElement | null = null;
  let slots: { old: string | null; all: Field['slots'] } | null = null;

  // What is shown

  function attach(now: Scene): void {
    const same =
      scene !== null &&
      scene.view.position === now.view.position &&
      scene.view.ply === now.view.ply &&
      (scene.options === null) === (now.options === null) &&
      scene.turn === now.turn;
    scene = now;
    walks = now.options ? allWalks(now.options) : [];
    slots = null;
    if (same) return;
    actions.value = actionsOf(now);
    lifted = null;
    reset();
  }

  function reset(): void {
    finger.value = null;
    hover.value = null;
    typing.clear();
    state.value = rest();
  }

  /** What is thought of when nothing is: in a relocation, which fence to lift. */
  function rest(): DraftState {
    const old = movable(scene?.options ?? null);
    if (!old.length) return IDLE;
    if (old.length === 1) lifted = old[0]!;
    return { kind: 'relocate', old: lifted };
  }

  function show(next: DraftState): void {
    state.value = next;
    if (scene) opts.announce(draftLabel(scene.view, next));
  }

  function play(move: string): void {
    if (!scene?.options) return;
    reset();
    opts.play(move);
  }

  // Walks

  function commit(walk: Walk): void {
    const why = scene && meetsGhost(scene.view, walk) ? 'enter_ghost' : 'confirm_walk';
    if (why === 'confirm_walk' && !opts.settings.value.confirmWalk) return play(walk.move);
    const { move, piece, path } = walk;
    hover.value = null;
    show({ kind: 'ask', why, move, piece, path });
  }

  /**
   * Play a walk that was pointed at, unless it is a boost that can go on: a boost has more steps
   * than one sees at once, so that it ends only where the person says so.
   */
  function settle(walk: Walk): void {
    const { piece, path } = walk;
    const goesOn = continuing(walks, piece, path).some((one) => one.path.length > path.length);
    if (!scene?.view.marks.boosted || !goesOn) return commit(walk);
    hover.value = null;
    show(walkState({ piece, path, goal: null, steps: true }));
  }

  function candidates(now: WalkDraft): Walk[] {
    const found = continuing(walks, now.piece, now.path);
    return now.goal === null ? found : found.filter((walk) => walk.path.at(-1) === now.goal);
  }

  function walkState(base: Pick<WalkDraft, 'piece' | 'path' | 'goal' | 'steps'>): WalkDraft {
    const blank = {
      kind: 'walk' as const,
      ...base,
      next: [],
      ends: [],
      complete: null,
      left: null,
    };
    const found = candidates(blank);
    const done = found.find((walk) => walk.path.length === base.path.length);
    const steps = scene?.view.steps_left ?? null;
    return {
      ...blank,
      next: nextSquares(found, base.path),
      ends: endsOf(found),
      complete: base.path.length ? (done?.move ?? null) : null,
      left: steps === null ? null : steps - base.path.length,
    };
  }

  function extend(now: WalkDraft, square: string): void {
    const next = walkState({ ...now, path: [...now.path, square] });
    const found = candidates(next);
    // What is left comes to the same: there is nothing more to ask.
    if (found.length && found.every((walk) => walk.choice === found[0]!.choice)) {
      const exact = found.find((walk) => walk.path.length === next.path.length);
      return settle(exact ?? found[0]!);
    }
    show(next);
  }

  function choose(piece: number): void {
    const now = state.value;
    if (now.kind === 'which' && now.pieces.includes(piece)) {
      const mine = walks.filter((walk) => walk.piece === piece);
      return go(wayTo(mine, now.end), now.end);
    }
    if (!walks.some((walk) => walk.piece === piece)) return;
    const again = now.kind === 'walk' && now.piece === piece;
    const steps = again || !severalWalk();
    show(walkState({ piece, path: [], goal: null, steps }));
  }

  function severalWalk(): boolean {
    return new Set(walks.map((walk) => walk.piece)).size > 1;
  }

  function go(way: ReturnType<typeof wayTo>, end: string): void {
    if (way.kind === 'one') settle(way.walk);
    else if (way.kind === 'which') show({ kind: 'which', pieces: way.pieces, end });
    else if (way.kind === 'steps') {
      show(walkState({ piece: way.piece, path: [], goal: end, steps: true }));
    }
  }

  function moverOn(square: string): number | null {
    const piece = scene?.view.figures.findIndex(
      (figure, index) => figure.square === square && walks.some((walk) => walk.piece === index),
    );
    return piece === undefined || piece < 0 ? null : piece;
  }

  function point(square: string): void {
    if (!scene?.options) return;
    const enter = scene.options.enters.find((move) => move.endsWith(square));
    if (enter) return play(enter);
    const now = state.value;
    // Where a yes is wanted for every walk, a second tap is one; a life is not given away so.
    if (now.kind === 'ask' && now.why === 'confirm_walk' && now.path.at(-1) === square)
      return answer(true);
    if (now.kind === 'walk' && step(now, square)) return;
    const mover = moverOn(square);
    if (now.kind === 'which' && mover !== null) return choose(mover);
    if (mover !== null) return choose(mover);
    const way = wayTo(walks, square);
    if (way.kind !== 'none') return go(way, square);
    if (now.kind === 'relocate') return opts.announce(draftLabel(scene.view, now));
    if (now.kind === 'walk' || now.kind === 'which' || now.kind === 'ask') cancel();
    miss(square, isRace(scene.view) ? square : null);
  }

  function miss(square: string, move: string | null): void {
    opts.missed?.({ square, move, ends: endsOf(walks) });
  }

  /** A typed walk that is none: a bare square is pointed at, of anything else it is said why. */
  function mistyped(text: string): boolean {
    const move = parse(text);
    if (!scene?.options || move?.kind !== 'walk') return false;
    const end = move.path.at(-1)!;
    typing.clear();
    if (move.letter) miss(end, text);
    else point(end);
    return true;
  }

  /** Whether pointing at a square goes on with the walk begun. */
  function step(now: WalkDraft, square: string): boolean {
    const found = candidates(now);
    const here = now.path.at(-1) ?? scene?.view.figures[now.piece]?.square;
    if (now.path.length && square === here && now.complete !== null) {
      end();
      return true;
    }
    if (now.steps && now.next.includes(square)) {
      extend(now, square);
      return true;
    }
    if (!now.path.length && square === here) return now.steps ? false : (choose(now.piece), true);
    const way = wayTo(found, square);
    if (way.kind === 'one') settle(way.walk);
    else if (way.kind === 'steps') show(walkState({ ...now, goal: square, steps: true }));
    return way.kind !== 'none';
  }

  function end(): void {
    const now = state.value;
    if (now.kind !== 'walk' || now.complete === null) return;
    const walk = walks.find((one) => one.move === now.complete);
    if (walk) commit(walk);
  }

  function back(): void {
    const now = state.value;
    if (now.kind !== 'walk') return;
    if (!now.path.length) return cancel();
    show(walkState({ ...now, path: now.path.slice(0, -1) }));
  }

  // Fences

  function think(fence: string | null, stage: Stage): void {
    if (!scene?.options) return;
    const draft = fence === null ? null : thought(scene.view, scene.options, fence, lifted, stage);
    if (!draft) state.value = rest();
    else if (stage === 'held') show(draft);
    else state.value = draft;
  }

  function lift(fence: string): void {
    const now = state.value;
    lifted = lifted === fence && now.kind === 'relocate' ? null : fence;
    // A fence that was already thought of keeps its new place.
    if (now.kind === 'fence' && now.stage === 'held') think(now.fence, 'held');
    else show(rest());
  }

  function rotate(): void {
    const now = state.value;
    if (now.kind !== 'fence' || !scene?.options) return;
    const other = rotated(now.fence);
    const draft = thought(scene.view, scene.options, other, lifted, now.stage);
    // Where the law has nothing to say, the fence is turned all the same, and said not to fit.
    show(draft ?? unfit(other, now));
  }

  function place(): void {
    const now = state.value;
    if (now.kind === 'fence' && now.legal) play(now.move);
    else if (now.kind === 'walk') end();
    else if (now.kind === 'ask') answer(true);
  }

  function cancel(): void {
    const before = state.value;
    if (before.kind === 'relocate') lifted = null;
    typing.clear();
    finger.value = null;
    state.value = rest();
  }

  function answer(yes: boolean): void {
    const now = state.value;
    if (now.kind !== 'ask') return;
    if (yes) play(now.move);
    else cancel();
  }

  function field(): Field {
    if (!scene?.options) return NO_FIELD;
    const now = state.value;
    const held =
      now.kind === 'fence' && now.stage === 'held'
        ? slotFor(now.fence, scene.turn, now.legal)
        : null;
    const waits = lifted === null && movable(scene.options).length > 0;
    if (slots?.old !== lifted)
      slots = { old: lifted, all: slotsOf(scene.options, lifted, scene.turn) };
    const aims =
      !waits && opts.settings.value.placing !== 'tray' && slots.all.some((one) => one.legal);
    return { slots: slots.all, held, aims, standing: standing(scene), own: own(scene) };
  }

  /** Where the pieces stand that may walk now. */
  function own({ view, turn }: Scene): Field['own'] {
    const pieces = [...new Set(walks.map((walk) => walk.piece))];
    return pieces.flatMap((piece) => {
      const square = view.figures[piece]?.square;
      return square ? [tileOf(square, turn)] : [];
    });
  }

  /** Let a piece go that was dragged from its square. */
  function drop(from: string, square: string): void {
    const piece = moverOn(from);
    if (piece === null) return;
    const mine = walks.filter((walk) => walk.piece === piece);
    go(wayTo(mine, square), square);
  }

  function answers(square: string): boolean {
    if (!scene?.options) return false;
    const now = state.value;
    if (scene.options.enters.some((move) => move.endsWith(square))) return true;
    if (now.kind === 'walk') return now.ends.includes(square) || now.next.includes(square);
    if (now.kind === 'which' && moverOn(square) !== null) return true;
    return (
      walks.some((walk) => walk.path.at(-1) === square) ||
      (severalWalk() && moverOn(square) !== null)
    );
  }

  const typing = createTyping({
    moves: () => (scene?.options ? typeable(scene) : []),
    preview,
    play: (text) => type(text) || mistyped(text),
  });

  function preview(text: string): void {
    const move = parse(text);
    if (!scene?.options || move === null) return think(null, 'held');
    if (move.kind === 'fence') {
      lifted = move.old;
      return think(move.fence, 'held');
    }
    const walk = walks.find((one) => one.move === text);
    state.value = walk
      ? walkState({ piece: walk.piece, path: walk.path, goal: null, steps: true })
      : rest();
  }

  function type(text: string): boolean {
    if (!scene?.options) return false;
    const move = typeable(scene).find((one) => one === text || one === text.toLowerCase());
    if (move === undefined) return false;
    const walk = walks.find((one) => one.move === move);
    if (walk) commit(walk);
    else if (isRefused(scene.options, move)) preview(move);
    else play(move);
    return true;
  }

  function press(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || isField(event.target)) return false;
    if (typing.press(event)) return true;
    const now = state.value;
    if (event.key === 'Escape' && now.kind !== 'idle') cancel();
    else if (event.key === 'Enter' && !isControl(event.target) && now.kind !== 'idle') place();
    else if (event.key === 'Backspace' && now.kind === 'walk') back();
    else if ((event.key === 'r' || event.key === 'R') && now.kind === 'fence' && bare(event))
      rotate();
    else return false;
    return true;
  }

  return {
    state,
    actions,
    typed: computed(() => typing.text.value),
    finger,
    hover,
    moving,
    settings: opts.settings,
    announce: opts.announce,
    get scene() {
      return scene;
    },
    get lifted() {
      return lifted;
    },
    attach,
    surface: (element) => {
      svg = element;
    },
    place,
    rotate,
    cancel,
    back,
    end,
    answer,
    choose,
    play,
    type,
    press,
    point,
    drop,
    answers,
    lift,
    think,
    field,
    takeFence(event) {
      if (svg && scene?.options) takeFromTray(this, svg, event);
    },
  };
}

function standing({ view, turn }: Scene): Field['slots'] {
  return view.fences.map(({ fence }) => slotFor(fence, turn));
}

function unfit(fence: string, { stage, old }: FenceDraft): RefusedFence {
  return { kind: 'fence', legal: false, stage, fence, old, refusal: '', pieces: [], squares: [] };
}

function isRace({ lives }: View): boolean {
  return lives === null;
}

function isRefused({ refused }: Options, move: string): boolean {
  return refused.some((one) => fenceMove(one.fence, one.old ?? null) === move);
}

function isField(target: EventTarget | null): boolean {
  const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return Boolean((target as Partial<Element> | null)?.matches?.(typed));
}

/** Elements that answer to Enter themselves. */
function isControl(target: EventTarget | null): boolean {
  return Boolean(
    (target as Partial<Element> | null)?.closest?.('button, a, summary, [role=menuitem]'),
  );
}

function bare(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}
