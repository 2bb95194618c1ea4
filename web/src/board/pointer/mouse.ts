/** The mouse on the board: hovering drafts a fence, a click plays, a drag walks. */

import type { BoardDraft } from '../draft';
import { inside, squareUnder, type Point } from '../geometry';
import { DWELL, hovered, type Slot } from '../resolver';
import { drop, liftable, onOwn } from './drag';

// Half the room in which a click hits the held fence, in units.
const GHOST_LONG = 47;
const GHOST_SHORT = 9;

export class Mouse {
  private before: Slot | null = null; // the slot hovered last
  private carried: Point | null = null; // where the button went down on a piece that may walk
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly draft: BoardDraft) {}

  down(at: Point): void {
    this.carried = onOwn(this.draft.field(), at) && !this.onGhost(at) ? at : null;
    this.move(at);
  }

  move(at: Point): void {
    const { draft } = this;
    if (!draft.scene?.options) return;
    const square = squareUnder(at, draft.scene.turn);
    const answers = square !== null && draft.answers(square);
    draft.hover.value = answers ? square : null;
    if (!this.free()) return;
    if (answers || this.carried || !draft.field().aims) return this.forget();
    this.think(hovered(at, draft.field(), this.before));
  }

  up(at: Point): void {
    const from = this.carried;
    this.carried = null;
    if (from && !this.sameSquare(from, at)) drop(this.draft, from, at);
    else this.click(at);
  }

  leave(): void {
    this.carried = null;
    this.draft.hover.value = null;
    this.forget();
  }

  /** Whether hovering may change the draft: nothing is held, chosen or asked. */
  private free(): boolean {
    const now = this.draft.state.value;
    if (now.kind === 'fence') return now.stage === 'hover';
    return now.kind === 'idle' || now.kind === 'relocate';
  }

  private forget(): void {
    clearTimeout(this.asking);
    this.before = null;
    if (this.draft.state.value.kind === 'fence' && this.free()) this.draft.think(null, 'hover');
  }

  /** Draft the fence under the mouse; the reason of a refused one is shown after a while. */
  private think(slot: Slot | null): void {
    const { draft } = this;
    if (this.unchanged(slot)) return;
    clearTimeout(this.asking);
    this.before = slot;
    if (slot?.legal) return draft.think(slot.fence, 'hover');
    if (draft.state.value.kind === 'fence') draft.think(null, 'hover');
    if (slot) {
      this.asking = setTimeout(() => this.free() && draft.think(slot.fence, 'hover'), DWELL);
    }
  }

  private unchanged(slot: Slot | null): boolean {
    const now = this.draft.state.value;
    if (slot?.fence !== this.before?.fence) return false;
    if (!slot) return true;
    // A turned fence stays turned while the mouse stays near its post.
    const turnedHere = now.kind === 'fence' && now.fence.startsWith(slot.fence.slice(0, 2));
    return turnedHere || this.before?.legal === false;
  }

  private click(at: Point): void {
    const { draft } = this;
    if (!draft.scene?.options || draft.tapped?.(at)) return;
    const square = squareUnder(at, draft.scene.turn);
    const now = draft.state.value;
    if (square !== null && draft.answers(square)) return draft.point(square);
    if (now.kind === 'fence' && now.stage === 'hover' && now.legal) return draft.place();
    const fence = liftable(draft, at);
    if (fence !== null) return draft.lift(fence);
    if (now.kind === 'fence' && now.stage === 'held') {
      return this.onGhost(at) ? draft.place() : draft.cancel();
    }
    if (square !== null) draft.point(square);
  }

  private sameSquare(one: Point, other: Point): boolean {
    const turn = this.draft.scene?.turn ?? 0;
    return squareUnder(one, turn) === squareUnder(other, turn);
  }

  /** Whether a point is on the fence that is held. */
  private onGhost(at: Point): boolean {
    const slot = this.draft.field().held;
    if (!slot) return false;
    const [x, y] = slot.lying ? [GHOST_LONG, GHOST_SHORT] : [GHOST_SHORT, GHOST_LONG];
    const { post } = slot;
    return inside(at, { x: post.x - x, y: post.y - y, width: 2 * x, height: 2 * y });
  }
}
