/** State of the play screen besides the match: draft, notes, panels, overlays, earlier moments. */

import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';

import { ask as request, Declined } from '../../api';
import { createDraft, type BoardDraft } from '../../board';
import type { Turn } from '../../board/geometry';
import type { Match, TableRequest } from '../../match';
import { announce } from '../../parts/announce';
import { wide } from '../../parts/wide';
import { settings } from '../../settings';
import type { Last, OfferKind, Options, Side, Table, View } from '../../wire';
import { say } from '../../words';
import { attend, tellMoves } from './attend';
import { serverNow } from './clock';
import type { Made } from './heard';
import { Guide } from './guide';
import { History } from './history';
import { explainMissed } from './missed';
import { Movers } from './movers';
import { castOf, isBot, isMine, ownSide, seatName, turnTo, type Cast } from './names';
import { refusalCode, refusalSentence } from './refusals';
import { Pace, type Step } from './pace';
import { findCatch } from './replay';
import { roundsOf, type Round } from './rounds';
import { playDrafted, sendUnsent, toggleSuggesting } from './sending';
import { sinceOf } from './since';
import { asksTeam, speakerOf, teamSeatOf } from './speakers';
import { caughtWords, lostLife } from './told';

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
  /** The code of the refusal that the text explains. */
  why?: string | undefined;
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

/** Whether looking on costs time; days are long enough. */
function isTimed(table: Table | null): boolean {
  return table?.clock != null && table.setup.time?.kind !== 'days';
}

/** Moves that were made while the page was hidden are not shown one by one. */
function catchUpWhenHidden(pace: Pace): () => void {
  const look = () => {
    if (document.hidden) pace.catchUp();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

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
  /** The views that are shown, move by move at the person's pace. */
  readonly pace: Pace;
  /** Whether the newest move has been seen to the end. */
  readonly settled: ReadonlySignal<boolean>;
  /** How many moves led to the view that is shown. */
  readonly made: ReadonlySignal<number>;
  /** The moves since our last turn that the board marks and the strip tells, by ply. */
  readonly since: ReadonlySignal<number[]>;
  /** Those of them whose views are known, as the board marks them. */
  readonly recent: ReadonlySignal<Last[]>;
  readonly cast: ReadonlySignal<Cast>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options | null>;
  readonly turn: ReadonlySignal<Turn>;
  readonly rounds: ReadonlySignal<Round[]>;
  /** Whether the game can be stepped through: it is over, or we only watch. */
  readonly replays: ReadonlySignal<boolean>;
  readonly movers: Movers;
  readonly guide: Guide;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly match: Match) {
    this.history = new History(match.id);
    this.movers = new Movers(match);
    this.pace = new Pace({
      first: { view: match.view.value!, count: match.moves.value.length },
      speed: () => (isTimed(match.table.value) || settings.value.spoken ? 'fast' : settings.value.pace),
      seen: (before, step) => this.seen(before, step),
    });
    this.cast = computed(() => this.castShown());
    this.view = computed(() => this.moment.value?.view ?? this.pace.view.value);
    this.made = this.pace.count;
    this.replays = computed(() => this.cast.value.table.phase === 'over' || !match.mine.value.length);
    this.options = computed(() => this.choices());
    this.turn = computed(() => this.turned());
    this.rounds = computed(() =>
      roundsOf(match.moves.value.slice(0, this.made.value), this.movers.list()),
    );
    this.since = computed(() => sinceOf(this.cast.value, this.movers.seats(), this.made.value));
    this.recent = computed(() => this.marked());
    this.settled = computed(
      () => !this.pace.behind.value && !this.pace.moving.value && !this.draft.moving.value,
    );
    this.guide = new Guide(this);
    this.draft = createDraft({
      play: (move) => playDrafted(this, move),
      announce: (text) => announce(text, 'draft'),
      missed: (missed) => void explainMissed(this, missed),
      useless: (fence) => this.guide.useless(fence),
      settings,
    });
  }

  /** Start the effects; the answer stops them. */
  begin(): () => void {
    const ends = [
      effect(() => this.follow()),
      effect(() => this.learnSince()),
      effect(() => {
        void settings.value.pace;
        untracked(() => this.pace.hurry());
      }),
      catchUpWhenHidden(this.pace),
      this.guide.begin(),
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
      this.pace.end();
    };
  }

  // The view, its options and its turn

  private choices(): Options | null {
    if (this.moment.value || this.match.table.value?.phase !== 'playing') return null;
    if (this.pace.behind.value) return null; // they belong to a view that is not shown yet
    return this.suggesting.value ?? this.match.options.value;
  }

  /** The table as the board shows it: until the last move has been seen, the match goes on. */
  private castShown(): Cast {
    const cast = castOf(this.match, this.pace.view.value);
    const early = this.pace.behind.value && cast.table.phase === 'over';
    return early ? { ...cast, table: { ...cast.table, phase: 'playing' } } : cast;
  }

  private turned(): Turn {
    const cast = this.cast.value;
    const { mine, view } = cast;
    // After the end the board stays turned to the side that made the last move.
    const next = view.outcome ? (view.last?.side ?? view.to_move) : view.to_move;
    const turning = settings.value[wide.value ? 'turnWide' : 'turnBoard'];
    const towards = mine.length > 1 && turning && this.mayDecide(next);
    const turn = turnTo(view, towards ? next : ownSide(cast));
    return ((turn + (this.flipped.value ? 2 : 0)) % 4) as Turn;
  }

  private mayDecide(side: Side): boolean {
    return this.match.mySides.value.includes(side);
  }

  /** Take a new view of the match. */
  private follow(): void {
    const view = this.match.view.value;
    if (!view) return;
    untracked(() => {
      const made = this.untold.value;
      const count = this.match.moves.value.length;
      this.history.keep(count, view);
      this.untold.value = [];
      if (view === this.pace.view.value) return;
      const last = made.at(-1);
      const own = this.match.mine.value.some((seat) => seat.seat === last?.seat && !isBot(seat));
      this.pace.push({ view, count, made, own });
    });
  }

  /** A view is shown. It ends every draft, which was meant for the one before. */
  private seen(before: View, step: Step): void {
    const { view } = step;
    this.draft.cancel();
    this.suggesting.value = null;
    const { replay } = this.moment.value ?? {};
    if (!replay && this.match.mine.value.length) this.moment.value = null;
    if (before.ply >= view.ply) return;
    this.guide.moved(before, step);
    if (lostLife(before, view)) this.caught.value = this.made.value;
    tellMoves(this, before, step);
    const caught = caughtWords(this.cast.value, before, view);
    if (caught) this.tell(caught, false, ''); // it has been spoken
  }

  private marked(): Last[] {
    void this.history.version.value;
    return this.since.value.flatMap((ply) => this.history.known(ply)?.last ?? []);
  }

  /** After a reload, fetch the views since our last turn. */
  private learnSince(): void {
    const [first] = this.since.value;
    const last = this.made.value;
    if (first === undefined) return;
    untracked(() => void this.history.between(first - 1, last).catch(() => undefined));
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
    this.untold.value = [...this.untold.value, { seat, side, move }];
    this.movers.moved(seat);
  }

  private tookBack(): void {
    this.history.forgetAfter(this.match.moves.value.length);
    this.untold.value = [];
  }

  // Notes and bubbles

  tell(text: string, bad = false, spoken = text, why?: string): void {
    clearTimeout(this.noteTimer);
    this.note.value = { text, bad, why };
    announce(spoken);
    this.noteTimer = setTimeout(() => (this.note.value = null), NOTE_LASTS);
  }

  /** Say why a command was refused. */
  refuse(error: unknown): void {
    const text = refusalSentence(error, this.match.view.value);
    this.tell(text, true, text, refusalCode(error));
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
      this.refuse(error);
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
    if (ply >= this.made.value) return this.now();
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
