/** One finger or pen on the board: what the resolver makes of it becomes a draft. */

import type { BoardDraft } from '../draft';
import { squareUnder, type Point } from '../geometry';
import { IDLE, inGroove, nearest, resolve, type Gesture, type Input, type Intent, type Slot } from '../resolver';
import { carry, drop, liftable, onOwn } from './drag';

const TICK = 60; // ms between looks at a finger that rests
// Vibration in ms: the ghost fence moves on; a fence is placed.
const TOUCHED = 8;
const PLACED = 18;

export class Touch {
  private gesture: Gesture = IDLE;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private took = false; // this finger has lifted a fence of the Chamber

  constructor(private readonly draft: BoardDraft) {}

  get busy(): boolean {
    return this.gesture.phase !== 'idle';
  }

  handle(input: Input): void {
    const field = this.draft.field();
    if (input.type === 'down') {
      this.took = !input.tray && !onOwn(field, input.at) && this.takeUp(input.at);
    }
    const step = resolve(this.gesture, input, field);
    const was = this.gesture.phase;
    this.gesture = step.gesture;
    this.draft.finger.value = step.gesture.phase === 'aiming' ? step.gesture.at : null;
    this.carryOut(step.intent, was);
    this.tick();
  }

  /** While a finger rests, time passes without events of its own. */
  private tick(): void {
    clearInterval(this.ticking);
    const { phase } = this.gesture;
    if (phase !== 'pressed' && phase !== 'aiming') return;
    this.ticking = setInterval(
      () => this.handle({ type: 'tick', time: performance.now() }),
      TICK,
    );
  }

  /** A slide that begins on a fence of the Chamber takes it along. */
  private takeUp(at: Point): boolean {
    const fence = this.draft.lifted === null ? liftable(this.draft, at) : null;
    if (fence !== null) this.draft.lift(fence);
    return fence !== null;
  }

  private carryOut(intent: Intent, was: Gesture['phase']): void {
    const { draft } = this;
    switch (intent.kind) {
      case 'tap':
        draft.hover.value = null;
        return this.took ? undefined : tap(draft, intent.at);
      case 'tapGhost':
        return this.place();
      case 'aim':
        return this.aim(intent.slot);
      case 'release':
        return this.release(intent.slot);
      case 'carry':
        return carry(draft, intent.at);
      case 'drop':
        return drop(draft, intent.from, intent.at);
      case 'cancel':
        draft.hover.value = null;
        if (was === 'aiming') draft.think(null, 'aim');
    }
  }

  private aim(slot: Slot | null): void {
    const before = this.draft.state.value;
    const now = slot?.fence ?? null;
    const same = before.kind === 'fence' && before.stage === 'aim' && before.fence === now;
    if (same || (now === null && before.kind !== 'fence')) return;
    this.draft.think(now, 'aim');
    if (now !== null) this.vibrate(TOUCHED);
  }

  private release(slot: Slot): void {
    this.draft.think(slot.fence, 'held');
    if (this.draft.settings.value.placing === 'release' && slot.legal) this.place();
  }

  private place(): void {
    this.vibrate(PLACED);
    this.draft.place();
  }

  private vibrate(duration: number): void {
    if (this.draft.settings.value.vibration && 'vibrate' in navigator) navigator.vibrate(duration);
  }
}

function tap(draft: BoardDraft, at: Point): void {
  const { scene } = draft;
  if (!scene?.options || draft.tapped?.(at)) return;
  const fence = liftable(draft, at);
  const square = squareUnder(at, scene.turn);
  if (fence !== null && (square === null || !draft.answers(square))) return draft.lift(fence);
  if (useless(draft, at, square)) return;
  if (square !== null) draft.point(square);
}

/** Tell of a tap in a groove that does nothing; true if somebody shows what would. */
function useless(draft: BoardDraft, at: Point, square: string | null): boolean {
  const { aims, slots } = draft.field();
  if (!aims || !inGroove(at) || (square !== null && draft.answers(square))) return false;
  const near = nearest(
    slots.filter((slot) => slot.legal),
    at,
  );
  return near !== null && draft.useless(near.fence);
}
