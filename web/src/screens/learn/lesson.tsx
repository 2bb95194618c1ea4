/** A lesson: one task after the other on a board, with hints and replies. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { ask, command, create } from '../../api';
import { announce } from '../../parts/announce';
import { Icon } from '../../parts/icon';
import { learnPlayable, modeOf } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { follow, go, isLed } from '../../router';
import { settings } from '../../settings';
import type { LessonTold, TaskTold, Verdict } from '../../wire';
import { say } from '../../words';
import { computerTable } from '../home/making';
import { keep } from '../table/kept';
import { Asked } from './asked';
import { focusBoard, PracticeBoard, PracticeButtons, PracticeLine } from './board';
import { Practice } from './practice';
import { finish } from './progress';

export function LessonScreen({ id }: { id: string }) {
  return (
    <Asked<LessonTold> path={`/api/lessons/${id}`}>
      {(lesson) => <Lesson lesson={lesson} />}
    </Asked>
  );
}

function Lesson({ lesson }: { lesson: LessonTold }) {
  const number = useSignal(0);
  useEffect(() => {
    document.title = `${say(lesson.key)} · Corridor`;
  }, [lesson]);
  const task = lesson.tasks[number.value]!;
  return (
    <Task
      key={number.value}
      lesson={lesson}
      task={task}
      number={number.value}
      onNext={() => (number.value += 1)}
    />
  );
}

interface TaskProps {
  lesson: LessonTold;
  task: TaskTold;
  number: number;
  onNext(): void;
}

function Task({ lesson, task, number, onNext }: TaskProps) {
  const practice = useMemo(
    () =>
      new Practice(task, async (moves) => {
        const verdict = await ask<Verdict>(`/api/lessons/${lesson.id}/${number}`, { moves });
        return { ...verdict, text: verdict.key === null ? '' : say(verdict.key) };
      }),
    [task],
  );
  const last = number === lesson.tasks.length - 1;
  const done = practice.stage.value === 'done';
  useEffect(() => announce(say(task.key)), [task]);
  useEffect(() => {
    if (done && last) finish(lesson.id);
  }, [done]);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (number || isLed()) focusBoard(board.current);
  }, [task]);
  return (
    <main class="lesson">
      <div class="lesson-board" ref={board}>
        <PracticeBoard practice={practice} show={task.show} />
      </div>
      <section class="lesson-side card">
        <Head lesson={lesson} number={number} done={done} />
        <p class="lesson-task">{say(task.key)}</p>
        <div class="lesson-dock">
          <PracticeLine practice={practice} idle={number ? '' : say(lesson.lead)} />
          <PracticeButtons practice={practice}>
            {done && last && <Onward lesson={lesson} />}
            {done && !last && <Main label={say('learn-next')} act={onNext} icon="chevron" />}
            {practice.stage.value === 'wrong' && (
              <Main
                label={say('page-again')}
                icon="rematch"
                act={() => {
                  practice.again();
                  focusBoard(board.current);
                }}
              />
            )}
            {practice.stage.value === 'open' && <Hints practice={practice} task={task} />}
          </PracticeButtons>
        </div>
      </section>
    </main>
  );
}

function Head({ lesson, number, done }: { lesson: LessonTold; number: number; done: boolean }) {
  const all = lesson.tasks.length;
  return (
    <header class="lesson-head">
      <a class="icon-button turned" href="/learn" onClick={follow} aria-label={say('learn-all')}>
        <Icon name="chevron" />
      </a>
      <h1>{say(lesson.key)}</h1>
      <span class="lesson-dots" role="img" aria-label={say('learn-task', { number: number + 1, all })}>
        {lesson.tasks.map((task, index) => (
          <i
            key={task.key}
            data-state={index < number || (index === number && done) ? 'done' : index === number ? 'now' : 'later'}
          />
        ))}
      </span>
      <a class="lesson-rule small" href={`/rules/${lesson.mode}#${lesson.rule}`} onClick={follow}>
        {say('learn-rule')}
      </a>
    </header>
  );
}

interface MainProps {
  label: string;
  icon: 'chevron' | 'rematch';
  act(): void;
}

/** The button to go on with; it gets the focus, since the board has nothing to do now. */
function Main({ label, icon, act }: MainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="button main" ref={button} onClick={act}>
      {icon === 'rematch' && <Icon name={icon} />}
      {label}
      {icon === 'chevron' && (
        <span class="onward">
          <Icon name={icon} />
        </span>
      )}
    </button>
  );
}

/** Hints one by one; after the last the first again. */
function Hints({ practice, task }: { practice: Practice; task: TaskTold }) {
  const given = useSignal(0);
  return (
    <button
      type="button"
      class="button soft"
      onClick={() => {
        practice.tell(say(task.hints[given.value % task.hints.length]!), 'hint');
        given.value += 1;
      }}
    >
      <Icon name="hint" />
      {given.value ? say('page-hint-more') : say('page-hint')}
    </button>
  );
}

/** After the last task: the next lesson, or a game at the lowest level. */
function Onward({ lesson }: { lesson: LessonTold }) {
  const trouble = useSignal('');
  async function play() {
    try {
      await learnPlayable();
      const side = lesson.tasks.at(-1)!.side;
      const made = await create(computerTable(modeOf(lesson.mode)!, 1, side, settings.value.name));
      keep(made);
      await command({ type: 'start', match: made.match, seq: made.seq });
      go(`/${made.match}`);
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  }
  return (
    <>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <a class="button soft" href="/learn" onClick={follow}>
        {say('learn-all')}
      </a>
      {lesson.next === null ? (
        <Main label={say('learn-play')} icon="chevron" act={() => void play()} />
      ) : (
        <Main label={say('learn-next-lesson')} icon="chevron" act={() => go(`/learn/${lesson.next}`)} />
      )}
    </>
  );
}
