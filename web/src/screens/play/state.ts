/** State of the play screen besides the match: draft, notes, panels, overlays, earlier moments. */

import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';

import { ask as request, Declined } from '../../api';
import { createDraft, type BoardDraft } from '../../board';
import type { Turn } from '../../board/geometry';
import type { Match, TableRequest } from '../../match';
import { announce } from '../../parts/announce';
import { settings } from '../../settings';
import type { OfferKind, Options, Side, View } from '../../wire';
import { say } from '../../words';
import { attend, tellMoves } from './attend';
import { serverNow } from './clock';
import type { Made } from './heard';
import { History } from './history';
import { explainMissed } from './missed';
import { Movers } from './movers';
import { castOf, isMine, ownSide, seatName, turnTo, type Cast } from './names';
import { refusalSentence } from './refusals';
import { findCatch } from './replay';
import { roundsOf, type Round } from './rounds';
import { playDrafted, sendUnsent, toggleSuggesting } from './sending';
import { asksTeam, speakerOf, teamSeatOf } from './speakers';

export type PanelName = 'more' | 'phrases' | 'settings' | 'save' | 'help';
export type Overlay = 'sight' | 'reach' | 'routes';

/** An earlier view that is shown; `next` is the move that follows in a replay. */
export interface Moment {
  ply: number;
  view: View;
  next: string | null;
  replay: boolean;
}

export interface Note {
  text: string;
  bad: boolean;
}

export interface Bubble {
  seq: number;
  seat: number;
  phrase: string;
}

/** A move, and the number of moves before it. */
export interface Unsent {
  move: string;
  after: number;
}

const NOTE_LASTS = 7_000;
const BUBBLE_LASTS = 6_000;

export class PlayState {
  readonly draft: BoardDraft;
  readonly history: History;
  readonly note = signal<Note | null>(null);
  readonly moment = signal<Moment | null>(null);
  readonly panel = signal<PanelName | null>(null);
  readonly asking = signal<'resign' | 'abort' | null>(null);
  readonly overlay = signal<Record<Overlay, boolean>>({ sight: true, reach: false, routes: false });
  /** Squares that each piece could reach on its turn, while that overlay is on. */
  readonly reach = signal<string[][] | null>(null);
  readonly flipped = signal(false);
  readonly bubbles = signal<Bubble[]>([]);
  /** A move that could not be sent; it is sent after the reconnection, if it still fits. */
  readonly unsent = signal<Unsent | null>(null);
  /** By seat of an absent person, when the button "wait" was pressed last. */
  readonly waitedFor = signal<Record<number, number>>({});
  /** A teammate's options, while we choose a move to suggest. */
  readonly suggesting = signal<Options | null>(null);
  /** The ply after which PAC-MAN lost his last life; null if it is not known. */
  readonly caught = signal<number | null>(null);
  /** Moves whose view has not come yet. */
  readonly untold = signal<Made[]>([]);
  readonly cast: ReadonlySignal<Cast>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options | null>;
  readonly turn: ReadonlySignal<Turn>;
  readonly rounds: ReadonlySignal<Round[]>;
  private before: View | null = null;
  private readonly movers: Movers;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly match: Match) {
    this.history = new History(match.id);
    this.movers = new Movers(match);
    this.cast = computed(() => castOf(match));
    this.view = computed(() => this.moment.value?.view ?? match.view.value!);
    this.options = computed(() => this.choices());
    this.turn = computed(() => this.turned());
    this.rounds = computed(() => roundsOf(match.moves.value, this.movers.list()));
    this.draft = createDraft({
      play: (move) => playDrafted(this, move),
      announce: (text) => announce(text, 'draft'),
      missed: (missed) => void explainMissed(this, missed),
      settings,
    });
  }

  /** Start the effects; the answer stops them. */
  begin(): () => void {
    const ends = [
      effect(() => this.follow()),
      effect(() => this.learnReach()),
      effect(() => sendUnsent(this)),
      this.match.onEvent(({ seq, event }) => {
        if (event.type === 'said') this.hear(seq, event.seat, event.phrase);
        if (event.type === 'tookback') this.tookBack();
        if (event.type === 'moved') this.moved(event.seat, event.move);
        if (event.type === 'answered' && !event.yes) this.declined(event.seat, event.kind);
      }),
      attend(this),
    ];
    void this.movers.learn();
    void this.learnCatch();
    return () => {
      for (const end of ends) end();
      clearTimeout(this.noteTimer);
    };
  }

  // The view, its options and its turn

  private choices(): Options | null {
    if (this.moment.value || this.match.table.value?.phase !== 'playing') return null;
    return this.suggesting.value ?? this.match.options.value;
  }

  private turned(): Turn {
    const cast = this.cast.value;
    const { mine, view } = cast;
    // After the end the board stays turned to the side that made the last move.
    const next = view.outcome ? (view.last?.side ?? view.to_move) : view.to_move;
    const towards = mine.length > 1 && settings.value.turnBoard && this.mayDecide(next);
    const turn = turnTo(view, towards ? next : ownSide(cast));
    return ((turn + (this.flipped.value ? 2 : 0)) % 4) as Turn;
  }

  private mayDecide(side: Side): boolean {
    return this.match.mySides.value.includes(side);
  }

  /** Handle a new view. It ends every draft, which was meant for the old view. */
  private follow(): void {
    const view = this.match.view.value;
    if (!view) return;
    untracked(() => {
      const made = this.match.moves.value.length;
      const before = this.before;
      this.before = view;
      this.history.keep(made, view);
      this.draft.cancel();
      this.suggesting.value = null;
      if (this.moment.value?.replay !== true) this.moment.value = null;
      if (before && before.ply < view.ply) {
        if ((before.lives ?? 0) > (view.lives ?? 0)) this.caught.value = made;
        tellMoves(this, before, view);
      }
      this.untold.value = [];
    });
  }

  /** Fetch the squares that pieces can reach, which only the server knows. */
  private learnReach(): void {
    const view = this.match.view.value;
    if (!this.overlay.value.reach) {
      this.reach.value = null;
      return;
    }
    request<string[][]>(`/api/tables/${this.match.id}/reach`).then(
      (found) => {
        if (view === this.match.view.value && this.overlay.value.reach) this.reach.value = found;
      },
      () => undefined, // a notice says already that the server is unreachable
    );
  }

  /** After a reload, find the last lost life in the history. */
  private async learnCatch(): Promise<void> {
    const { lives, lives_at_start: all } = this.match.view.value!;
    if (lives === null || lives === all) return;
    const found = await findCatch(this).catch(() => 0);
    if (found) this.caught.value ??= found;
  }

  private moved(seat: number, move: string): void {
    const side = this.match.table.value?.seats[seat]?.side ?? 0;
    this.untold.value = [...this.untold.value, { side, move }];
    this.movers.moved(side);
  }

  private tookBack(): void {
    this.history.forgetAfter(this.match.moves.value.length);
    this.untold.value = [];
  }

  // Notes and bubbles

  tell(text: string, bad = false, spoken = text): void {
    clearTimeout(this.noteTimer);
    this.note.value = { text, bad };
    announce(spoken);
    this.noteTimer = setTimeout(() => (this.note.value = null), NOTE_LASTS);
  }

  private declined(number: number, kind: OfferKind): void {
    const seat = this.match.table.value?.seats[number];
    const ours = this.match.mine.value.some((own) => own.seat === number);
    if (!seat || ours) return;
    const who = seatName(this.cast.value, seat);
    if (kind !== 'resign') this.tell(say('play-declines', { who }));
    else if (isMine(this.cast.value, seat.side ?? -1)) this.tell(say('play-plays-on', { who }));
  }

  private hear(seq: number, seat: number, phrase: string): void {
    const others = this.bubbles.value.filter((one) => one.seat !== seat);
    this.bubbles.value = [...others, { seq, seat, phrase }];
    setTimeout(() => {
      this.bubbles.value = this.bubbles.value.filter((one) => one.seq !== seq);
    }, BUBBLE_LASTS);
  }

  // Commands

  /** Send a command; a refusal is shown in the text line and spoken. */
  async ask(command: TableRequest): Promise<boolean> {
    try {
      await this.match.command(command);
      return true;
    } catch (error) {
      this.tell(refusalSentence(error, this.match.view.value), true);
      return false;
    }
  }

  /** Go on waiting for an absent person: the time starts again. */
  waitFor(seat: number): void {
    this.waitedFor.value = { ...this.waitedFor.value, [seat]: serverNow() };
  }

  /** Choose a move for a teammate, or stop choosing. */
  toggleSuggesting(): Promise<void> {
    return toggleSuggesting(this);
  }

  asksTeam(): boolean {
    return asksTeam(this.cast.value, this.match.presence.value);
  }

  teamSeat(): number | undefined {
    return teamSeatOf(this.cast.value);
  }

  speaker(): number | undefined {
    return speakerOf(this.cast.value);
  }

  offer(kind: OfferKind): void {
    const seat = this.speaker();
    if (seat === undefined) return;
    void this.ask({ type: 'offer', seat, kind });
  }

  answer(kind: OfferKind, yes: boolean): void {
    const agreed = this.match.table.value?.offers?.find((one) => one.kind === kind)?.agreed ?? [];
    const seat = this.match.mine.value.find((own) => !agreed.includes(own.seat))?.seat;
    if (seat !== undefined) void this.ask({ type: 'answer', seat, kind, yes });
  }

  hint(): void {
    const seat = this.speaker();
    if (seat === undefined) return;
    this.tell(say('play-hint-wait'));
    void this.ask({ type: 'hint', seat }).then((done) => {
      if (done) this.note.value = null;
    });
  }

  flip(): void {
    this.flipped.value = !this.flipped.value;
  }

  toggle(overlay: Overlay): void {
    this.overlay.value = { ...this.overlay.value, [overlay]: !this.overlay.value[overlay] };
  }

  // Earlier moments

  /** Show the board after a move; after the last move, the board as it is now. */
  async look(ply: number): Promise<void> {
    if (ply >= this.match.moves.value.length) return this.now();
    try {
      const view = await this.history.at(Math.max(0, ply));
      this.draft.cancel();
      this.moment.value = { ply: Math.max(0, ply), view, next: null, replay: false };
    } catch (error) {
      const code = error instanceof Declined ? error : new Declined('unreachable');
      this.tell(refusalSentence(code, null), true);
    }
  }

  now(): void {
    this.moment.value = null;
  }
}
