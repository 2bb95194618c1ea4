/** What the play screen knows besides the match: what is looked at, asked, shown and drafted. */

import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';

import { ask as request, Declined } from '../../api';
import { createDraft, type BoardDraft } from '../../board';
import type { Turn } from '../../board/geometry';
import type { Match, TableRequest } from '../../match';
import { announce } from '../../parts/announce';
import { settings } from '../../settings';
import type { Options, OfferKind, SeatState, Side, View } from '../../wire';
import { say } from '../../words';
import { attend, tellMoves } from './attend';
import { serverNow } from './clock';
import type { Made } from './heard';
import { History } from './history';
import { explainMissed } from './missed';
import { castOf, isBot, isChase, isMine, ownSide, seatName, sides, turnTo, type Cast } from './names';
import { refusalSentence } from './refusals';
import { findCatch } from './replay';
import { moversInTurn, moversOf, roundsOf, type Round } from './rounds';

export type PanelName = 'more' | 'phrases' | 'settings' | 'save' | 'help';
export type Overlay = 'sight' | 'reach' | 'routes';

/** An earlier moment that is looked at; `next` is the move that is about to be shown. */
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

/** A move and how many had been made before it. */
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
  /** Where each piece could get if it were its turn, while that is wanted. */
  readonly reach = signal<string[][] | null>(null);
  readonly flipped = signal(false);
  readonly bubbles = signal<Bubble[]>([]);
  /** A move that could not be sent; it goes out when the line is back, if it still fits. */
  readonly unsent = signal<Unsent | null>(null);
  /** Since when we wait on for somebody who is away, by seat. */
  readonly waitedFor = signal<Record<number, number>>({});
  /** What a teammate could do now, while we want to suggest something. */
  readonly suggesting = signal<Options | null>(null);
  /** The move after which PAC-MAN lost a life last, as far as it was seen. */
  readonly caught = signal<number | null>(null);
  /** Moves that were made and are not on the board yet. */
  readonly untold = signal<Made[]>([]);
  readonly cast: ReadonlySignal<Cast>;
  readonly view: ReadonlySignal<View>;
  readonly options: ReadonlySignal<Options | null>;
  readonly turn: ReadonlySignal<Turn>;
  readonly rounds: ReadonlySignal<Round[]>;
  private before: View | null = null;
  private readonly movers = signal<Side[]>([]);
  private learning = false;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly match: Match) {
    this.history = new History(match.id);
    this.cast = computed(() => castOf(match));
    this.view = computed(() => this.moment.value?.view ?? match.view.value!);
    this.options = computed(() => this.choices());
    this.turn = computed(() => this.turned());
    this.rounds = computed(() => roundsOf(match.moves.value, this.moverList()));
    this.draft = createDraft({
      play: (move) => this.play(move),
      announce: (text) => announce(text, 'draft'),
      missed: (missed) => void explainMissed(this, missed),
      settings,
    });
  }

  /** Listen until the screen goes. */
  begin(): () => void {
    const ends = [
      effect(() => this.follow()),
      effect(() => this.learnReach()),
      effect(() => this.sendUnsent()),
      this.match.onEvent(({ seq, event }) => {
        if (event.type === 'said') this.hear(seq, event.seat, event.phrase);
        if (event.type === 'tookback') this.tookBack();
        if (event.type === 'moved') this.moved(event.seat, event.move);
        if (event.type === 'answered' && !event.yes) this.declined(event.seat, event.kind);
      }),
      attend(this),
    ];
    void this.learnMovers();
    void this.learnCatch();
    return () => {
      for (const end of ends) end();
      clearTimeout(this.noteTimer);
    };
  }

  // What is shown

  private choices(): Options | null {
    if (this.moment.value || this.match.table.value?.phase !== 'playing') return null;
    return this.suggesting.value ?? this.match.options.value;
  }

  private turned(): Turn {
    const cast = this.cast.value;
    const { mine, view } = cast;
    // After the last move nobody is to move: the board stays as it was when that was made.
    const next = view.outcome ? (view.last?.side ?? view.to_move) : view.to_move;
    const towards = mine.length > 1 && settings.value.turnBoard && this.mayDecide(next);
    const turn = turnTo(view, towards ? next : ownSide(cast));
    return ((turn + (this.flipped.value ? 2 : 0)) % 4) as Turn;
  }

  private mayDecide(side: Side): boolean {
    return this.match.mySides.value.includes(side);
  }

  /** A new view ends every draft: what was about to be confirmed was meant for the old one. */
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

  /** Only the law knows who can get where. */
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
      () => undefined, // the line says already that the server cannot be reached
    );
  }

  private moverList(): Side[] {
    const { moves, view } = this.match;
    if (!isChase(view.value!)) return moversInTurn(moves.value, sides(view.value!).length);
    return this.movers.value;
  }

  /** A snapshot tells moves without their sides: the events tell them. */
  private async learnMovers(): Promise<void> {
    if (this.learning || !isChase(this.match.view.value!)) return;
    this.learning = true;
    const asked = this.match.seq.value;
    const stored = await request<{ event: Parameters<typeof moversOf>[0][number] }[]>(
      `/api/tables/${this.match.id}/events`,
    ).catch(() => []);
    this.learning = false;
    if (this.match.seq.value !== asked) return this.learnMovers(); // more has happened meanwhile
    const seats = this.match.table.value!.seats;
    this.movers.value = moversOf(
      stored.map(({ event }) => event),
      seats,
    );
  }

  /** Somebody who comes back finds what they lost last, as if they had seen it. */
  private async learnCatch(): Promise<void> {
    const { lives, lives_at_start: all } = this.match.view.value!;
    if (lives === null || lives === all) return;
    const found = await findCatch(this).catch(() => 0);
    if (found) this.caught.value ??= found;
  }

  private moved(seat: number, move: string): void {
    const made = this.match.moves.value.length;
    const side = this.match.table.value?.seats[seat]?.side ?? 0;
    this.untold.value = [...this.untold.value, { side, move }];
    if (this.movers.value.length < made - 1) return void this.learnMovers();
    this.movers.value = [...this.movers.value.slice(0, made - 1), side];
  }

  private tookBack(): void {
    this.history.forgetAfter(this.match.moves.value.length);
    this.untold.value = [];
  }

  // What is said

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
    this.bubbles.value = [...this.bubbles.value.filter((one) => one.seat !== seat), { seq, seat, phrase }];
    setTimeout(() => {
      this.bubbles.value = this.bubbles.value.filter((one) => one.seq !== seq);
    }, BUBBLE_LASTS);
  }

  // What is done

  /** Ask the table for something; a refusal stands in the line, and is heard. */
  async ask(command: TableRequest): Promise<boolean> {
    try {
      await this.match.command(command);
      return true;
    } catch (error) {
      this.tell(refusalSentence(error, this.match.view.value), true);
      return false;
    }
  }

  private play(move: string): void {
    this.note.value = null;
    const seat = this.match.mine.value[0]?.seat;
    if (this.suggesting.value && seat !== undefined) void this.suggest(seat, move);
    else void this.move(move);
  }

  /** Make a move; without a line it is kept, so that nothing vanishes from the board. */
  private async move(move: string): Promise<void> {
    const after = this.match.moves.value.length;
    this.unsent.value = null;
    try {
      await this.match.command({ type: 'move', move });
    } catch (error) {
      if (!(error instanceof Declined) || error.code !== 'unreachable') {
        return this.tell(refusalSentence(error, this.match.view.value), true);
      }
      this.unsent.value = { move, after };
      announce(say('play-unsent', { move }));
    }
  }

  /** We may decide, as far as we know: what was kept is sent, if nothing has happened since. */
  private sendUnsent(): void {
    const may = this.match.options.value !== null && this.match.line.state.value === 'open';
    const moves = this.match.moves.value;
    const kept = this.unsent.value;
    if (!kept || this.match.line.state.value !== 'open') return;
    untracked(() => {
      if (moves.length === kept.after) return may ? void this.move(kept.move) : undefined;
      this.unsent.value = null;
      // It may have got through, and only its answer was lost.
      if (moves[kept.after] !== kept.move) this.tell(say('play-unsent-lost', { move: kept.move }), true);
    });
  }

  /** Go on waiting for somebody who is away: the time starts anew. */
  waitFor(seat: number): void {
    this.waitedFor.value = { ...this.waitedFor.value, [seat]: serverNow() };
  }

  private async suggest(seat: number, move: string): Promise<void> {
    this.suggesting.value = null;
    if (await this.ask({ type: 'suggest', seat: this.teamSeat() ?? seat, move })) {
      this.tell(say('play-suggested', { move }));
    }
  }

  /** Whether teammates are at the table who would be asked before the side gives up. */
  asksTeam(): boolean {
    const { table, mine } = this.cast.value;
    const own = mine.find((seat) => seat.seat === this.speaker());
    if (!own || table.setup.team_decides === 'captain') return false;
    const here = (number: number) =>
      this.match.presence.value?.seats.some((one) => one.seat === number && one.here) ?? false;
    const mates = table.seats.filter((seat) => seat.side === own.side && seat.player !== own.player);
    return mates.some((seat) => !isBot(seat) && here(seat.seat));
  }

  /** The seat of ours that has teammates of its own kind. */
  teamSeat(): number | undefined {
    const { table, mine } = this.cast.value;
    const team = (seat: SeatState) => table.seats.filter((one) => one.side === seat.side).length;
    return mine.find((seat) => team(seat) > 1)?.seat;
  }

  /** Choose a move for a teammate, or stop choosing. */
  async toggleSuggesting(): Promise<void> {
    if (this.suggesting.value) {
      this.suggesting.value = null;
      return;
    }
    try {
      this.suggesting.value =
        this.match.options.value ??
        (await request<Options>(`/api/tables/${this.match.id}/options`));
      this.tell(say('play-suggest-how'));
    } catch (error) {
      this.tell(refusalSentence(error, this.match.view.value), true);
    }
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

  /** The seat for which we speak: the one that decides, or the first of ours. */
  speaker(): number | undefined {
    const { mine, view } = this.cast.value;
    return (mine.find((seat) => seat.side === view.to_move) ?? mine[0])?.seat;
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

  /** Look at the board after a move; the last one is now. */
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
