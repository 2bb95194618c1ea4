/** Walk draft: squares that are pointed at become steps of a walk, a question, or a move. */

import type { Scene, WalkDraft } from '../draft';
import { draftLabel } from '../labels';
import {
  continuing,
  endsOf,
  meetsGhost,
  nextSquares,
  walkTowards,
  wayTo,
  type Walk,
  type Way,
} from '../walks';
import type { DraftStore } from './store';

type Begun = Pick<WalkDraft, 'piece' | 'path' | 'goal' | 'steps'>;

export class WalkDrafter {
  constructor(private readonly store: DraftStore) {}

  /** Point at a square: enter, say yes, step, choose a piece, walk there, or say why not. */
  point(square: string): void {
    const { scene, walks, state } = this.store;
    if (!scene?.options) return;
    const enter = scene.options.enters.find((move) => move.endsWith(square));
    if (enter) return this.store.play(enter);
    if (this.confirms(square)) return this.answer(true);
    const now = state.value;
    if (now.kind === 'walk' && this.step(now, square)) return;
    const mover = this.moverOn(square);
    if (mover !== null) return this.choose(mover);
    const way = wayTo(walks, square);
    if (way.kind !== 'none') return this.go(way, square);
    this.outOfReach(scene, square);
  }

  /** Walk with a piece that was dragged from one square to another. */
  drop(from: string, square: string): void {
    const piece = this.moverOn(from);
    if (piece !== null) this.go(wayTo(this.walksOf(piece), square), square);
  }

  /** Choose the piece that walks; a second choice of the same piece makes squares steps. */
  choose(piece: number): void {
    const now = this.store.state.value;
    if (now.kind === 'which' && now.pieces.includes(piece)) {
      return this.go(wayTo(this.walksOf(piece), now.end), now.end);
    }
    if (!this.walksOf(piece).length) return;
    const again = now.kind === 'walk' && now.piece === piece;
    const steps = again || !this.severalWalk();
    this.store.show(this.begun({ piece, path: [], goal: null, steps }));
  }

  end(): void {
    const now = this.store.state.value;
    if (now.kind !== 'walk' || now.complete === null) return;
    const walk = this.store.walks.find((one) => one.move === now.complete);
    if (walk) this.commit(walk);
  }

  back(): void {
    const now = this.store.state.value;
    if (now.kind !== 'walk') return;
    if (!now.path.length) return this.store.cancel();
    this.store.show(this.begun({ ...now, path: now.path.slice(0, -1) }));
  }

  answer(yes: boolean): void {
    const now = this.store.state.value;
    if (now.kind !== 'ask') return;
    if (yes) this.store.play(now.move);
    else this.store.cancel();
  }

  /** Whether pointing at a square does something. */
  answers(square: string): boolean {
    const { scene, state, walks } = this.store;
    if (!scene?.options) return false;
    const now = state.value;
    if (scene.options.enters.some((move) => move.endsWith(square))) return true;
    if (now.kind === 'walk') return now.ends.includes(square) || now.next.includes(square);
    const onMover = this.moverOn(square) !== null;
    if (now.kind === 'which' && onMover) return true;
    return walks.some((walk) => walk.path.at(-1) === square) || (this.severalWalk() && onMover);
  }

  /** Play a walk, or ask first: it may cost a life, or the person wants to be asked. */
  commit(walk: Walk): void {
    const { scene, opts, hover } = this.store;
    const why = scene && meetsGhost(scene.view, walk) ? 'enter_ghost' : 'confirm_walk';
    if (why === 'confirm_walk' && !opts.settings.value.confirmWalk) {
      return this.store.play(walk.move);
    }
    const { move, piece, path } = walk;
    hover.value = null;
    this.store.show({ kind: 'ask', why, move, piece, path });
  }

  /** The state of a walk whose first squares are chosen. */
  begun({ piece, path, goal, steps }: Begun): WalkDraft {
    const found = this.candidates(piece, path, goal);
    const done = found.find((walk) => walk.path.length === path.length);
    const all = this.store.scene?.view.steps_left ?? null;
    return {
      kind: 'walk',
      piece,
      path,
      goal,
      steps,
      next: nextSquares(found, path),
      ends: endsOf(found),
      complete: path.length ? (done?.move ?? null) : null,
      left: all === null ? null : all - path.length,
    };
  }

  /** Say why no walk leads to a square. */
  miss(square: string, move: string | null): void {
    this.store.opts.missed?.({ square, move, ends: endsOf(this.store.walks) });
  }

  /** Where every walk needs a yes, a second tap is one; a life is not given away by a tap. */
  private confirms(square: string): boolean {
    const now = this.store.state.value;
    return now.kind === 'ask' && now.why === 'confirm_walk' && now.path.at(-1) === square;
  }

  private outOfReach(scene: Scene, square: string): void {
    const now = this.store.state.value;
    if (now.kind === 'relocate') return this.store.opts.announce(draftLabel(scene.view, now));
    if (now.kind === 'walk' || now.kind === 'which' || now.kind === 'ask') this.store.cancel();
    const isRace = scene.view.lives === null;
    this.miss(square, isRace ? square : walkTowards(scene.view, this.store.walks, square));
  }

  /** Go on with a walk by pointing at a square; false if the square is not part of it. */
  private step(now: WalkDraft, square: string): boolean {
    const here = now.path.at(-1) ?? this.store.scene?.view.figures[now.piece]?.square;
    if (square === here && this.stay(now)) return true;
    if (now.steps && now.next.includes(square)) {
      this.extend(now, square);
      return true;
    }
    if (square === here && !now.path.length) return false;
    const way = wayTo(this.candidates(now.piece, now.path, now.goal), square);
    if (way.kind === 'one') this.settle(way.walk);
    else if (way.kind === 'steps') {
      this.store.show(this.begun({ ...now, goal: square, steps: true }));
    }
    return way.kind !== 'none';
  }

  /** Point at the square where the walk is: end it there, or make a fresh walk go by steps. */
  private stay(now: WalkDraft): boolean {
    if (now.path.length && now.complete !== null) {
      this.end();
      return true;
    }
    if (now.path.length || now.steps) return false;
    this.choose(now.piece);
    return true;
  }

  private extend(now: WalkDraft, square: string): void {
    const path = [...now.path, square];
    const found = this.candidates(now.piece, path, now.goal);
    // All walks that are left lead to the same position: nothing more to ask.
    if (found.length && found.every((walk) => walk.choice === found[0]!.choice)) {
      const exact = found.find((walk) => walk.path.length === path.length);
      return this.settle(exact ?? found[0]!);
    }
    this.store.show(this.begun({ ...now, path }));
  }

  /**
   * Play a walk that was pointed at, unless it is a boost that can go on: a boost has more steps
   * than one sees at once, so that it ends only where the person says so.
   */
  private settle(walk: Walk): void {
    const { scene, walks, hover } = this.store;
    const { piece, path } = walk;
    const goesOn = continuing(walks, piece, path).some((one) => one.path.length > path.length);
    if (!scene?.view.marks.boosted || !goesOn) return this.commit(walk);
    hover.value = null;
    this.store.show(this.begun({ piece, path, goal: null, steps: true }));
  }

  private go(way: Way, end: string): void {
    if (way.kind === 'one') this.settle(way.walk);
    else if (way.kind === 'which') this.store.show({ kind: 'which', pieces: way.pieces, end });
    else if (way.kind === 'steps') {
      this.store.show(this.begun({ piece: way.piece, path: [], goal: end, steps: true }));
    }
  }

  /** The walks that begin like this, and end on `goal` if there is one. */
  private candidates(piece: number, path: string[], goal: string | null): Walk[] {
    const found = continuing(this.store.walks, piece, path);
    return goal === null ? found : found.filter((walk) => walk.path.at(-1) === goal);
  }

  private walksOf(piece: number): Walk[] {
    return this.store.walks.filter((walk) => walk.piece === piece);
  }

  private severalWalk(): boolean {
    return new Set(this.store.walks.map((walk) => walk.piece)).size > 1;
  }

  /** The piece on a square, if it may walk. */
  private moverOn(square: string): number | null {
    const figures = this.store.scene?.view.figures ?? [];
    const piece = figures.findIndex(
      (figure, index) => figure.square === square && this.walksOf(index).length > 0,
    );
    return piece < 0 ? null : piece;
  }
}
