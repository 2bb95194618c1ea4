/** A board to practise on: moves are judged by the server, replies are shown one by one. */

import { signal, type Signal } from '@preact/signals';

import { createDraft, pieceName, type BoardDraft, type DraftState } from '../../board';
import type { Missed } from '../../board/draft';
import { fenceMove } from '../../board/moves';
import { announce } from '../../parts/announce';
import { sentenceOf } from '../../parts/refusal';
import { settings } from '../../settings';
import type { LawRefusal, Options, Verdict, View } from '../../wire';
import { listed, say, sentences } from '../../words';

/** `open`: the learner is to move. `moving`: the board shows moves that were just made. */
export type Stage = 'open' | 'moving' | 'done' | 'wrong';

export interface Note {
  text: string;
  tone: 'bad' | 'good' | 'hint' | 'plain';
}

export interface Start {
  view: View;
  options: Options | null; // null: not known yet
}

/** What the server says to the moves made so far; `text` explains it, if it is not empty. */
export type Judged = Pick<Verdict, 'kind' | 'refused' | 'views'> & { options: Options | null; text: string };

export interface Judge {
  (moves: string[]): Promise<Judged>;
}

const TELLING = ['closes_last_route', 'cuts_off_squares'];
/** ms for which a move is looked at before the reply to it is shown. */
const REPLY_AFTER = 450;
/** ms after which the board has begun to move its pieces. */
const BEGUN = 60;

export class Practice {
  readonly draft: BoardDraft;
  readonly view: Signal<View>;
  readonly options: Signal<Options | null>;
  readonly suggesting = signal<Options | null>(null);
  readonly note = signal<Note | null>(null);
  readonly stage = signal<Stage>('open');
  /** A refused fence may be tried, to hear why. */
  readonly explains = true;
  private moves: string[] = [];
  /** Where the last right move has led, and the moves until then. */
  private reached: { moves: string[]; start: Start };
  private run = 0; // counts attempts: what belongs to an earlier one is dropped
  private busy = false;

  constructor(
    readonly start: Start,
    private readonly judge: Judge,
  ) {
    this.reached = { moves: [], start };
    this.view = signal(start.view);
    this.options = signal<Options | null>(start.options);
    this.draft = createDraft({
      play: (move) => void this.play(move),
      announce: (text) => announce(text, 'draft'),
      missed: (missed) => void this.explain(missed),
      settings,
    });
    this.letRefusedFencesBeTried();
  }

  /** In a game only legal fences are aimed at and placed; here the answer to others is a lesson. */
  private letRefusedFencesBeTried(): void {
    const { draft } = this;
    const place = draft.place.bind(draft);
    const field = draft.field.bind(draft);
    draft.place = () => {
      const move = refusedMove(draft.state.value);
      if (move === null) place();
      else void this.play(move);
    };
    draft.field = () => {
      const told = tellingFences(this.options.value, draft.lifted);
      const known = field();
      if (!told.size) return known;
      const slots = known.slots.map((slot) => (told.has(slot.fence) ? { ...slot, legal: true } : slot));
      return { ...known, slots };
    };
  }

  /** Show another board, as when a line is stepped through; without options nothing can be played. */
  put(view: View, options: Options | null): void {
    this.run += 1;
    this.moves = [];
    this.busy = false;
    this.draft.cancel();
    this.note.value = null;
    this.stage.value = options ? 'open' : 'done';
    this.view.value = view;
    this.options.value = options;
  }

  /** Start the attempt again. */
  again(): void {
    this.reached = { moves: [], start: this.start };
    this.retreat();
  }

  /** Go back to where the last right move has led. */
  retreat(): void {
    const { moves, start } = this.reached;
    this.run += 1;
    this.moves = [...moves];
    this.busy = false;
    this.draft.cancel();
    this.note.value = null;
    this.stage.value = 'open';
    this.view.value = start.view;
    this.options.value = start.options;
  }

  /** Show moves from the beginning that nobody has tried, and what is said about them. */
  async demonstrate(judged: Judged): Promise<void> {
    this.again();
    const run = this.run;
    this.stage.value = 'moving';
    this.options.value = null;
    await pause(REPLY_AFTER);
    if (run === this.run) await this.showAll(judged, run);
  }

  tell(text: string, tone: Note['tone']): void {
    this.note.value = { text, tone };
    announce(text);
  }

  async play(move: string): Promise<void> {
    if (this.busy || this.stage.value !== 'open') return;
    const run = (this.run += 1);
    this.busy = true;
    try {
      const judged = await this.judge([...this.moves, move]);
      if (run !== this.run) return;
      this.draft.cancel();
      if (judged.views.length) await this.show(judged, move, run);
      else this.verdict(judged);
    } catch (error) {
      if (run === this.run) this.tell(sentenceOf(error), 'bad');
    } finally {
      if (run === this.run) this.busy = false;
    }
  }

  /** Show the move and the replies one after the other. */
  private async show(judged: Judged, move: string, run: number): Promise<void> {
    this.moves.push(move);
    this.note.value = null;
    this.stage.value = 'moving';
    await this.showAll(judged, run);
  }

  private async showAll(judged: Judged, run: number): Promise<void> {
    for (const [index, view] of judged.views.entries()) {
      if (index) await pause(REPLY_AFTER);
      if (run !== this.run) return;
      this.options.value = null;
      this.view.value = view;
      await pause(BEGUN);
      await this.still();
    }
    if (run === this.run) this.verdict(judged);
  }

  /** Wait until no piece moves. */
  private still(): Promise<void> {
    return new Promise((done) => {
      const end = this.draft.moving.subscribe((moving) => {
        if (moving) return;
        queueMicrotask(() => end());
        done();
      });
    });
  }

  private verdict({ kind, text, refused, options }: Judged): void {
    if (kind === 'done') this.stage.value = 'done';
    else if (kind === 'not_yet') this.stage.value = 'wrong';
    else this.stage.value = 'open';
    this.options.value = this.stage.value === 'open' ? options : null;
    if (kind === 'go_on') {
      this.reached = { moves: [...this.moves], start: { view: this.view.value, options } };
    }
    const said = text || (refused ? refusalText(this.view.value, refused) : '');
    if (said) this.tell(said, kind === 'done' || kind === 'go_on' ? 'good' : 'bad');
  }

  /** Say why a square cannot be walked to. */
  private async explain({ square, move, ends }: Missed): Promise<void> {
    if (move !== null) return this.play(move);
    const where = ends.length && ends.length < 9 ? say('board-within-reach', { squares: listed(ends) }) : '';
    const why = ends.length ? say('board-out-of-reach', { square }) : say('board-no-walk');
    this.tell(sentences(why, where), 'bad');
  }
}

/** Refused fences that would fit, but close a route or cut squares off. */
function tellingFences(options: Options | null, lifted: string | null): Set<string> {
  const refused = options?.refused ?? [];
  const telling = refused.filter(
    ({ refusal, old }) => TELLING.includes(refusal) && (old ?? null) === lifted,
  );
  return new Set(telling.map(({ fence }) => fence));
}

/** The move text of a refused fence that is held on the board. */
function refusedMove(state: DraftState): string | null {
  if (state.kind !== 'fence' || state.legal || state.stage !== 'held') return null;
  return fenceMove(state.fence, state.old);
}

export function refusalText(view: View, { refusal, pieces, squares }: LawRefusal): string {
  return say(`refusal-${refusal}`, {
    pieces: listed(pieces.map((piece) => pieceName(view, piece))),
    squares: listed(squares),
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
