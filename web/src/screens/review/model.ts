/** What the review screen knows: the review, the moment that is shown, a line being played out. */

import { computed, signal } from '@preact/signals';

import { ask, Declined, snapshot } from '../../api';
import type { Turn } from '../../board/geometry';
import type { LineShown, Review, ReviewedMove, ReviewState, SeatState, Side, View, Why } from '../../wire';
import { say } from '../../words';
import { History } from '../play/history';
import { isChase, sideClass, sideName, turnTo, type Cast } from '../play/names';

const ASK_EVERY = 1000;
const SHOWS = 900;

/** The side of the reader's first seat; the first side for people who only look. */
export function ownSideOf(seats: SeatState[], you: string): Side {
  return seats.find((seat) => you && seat.player === you)?.side ?? 0;
}

export class ReviewModel {
  readonly words = signal(false);
  readonly failure = signal('');
  readonly cast = signal<Cast | null>(null);
  readonly state = signal<ReviewState>({ state: 'waiting' } as ReviewState);
  readonly review = signal<Review | null>(null);
  readonly ply = signal(0);
  readonly view = signal<View | null>(null);
  /** Whether the better line is being played out. */
  readonly playing = signal(false);
  readonly trying = signal(false);
  /** The reader, as tables name people. */
  readonly you = signal('');
  private readonly history: History;
  private closed = false;
  private run = 0;

  constructor(readonly id: string) {
    this.history = new History(id);
  }

  readonly move = computed<ReviewedMove | null>(() => this.review.value?.moves[this.ply.value - 1] ?? null);
  readonly chances = computed<number[]>(() => this.move.value?.chances ?? this.review.value?.start ?? []);

  /** The quarter turns that bring the reader's own side to the bottom. */
  readonly facing = computed<Turn>(() => {
    const cast = this.cast.value;
    return cast ? turnTo(cast.view, ownSideOf(cast.table.seats, this.you.value)) : 0;
  });

  open(): () => void {
    this.closed = false;
    this.begin().catch((error: unknown) => this.fail(error));
    return () => {
      this.closed = true;
    };
  }

  private async begin(): Promise<void> {
    const told = await snapshot(this.id);
    this.cast.value = { table: told.table, view: told.view, mine: [] };
    this.words.value = true;
    await this.ask();
  }

  private path(): string {
    return `/api/tables/${this.id}/review`;
  }

  async ask(): Promise<void> {
    try {
      this.heard(await ask<ReviewState>(this.path(), {}));
    } catch (error) {
      this.fail(error);
    }
  }

  async stop(): Promise<void> {
    try {
      this.heard(await ask<ReviewState>(this.path(), undefined, 'DELETE'));
    } catch (error) {
      this.fail(error);
    }
  }

  private heard(told: ReviewState): void {
    this.state.value = told;
    if (told.review) {
      this.review.value = told.review;
      void this.look(told.review.turning_points[0] ?? told.review.moves.length);
    } else if (told.state === 'waiting' || told.state === 'running') {
      setTimeout(() => void this.poll(), ASK_EVERY);
    }
  }

  private async poll(): Promise<void> {
    if (this.closed || this.state.value.state === 'stopped') return;
    try {
      this.heard(await ask<ReviewState>(this.path()));
    } catch {
      setTimeout(() => void this.poll(), ASK_EVERY); // the network comes back
    }
  }

  private fail(error: unknown): void {
    this.failure.value = error instanceof Declined ? error.code : 'unreachable';
  }

  /** Show the board after a move. */
  async look(ply: number): Promise<void> {
    const last = this.review.value?.moves.length ?? 0;
    this.run += 1;
    this.playing.value = this.trying.value = false;
    this.ply.value = Math.max(0, Math.min(last, ply));
    const run = this.run;
    const view = await this.history.at(this.ply.value).catch(() => null);
    if (run === this.run && view) this.view.value = view;
  }

  /** The turning point before or after the moment that is shown. */
  turn(step: 1 | -1): number | null {
    const points = this.review.value?.turning_points ?? [];
    const found =
      step > 0 ? points.find((ply) => ply > this.ply.value) : points.findLast((ply) => ply < this.ply.value);
    return found ?? null;
  }

  /** Play the better line out on the board, from the moment before the move. */
  async showBetter(): Promise<void> {
    const move = this.move.value;
    if (!move?.better.length) return;
    const run = (this.run += 1);
    this.playing.value = true;
    try {
      const line = await this.line(move.ply - 1, move.better, false);
      for (const view of line.views) {
        if (run !== this.run) return;
        this.view.value = view;
        await new Promise((done) => setTimeout(done, SHOWS));
      }
    } catch (error) {
      this.fail(error);
    }
    if (run === this.run) this.playing.value = false;
  }

  line(ply: number, moves: string[], reply: boolean): Promise<LineShown> {
    return ask<LineShown>(`/api/tables/${this.id}/line`, { ply, moves, reply });
  }

  // Words

  name(side: Side): string {
    return sideName(this.cast.value!, side);
  }

  colour(side: Side): string {
    return sideClass(this.cast.value!.view, side);
  }

  /** A name in the middle of a sentence. */
  private within(side: Side): string {
    const { view } = this.cast.value!;
    return isChase(view) && side === 1 ? say('review-the-ghosts') : this.name(side);
  }

  sentence(why: Why): string {
    const names = Object.entries(why.sides).map(([role, side]) => [role, this.within(side)] as const);
    return say(`review-why-${why.code}`, { ...Object.fromEntries(names), ...why.args });
  }
}
