/** A puzzle: a move is tried on the board, a wrong one is answered there. */

import { signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { ask } from '../../api';
import { pieceName, sideName } from '../../board';
import { announce } from '../../parts/announce';
import { Icon, type IconName } from '../../parts/icon';
import { sentenceOf } from '../../parts/refusal';
import { follow, go } from '../../router';
import type { HintTold, PuzzleOffered, PuzzleShelf, PuzzleTold, SolutionTold, TryTold } from '../../wire';
import { say, sentences } from '../../words';
import { Asked } from '../learn/asked';
import { focusBoard, PracticeBoard, PracticeButtons, PracticeLine } from '../learn/board';
import { Practice, type Judged } from '../learn/practice';
import { turnTo } from '../play/names';
import { nextOf } from './choose';
import { Stars, themeText } from './list';
import { count, countDay, kept, resultOf, streak } from './results';

/** `id` may be `daily`: the puzzle of the day. */
export function PuzzleScreen({ id }: { id: string }) {
  return (
    <Asked<PuzzleTold> path={`/api/puzzle/${id}`}>
      {(puzzle) => <Puzzle puzzle={puzzle} />}
    </Asked>
  );
}

const KINDS = { solved: 'done', go_on: 'go_on', wrong: 'not_yet', refused: 'refused' } as const;

/** A practice that knows how far the puzzle is solved. */
class Solving extends Practice {
  found = 0; // right moves so far
  readonly hinted = signal(0); // hints given for the next move
  private most = 0; // hints beyond the first for the next move; after the last it is told again
  told = false; // whether the solution was shown

  constructor(readonly puzzle: PuzzleTold) {
    super(puzzle, (moves) => this.try(moves));
  }

  private async try(moves: string[]): Promise<Judged> {
    const answer = await ask<TryTold>(`/api/puzzle/${this.puzzle.id}`, { moves });
    this.count(answer.kind);
    return { ...answer, kind: KINDS[answer.kind], text: this.words(answer) };
  }

  private count(kind: TryTold['kind']): void {
    if (kind === 'go_on') {
      this.found += 1;
      this.hinted.value = 0;
      this.most = 0;
    }
    if (this.told || (kind !== 'wrong' && kind !== 'solved')) return;
    count(this.puzzle.id, kind === 'solved');
    if (kind === 'solved' && this.puzzle.day) countDay(this.puzzle.day);
  }

  private words({ kind, reply }: TryTold): string {
    const made = reply.filter((move) => !move.endsWith('--')); // a pass says nothing
    const moves = { reply: made.join(' ') };
    if (kind === 'wrong') return made.length ? say('puzzle-wrong', moves) : say('puzzle-wrong-at-once');
    if (kind === 'go_on') return made.length ? say('puzzle-right', moves) : say('puzzle-right-go-on');
    return kind === 'solved' ? this.praise() : '';
  }

  private praise(): string {
    if (this.told) return say('puzzle-solved');
    const { day, id } = this.puzzle;
    const said = say('puzzle-solved-in', { tries: resultOf(id).tries });
    if (!day) return said;
    return sentences(said, say('puzzle-solved-daily', { days: streak(kept.value.days, day) }));
  }

  /** Tell the next hint for the move to be found; after the last one it is told again. */
  async hint(): Promise<void> {
    try {
      const { found } = this;
      const path = `/api/puzzle/${this.puzzle.id}/hint?found=${found}&number=`;
      const told = await ask<HintTold>(`${path}${Math.min(this.hinted.value, this.most) + 1}`);
      if (found !== this.found) return;
      this.most = told.all - 1;
      this.hinted.value += 1;
      const piece = told.piece === null ? '' : pieceName(this.view.value, told.piece);
      this.tell(say(`puzzle-hint-${told.about}`, { piece, place: told.place }), 'hint');
    } catch (error) {
      this.tell(sentenceOf(error), 'bad');
    }
  }

  /** Play the whole solution on the board, from the beginning. */
  async solution(): Promise<void> {
    try {
      const { moves, views } = await ask<SolutionTold>(`/api/puzzle/${this.puzzle.id}/solution`);
      this.told = true;
      const text = say('puzzle-shown', { moves: moves.join(' ') });
      await this.demonstrate({ kind: 'done', refused: null, views, options: this.start.options, text });
    } catch (error) {
      this.tell(sentenceOf(error), 'bad');
    }
  }
}

function Puzzle({ puzzle }: { puzzle: PuzzleTold }) {
  const practice = useMemo(() => new Solving(puzzle), [puzzle]);
  const board = useRef<HTMLDivElement>(null);
  const name = say(`puzzle-name-${puzzle.theme}`);
  useEffect(() => {
    document.title = `${name} · Corridor`;
    announce(sentences(themeText(puzzle), say('puzzle-you', you(puzzle))));
    focusBoard(board.current);
  }, [puzzle]);
  const stage = practice.stage.value;
  return (
    <main class="lesson puzzle">
      <div class="lesson-board" ref={board}>
        <PracticeBoard practice={practice} turn={turnTo(puzzle.view, puzzle.side)} />
      </div>
      <section class="lesson-side card">
        <header class="lesson-head">
          <a class="icon-button turned" href="/puzzle" onClick={follow} aria-label={say('puzzle-back')}>
            <Icon name="chevron" />
          </a>
          <h1>{puzzle.day ? say('page-puzzle-daily') : name}</h1>
          <Stars difficulty={puzzle.difficulty} />
        </header>
        <Task puzzle={puzzle} />
        <div class="lesson-dock">
          <PracticeLine practice={practice} />
          <PracticeButtons practice={practice}>
            {stage === 'done' && <Onward puzzle={puzzle} />}
            {stage === 'wrong' && (
              <Act
                icon="rematch"
                label={say('page-again')}
                main
                act={() => {
                  practice.retreat();
                  focusBoard(board.current);
                }}
              />
            )}
            {stage === 'open' && (
              <Act
                icon="hint"
                label={say(practice.hinted.value ? 'page-hint-more' : 'page-hint')}
                act={() => void practice.hint()}
              />
            )}
            {(stage === 'open' || stage === 'wrong') && (
              <Act icon="eye" label={say('puzzle-show')} act={() => void practice.solution()} />
            )}
          </PracticeButtons>
        </div>
      </section>
    </main>
  );
}

function you({ view, side, difficulty }: PuzzleTold) {
  return { side: sideName(view, side), difficulty };
}

function Task({ puzzle }: { puzzle: PuzzleTold }) {
  const soon = puzzle.proof === 'search' && puzzle.within !== null;
  return (
    <div class="lesson-task">
      <p>{themeText(puzzle)}</p>
      {soon && <p class="small">{say('puzzle-within', { within: puzzle.within! })}</p>}
      <p class="small quiet">
        {say('puzzle-you', you(puzzle))}
        {puzzle.steps > 1 && ` · ${say('puzzle-steps', { count: puzzle.steps })}`}
      </p>
      <p class="small quiet puzzle-proof">{say(`puzzle-proof-${puzzle.proof}`)}</p>
    </div>
  );
}

interface ActProps {
  icon: IconName;
  label: string;
  main?: boolean;
  act(): void;
}

/** A button; the main one gets the focus, since the board has nothing to do now. */
function Act({ icon, label, main = false, act }: ActProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (main) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button type="button" class={`button ${main ? 'main' : 'soft'}`} ref={button} onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** After the end: look closer, or go on. */
function Onward({ puzzle }: { puzzle: PuzzleTold }) {
  const all = useSignal<PuzzleOffered[]>([]);
  useEffect(() => {
    ask<PuzzleShelf>('/api/puzzles').then(
      ({ puzzles }) => (all.value = puzzles),
      () => undefined, // the way back to the list is left
    );
  }, []);
  const next = nextOf(all.value, puzzle, (id) => resultOf(id).solved);
  const position = encodeURIComponent(puzzle.view.position);
  return (
    <>
      <a class="button soft" href={`/analysis?position=${position}`} onClick={follow}>
        <Icon name="routes" />
        {say('page-analyse')}
      </a>
      {next ? (
        <Act icon="chevron" label={say('puzzle-next')} main act={() => go(`/puzzle/${next.id}`)} />
      ) : (
        <a class="button main" href="/puzzle" onClick={follow}>
          {say('puzzle-back')}
        </a>
      )}
    </>
  );
}
