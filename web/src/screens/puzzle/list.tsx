/** All puzzles: that of the day, and those of a game and a difficulty by theme. */

import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { ask } from '../../api';
import { MiniBoard } from '../../board';
import { Choices } from '../../parts/choices';
import { Icon } from '../../parts/icon';
import { follow } from '../../router';
import type { PuzzleOffered, PuzzleShelf, PuzzleTold } from '../../wire';
import { say } from '../../words';
import { Asked } from '../learn/asked';
import { byTheme, fitting, type Grade, type Wish } from './choose';
import { kept, resultOf, streak } from './results';

/** What was chosen last, while the page is open. */
const wish = signal<Wish>({ mode: '', grade: 'any' });
const GRADES: readonly Grade[] = ['any', 'easy', 'medium', 'hard'];

export function PuzzleList() {
  useEffect(() => {
    document.title = `${say('page-puzzles')} · Corridor`;
  }, []);
  return (
    <Asked<PuzzleShelf> path="/api/puzzles">
      {({ puzzles }) => (
        <main class="puzzles">
          <header>
            <h1>{say('page-puzzles')}</h1>
            <p class="quiet">{say('puzzle-lead', { count: puzzles.length })}</p>
          </header>
          <Daily />
          <Shelf puzzles={puzzles} />
        </main>
      )}
    </Asked>
  );
}

function Daily() {
  const told = useSignal<PuzzleTold | null>(null);
  useEffect(() => {
    ask<PuzzleTold>('/api/puzzle/daily').then(
      (found) => (told.value = found),
      () => undefined, // without a network there is none today; the others say so when opened
    );
  }, []);
  const puzzle = told.value;
  const solved = puzzle !== null && resultOf(puzzle.id).solved;
  const days = puzzle ? streak(kept.value.days, puzzle.day!) : 0;
  return (
    <section class="card puzzle-daily" aria-labelledby="puzzle-daily" aria-busy={puzzle === null}>
      <span class="puzzle-daily-board">{puzzle && <MiniBoard view={puzzle.view} />}</span>
      <div class="puzzle-daily-text">
        <h2 id="puzzle-daily">{say('page-puzzle-daily')}</h2>
        {puzzle && (
          <>
            <p class="puzzle-daily-task">{themeText(puzzle)}</p>
            <p class="quiet small">
              {say(`home-name-${puzzle.mode}`)} · <Stars difficulty={puzzle.difficulty} />
            </p>
            <p class="small puzzle-streak" data-on={days > 0}>
              <Icon name={solved ? 'check' : 'spark'} />
              {say('puzzle-streak', { days })}
            </p>
            <a class={`button ${solved ? 'soft' : 'main'}`} href="/puzzle/daily" onClick={follow}>
              {say(solved ? 'puzzle-look-again' : 'puzzle-solve')}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** The sentence that says what is asked for. */
export function themeText({ theme, within }: Pick<PuzzleTold, 'theme' | 'within'>): string {
  return say(`puzzle-theme-${theme}`, { within: within ?? 0 });
}

/** How hard a puzzle is: so many of nine bars. */
export function Stars({ difficulty }: { difficulty: number }) {
  return (
    <span class="puzzle-bars" role="img" aria-label={`${say('puzzle-difficulty')}: ${difficulty} / 9`}>
      {Array.from({ length: 9 }, (_, index) => (
        <i key={index} data-full={index < difficulty} />
      ))}
    </span>
  );
}

function Shelf({ puzzles }: { puzzles: PuzzleOffered[] }) {
  const modes = [...new Set(puzzles.map((one) => one.mode))];
  const found = fitting(puzzles, wish.value);
  return (
    <>
      <div class="puzzle-wishes">
        <label>
          <span class="puzzle-wish-name">{say('page-game')}</span>
          <select
            class="field"
            value={wish.value.mode}
            onChange={(event) => (wish.value = { ...wish.value, mode: event.currentTarget.value })}
          >
            <option value="">{say('page-all-games')}</option>
            {modes.map((mode) => (
              <option key={mode} value={mode}>
                {say(`home-name-${mode}`)}
              </option>
            ))}
          </select>
        </label>
        <Choices
          legend={say('puzzle-difficulty')}
          value={wish.value.grade}
          onChoose={(grade) => (wish.value = { ...wish.value, grade })}
          choices={GRADES.map((value) => ({
            value,
            label: say(value === 'any' ? 'puzzle-any-difficulty' : `puzzle-${value}`),
          }))}
        />
      </div>
      {!found.length && (
        <p class="card puzzle-none" role="status">
          {say('puzzle-none')}
        </p>
      )}
      <div class="puzzle-themes">
        {byTheme(found).map(([theme, some]) => (
          <Theme key={theme} theme={theme} puzzles={some} />
        ))}
      </div>
    </>
  );
}

function Theme({ theme, puzzles }: { theme: string; puzzles: PuzzleOffered[] }) {
  const open = useSignal(false);
  const solved = puzzles.filter((one) => resultOf(one.id).solved).length;
  const next = puzzles.find((one) => !resultOf(one.id).solved) ?? puzzles[0]!;
  return (
    <section class="card puzzle-theme" aria-labelledby={`theme-${theme}`}>
      <header>
        <h2 id={`theme-${theme}`}>{say(`puzzle-name-${theme}`)}</h2>
        <span class="small quiet">{say('puzzle-count', { solved, all: puzzles.length })}</span>
      </header>
      <a class="button soft puzzle-go" href={`/puzzle/${next.id}`} onClick={follow}>
        {say('puzzle-next')}
        <span class="onward">
          <Icon name="chevron" />
        </span>
      </a>
      <details onToggle={(event) => (open.value = event.currentTarget.open)}>
        <summary class="small">{say('puzzle-all')}</summary>
        {open.value && (
          <ol class="puzzle-numbers">
            {puzzles.map((one, index) => (
              <li key={one.id}>
                <Numbered puzzle={one} number={index + 1} />
              </li>
            ))}
          </ol>
        )}
      </details>
    </section>
  );
}

function Numbered({ puzzle, number }: { puzzle: PuzzleOffered; number: number }) {
  const { tries, solved } = resultOf(puzzle.id);
  const result = solved ? 'solved' : tries ? 'tried' : 'new';
  return (
    <a
      class="puzzle-number num"
      href={`/puzzle/${puzzle.id}`}
      onClick={follow}
      data-result={result}
      aria-label={say('puzzle-link', { number, difficulty: puzzle.difficulty, result })}
    >
      {number}
    </a>
  );
}
