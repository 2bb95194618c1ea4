/** Fence draft: a fence that is aimed at, held, turned, or lifted out of the Chamber. */

import type { RefusedFence, Scene, Stage } from '../draft';
import { rotated, tileOf } from '../geometry';
import type { Field, Slot } from '../resolver';
import { NO_FIELD, movable, slotFor, slotsOf, thought, type FenceDraft } from '../slots';
import type { DraftStore } from './store';

type Decided = Scene & { options: NonNullable<Scene['options']> };

/** Slots are made once for each scene and lifted fence: pointers ask for them all the time. */
interface KnownSlots {
  scene: Scene;
  old: string | null;
  all: Slot[];
}

export class FenceDrafter {
  private known: KnownSlots | null = null;

  constructor(private readonly store: DraftStore) {}

  /** Draft a fence, or none. Only a held fence is announced. */
  think(fence: string | null, stage: Stage): void {
    const draft = this.drafted(fence, stage);
    if (draft === undefined) return;
    if (draft === null) this.store.set(this.store.resting());
    else if (stage === 'held') this.store.show(draft);
    else this.store.set(draft);
  }

  /** Lift a fence of the Chamber; put it back if it was lifted already. */
  lift(fence: string): void {
    const now = this.store.state.value;
    this.store.lifted = this.store.lifted === fence && now.kind === 'relocate' ? null : fence;
    // A fence that was already held keeps its new place.
    if (now.kind === 'fence' && now.stage === 'held') this.think(now.fence, 'held');
    else this.store.show(this.store.resting());
  }

  rotate(): void {
    const now = this.store.state.value;
    if (now.kind !== 'fence') return;
    const other = rotated(now.fence);
    const draft = this.drafted(other, now.stage);
    // Options say nothing about some slots: the fence is turned there too, and does not fit.
    if (draft !== undefined) this.store.show(draft ?? unfit(other, now));
  }

  /** What a pointer can aim at. */
  field(): Field {
    const { scene, lifted, opts } = this.store;
    if (!decided(scene)) return NO_FIELD;
    const slots = this.slots(scene);
    const waits = lifted === null && movable(scene.options).length > 0;
    const aims =
      !waits && opts.settings.value.placing !== 'tray' && slots.some((one) => one.legal);
    return { slots, held: this.held(scene), aims, standing: standing(scene), own: this.own(scene) };
  }

  /** The draft of a fence: null without a fence or a slot, undefined if we may not decide. */
  private drafted(fence: string | null, stage: Stage): FenceDraft | null | undefined {
    const { scene, lifted } = this.store;
    if (!decided(scene)) return undefined;
    return fence === null ? null : thought(scene.view, scene.options, fence, lifted, stage);
  }

  private held({ turn }: Scene): Slot | null {
    const now = this.store.state.value;
    if (now.kind !== 'fence' || now.stage !== 'held') return null;
    return slotFor(now.fence, turn, now.legal);
  }

  private slots(scene: Decided): Slot[] {
    const old = this.store.lifted;
    if (this.known?.scene !== scene || this.known.old !== old) {
      this.known = { scene, old, all: slotsOf(scene.options, old, scene.turn) };
    }
    return this.known.all;
  }

  /** Squares of the pieces that may walk now. */
  private own({ view, turn }: Scene): Field['own'] {
    const pieces = [...new Set(this.store.walks.map((walk) => walk.piece))];
    return pieces.flatMap((piece) => {
      const square = view.figures[piece]?.square;
      return square ? [tileOf(square, turn)] : [];
    });
  }
}

function decided(scene: Scene | null): scene is Decided {
  return scene?.options != null;
}

function standing({ view, turn }: Scene): Slot[] {
  return view.fences.map(({ fence }) => slotFor(fence, turn));
}

function unfit(fence: string, { stage, old }: FenceDraft): RefusedFence {
  return { kind: 'fence', legal: false, stage, fence, old, refusal: '', pieces: [], squares: [] };
}
