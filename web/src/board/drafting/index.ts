/** One draft, made of a walk draft, a fence draft and a typing draft on a shared store. */

import type { BoardDraft, DraftOptions, Stage } from '../draft';
import { takeFromTray } from '../pointer';
import type { Field } from '../resolver';
import { FenceDrafter } from './fence';
import { isField, pressKey } from './keys';
import { DraftStore } from './store';
import { TypingDrafter } from './typing';
import { WalkDrafter } from './walk';

export function createDraft(opts: DraftOptions): BoardDraft {
  return new Drafting(opts);
}

class Drafting extends DraftStore implements BoardDraft {
  readonly settings = this.opts.settings;
  private readonly walk = new WalkDrafter(this);
  private readonly fence = new FenceDrafter(this);
  private readonly typing = new TypingDrafter(this, this.walk, this.fence);
  private svg: SVGSVGElement | null = null;

  announce(text: string): void {
    this.opts.announce(text);
  }

  useless(fence: string): boolean {
    return this.opts.useless?.(fence) ?? false;
  }

  surface(svg: SVGSVGElement | null): void {
    this.svg = svg;
  }

  place(): void {
    const now = this.state.value;
    if (now.kind === 'fence' && now.legal) this.play(now.move);
    else if (now.kind === 'walk') this.end();
    else if (now.kind === 'ask') this.answer(true);
  }

  press(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || isField(event.target)) return false;
    return this.typing.press(event) || pressKey(this, event);
  }

  type(text: string): boolean {
    return this.typing.type(text);
  }

  takeFence(event: PointerEvent): void {
    if (this.svg && this.scene?.options) takeFromTray(this, this.svg, event);
  }

  // Walks

  point(square: string): void {
    this.walk.point(square);
  }

  drop(from: string, square: string): void {
    this.walk.drop(from, square);
  }

  choose(piece: number): void {
    this.walk.choose(piece);
  }

  back(): void {
    this.walk.back();
  }

  end(): void {
    this.walk.end();
  }

  answer(yes: boolean): void {
    this.walk.answer(yes);
  }

  answers(square: string): boolean {
    return this.walk.answers(square);
  }

  // Fences

  think(fence: string | null, stage: Stage): void {
    this.fence.think(fence, stage);
  }

  lift(fence: string): void {
    this.fence.lift(fence);
  }

  rotate(): void {
    this.fence.rotate();
  }

  field(): Field {
    return this.fence.field();
  }
}
