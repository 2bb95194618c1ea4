/** State that the walk, fence and typing drafts share: what is shown, and what is drafted. */

import { signal } from '@preact/signals';

import { actionsOf } from '../actions';
import type { Action, DraftOptions, DraftState, Scene } from '../draft';
import type { Point } from '../geometry';
import { draftLabel } from '../labels';
import { movable } from '../slots';
import { allWalks, type Walk } from '../walks';

const IDLE: DraftState = { kind: 'idle' };

export class DraftStore {
  readonly state = signal<DraftState>(IDLE);
  readonly actions = signal<Action[]>([]);
  readonly typed = signal('');
  readonly finger = signal<Point | null>(null);
  readonly hover = signal<string | null>(null);
  readonly moving = signal(false);
  scene: Scene | null = null;
  /** Every legal walk of the scene. */
  walks: Walk[] = [];
  /** The Chamber fence that is being relocated. */
  lifted: string | null = null;

  constructor(readonly opts: DraftOptions) {}

  /** Show a scene. The draft stays if the position, the turn and the right to decide do. */
  attach(now: Scene): void {
    const same = this.scene !== null && samePosition(this.scene, now);
    this.scene = now;
    this.walks = now.options ? allWalks(now.options) : [];
    if (same) return;
    this.actions.value = actionsOf(now);
    this.lifted = null;
    this.reset();
  }

  reset(): void {
    this.hover.value = null;
    this.rest();
  }

  cancel(): void {
    if (this.state.value.kind === 'relocate') this.lifted = null;
    this.rest();
  }

  /** Set the state without announcing it: pointer and keys change it too often for that. */
  set(next: DraftState): void {
    this.state.value = next;
  }

  show(next: DraftState): void {
    this.set(next);
    if (this.scene) this.opts.announce(draftLabel(this.scene.view, next));
  }

  play(move: string): void {
    if (!this.scene?.options) return;
    this.reset();
    this.opts.play(move);
  }

  /** The state without a draft. In a relocation it says which fence is lifted, if one is. */
  resting(): DraftState {
    const old = movable(this.scene?.options ?? null);
    if (!old.length) return IDLE;
    if (old.length === 1) this.lifted = old[0]!;
    return { kind: 'relocate', old: this.lifted };
  }

  private rest(): void {
    this.finger.value = null;
    this.typed.value = '';
    this.set(this.resting());
  }
}

function samePosition(one: Scene, other: Scene): boolean {
  return (
    one.view.position === other.view.position &&
    one.view.ply === other.view.ply &&
    (one.options === null) === (other.options === null) &&
    one.turn === other.turn
  );
}
