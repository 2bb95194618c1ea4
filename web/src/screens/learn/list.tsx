/** The list of lessons, by family; finished ones are ticked. */

import { useEffect } from 'preact/hooks';

import { Icon } from '../../parts/icon';
import { follow } from '../../router';
import type { FamilyOffered, LessonOffered, Shelf } from '../../wire';
import { say } from '../../words';
import { Asked } from './asked';
import { finished } from './progress';

export function LessonList() {
  useEffect(() => {
    document.title = `${say('learn-title')} · Corridor`;
  }, []);
  return (
    <Asked<Shelf> path="/api/lessons">
      {({ families }) => (
        <main class="learn">
          <header class="learn-head">
            <h1>{say('learn-title')}</h1>
            <p class="quiet">{say('learn-lead')}</p>
            <p class="learn-more">
              <a class="how" href="/rules" onClick={follow}>
                <Icon name="book" />
                <span>{say('page-rules')}</span>
              </a>
              <a class="how" href="/puzzle" onClick={follow}>
                <Icon name="spark" />
                <span>{say('page-puzzles')}</span>
              </a>
            </p>
          </header>
          <div class="learn-families">
            {families.map((family) => (
              <Family key={family.id} family={family} next={nextOf(families)} />
            ))}
          </div>
        </main>
      )}
    </Asked>
  );
}

/** The first lesson that is not finished yet. */
function nextOf(families: FamilyOffered[]): string | undefined {
  const all = families.flatMap((family) => family.lessons);
  return all.find((lesson) => !finished.value.includes(lesson.id))?.id;
}

function Family({ family, next }: { family: FamilyOffered; next: string | undefined }) {
  const { lessons } = family;
  const done = lessons.filter((lesson) => finished.value.includes(lesson.id)).length;
  return (
    <section class="card learn-family" aria-labelledby={`family-${family.id}`}>
      <header>
        <h2 id={`family-${family.id}`}>{say(family.key)}</h2>
        <span class="small quiet">{say('learn-count', { done, all: lessons.length })}</span>
      </header>
      <ol>
        {lessons.map((lesson, index) => (
          <Row key={lesson.id} lesson={lesson} number={index + 1} next={lesson.id === next} />
        ))}
      </ol>
    </section>
  );
}

function Row({ lesson, number, next }: { lesson: LessonOffered; number: number; next: boolean }) {
  const done = finished.value.includes(lesson.id);
  return (
    <li>
      <a class="learn-row" href={`/learn/${lesson.id}`} onClick={follow} data-next={next}>
        <span class="learn-number num" data-done={done} aria-hidden="true">
          {done ? <Icon name="check" /> : number}
        </span>
        <span class="learn-words">
          <b>{say(lesson.key)}</b>
          <span class="small quiet">{say(lesson.lead)}</span>
          {done && <span class="heard">{say('learn-finished')}</span>}
        </span>
        <span class="onward" aria-hidden="true">
          <Icon name="chevron" />
        </span>
      </a>
    </li>
  );
}
