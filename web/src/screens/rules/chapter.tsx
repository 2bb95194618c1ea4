/** The rules of a game: a text and a figure for each, which can be tried. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';

import { ask } from '../../api';
import { Icon } from '../../parts/icon';
import { follow } from '../../router';
import type { Chapter, PointTold, RuleFor, RuleTold } from '../../wire';
import { say } from '../../words';
import { Asked } from '../learn/asked';
import { RuleFigure } from './figure';
import { Trial } from './trial';

export function ChapterScreen({ mode }: { mode: string }) {
  return (
    <Asked<Chapter> path={`/api/rules/${mode}`}>
      {(chapter) => <ChapterPage chapter={chapter} />}
    </Asked>
  );
}

function ChapterPage({ chapter }: { chapter: Chapter }) {
  const { mode, modes, key, lead, rules } = chapter;
  useEffect(() => {
    document.title = `${say(key)} · Corridor`;
  }, [key]);
  useLayoutEffect(openAtRule, [chapter]);
  return (
    <main class="book">
      <header class="book-head">
        <h1>{say(key)}</h1>
        <p class="quiet">{say(lead)}</p>
        <div class="book-tools">
          <Games mode={mode} modes={modes} />
          <button type="button" class="button slim" onClick={() => window.print()}>
            {say('rules-print')}
          </button>
        </div>
      </header>
      <ol class="book-rules">
        {rules.map((rule) => (
          <Rule key={rule.id} mode={mode} rule={rule} />
        ))}
      </ol>
    </main>
  );
}

function Games({ mode, modes }: { mode: string; modes: string[] }) {
  return (
    <nav class="book-nav" aria-label={say('rules-title')}>
      {modes.map((one) => (
        <a
          key={one}
          class="chip"
          href={`/rules/${one}`}
          onClick={follow}
          aria-current={one === mode ? 'page' : undefined}
        >
          {say(`home-tile-${one}`)}
        </a>
      ))}
    </nav>
  );
}

/** Scroll to the rule that the address names, or to that of the position in it. */
function openAtRule(): void {
  const asked = new URLSearchParams(location.search);
  const position = asked.get('at');
  if (!position) return scrollTo(location.hash.slice(1));
  const refusal = asked.get('why');
  const query = new URLSearchParams({ position, ...(refusal ? { refusal } : {}) });
  ask<RuleFor>(`/api/rule?${query}`).then(
    ({ rule }) => scrollTo(rule),
    () => undefined, // the rules are read from the beginning
  );
}

function scrollTo(rule: string): void {
  const found = rule ? document.getElementById(rule) : null;
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
}

function Rule({ mode, rule }: { mode: string; rule: RuleTold }) {
  const trying = useSignal(false);
  return (
    <li class="card book-rule" id={rule.id} tabIndex={-1} data-trying={trying.value}>
      <div class="book-words">
        <h2>{say(rule.title)}</h2>
        <p>{say(rule.key)}</p>
        {rule.points.length > 0 && <Points points={rule.points} />}
      </div>
      {trying.value ? (
        <Trial mode={mode} rule={rule} onEnd={() => (trying.value = false)} />
      ) : (
        <figure class="book-figure">
          <RuleFigure figure={rule.figure} />
          <figcaption class="small quiet">{say(rule.figure.key)}</figcaption>
          <button
            type="button"
            class="button soft slim"
            onClick={() => (trying.value = true)}
            aria-label={say('rules-try-named', { rule: say(rule.title) })}
          >
            <Icon name="play" />
            {say('rules-try')}
          </button>
        </figure>
      )}
    </li>
  );
}

/** Contested points: the question, how we play, and the settings that change it. */
function Points({ points }: { points: PointTold[] }) {
  return (
    <details class="book-points">
      <summary class="small">{say('rules-points')}</summary>
      <dl class="small">
        {points.map((point) => (
          <div key={point.id}>
            <dt>{say(point.key)}</dt>
            <dd>
              {say(point.reading)}
              {point.switches.map((name) => (
                <span key={name} class="book-switch">
                  <Icon name="settings" />
                  {say('rules-switch', { name: say(`switch-${name}`) })}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
