/** Views of a match at a human pace: each move is seen before the next one comes. */

import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';

import { motionTime } from '../../board/motion';
import type { Pace as PaceName } from '../../settings';
import type { View } from '../../wire';
import type { Made } from './heard';

/** ms for which a move of another player is looked at, its motion included. */
const LOOKED_AT: Record<PaceName, number> = { fast: 0, normal: 500, slow: 1_200, tap: Infinity };
/** Views in the queue; with more, the newest is shown at once. */
const MOST_WAITING = 24;

/** A view, the newest moves that led to it, and whether the person at this screen made the last. */
export interface Step {
  view: View;
  /** How many moves were made in all. */
  count: number;
  made: Made[];
  own: boolean;
}

interface PaceOptions {
  first: Pick<Step, 'view' | 'count'>;
  speed(): PaceName;
  /** Called after each view that is shown. */
  seen(before: View, step: Step): void;
}

export class Pace {
  /** The view that the board shows now. */
  readonly view: ReadonlySignal<View>;
  /** How many moves led to it. */
  readonly count: ReadonlySignal<number>;
  /** Whether pieces still walk to where the view has them. */
  readonly moving = signal(false);
  /** Whether newer views are waiting. */
  readonly behind: ReadonlySignal<boolean>;
  /** Whether the next move waits for `goOn`. */
  readonly held: ReadonlySignal<boolean>;
  private readonly shown;
  private readonly counted;
  private readonly waiting = signal<Step[]>([]);
  private readonly stopped = signal(false);
  private free = 0; // the time from which the next view may be shown
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arriving: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: PaceOptions) {
    this.shown = signal(options.first.view);
    this.counted = signal(options.first.count);
    this.view = this.shown;
    this.count = this.counted;
    this.behind = computed(() => this.waiting.value.length > 0);
    this.held = computed(() => this.behind.value && this.stopped.value);
  }

  /** Take a new view: it is shown after those before it, each for its time. */
  push(step: Step): void {
    const waiting = this.waiting.value;
    const last = waiting.at(-1)?.view ?? this.shown.value;
    const follows = step.view.ply === last.ply + 1 && step.view.mode === last.mode;
    const full = waiting.length >= MOST_WAITING;
    if (!follows || full || document.hidden) return this.jump(step);
    // What a person does at this screen is never kept waiting.
    if (step.own && !waiting.length) this.free = 0;
    this.waiting.value = [...waiting, step];
    this.next();
  }

  /** Show the next move now, where each waits for a tap. */
  goOn(): void {
    this.free = 0;
    this.next();
  }

  /** Show the newest view at once. */
  catchUp(): void {
    const last = this.waiting.value.at(-1);
    if (last) this.jump(last);
  }

  /** Take the waiting views in a new rhythm. */
  hurry(): void {
    if (this.waiting.value.length) this.goOn();
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.arriving);
  }

  private jump(step: Step): void {
    const made = this.waiting.value.filter((one) => one !== step).flatMap((one) => one.made);
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.value = [];
    this.free = 0;
    this.show({ ...step, made: [...made, ...step.made] });
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const wait = this.free - performance.now();
    this.stopped.value = wait === Infinity;
    const [first, ...rest] = this.waiting.value;
    if (!first || wait === Infinity) return;
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    this.free = performance.now() + this.timeOf(first);
    this.waiting.value = rest;
    this.show(first);
    if (rest.length) this.next();
  }

  private timeOf({ view, own }: Step): number {
    const moving = motionTime(this.shown.value, view);
    return own ? moving : Math.max(moving, LOOKED_AT[this.options.speed()]);
  }

  private show(step: Step): void {
    const before = this.shown.value;
    const time = motionTime(before, step.view);
    clearTimeout(this.arriving);
    this.moving.value = time > 0;
    if (time) this.arriving = setTimeout(() => (this.moving.value = false), time);
    batch(() => {
      this.shown.value = step.view;
      this.counted.value = step.count;
      this.options.seen(before, step);
    });
  }
}
