/** The games whose rules can be read. */

import { useEffect } from 'preact/hooks';

import { MiniBoard } from '../../board';
import { Icon } from '../../parts/icon';
import { follow } from '../../router';
import type { Playable } from '../../wire';
import { say } from '../../words';
import { Asked } from '../learn/asked';

export function GameList() {
  useEffect(() => {
    document.title = `${say('rules-title')} · Corridor`;
  }, []);
  return (
    <Asked<Playable> path="/api/modes">
      {({ modes }) => (
        <main class="book">
          <header class="book-head">
            <h1>{say('rules-title')}</h1>
            <p class="quiet">{say('rules-lead')}</p>
          </header>
          <ul class="book-games">
            {modes.map((mode) => (
              <li key={mode.key}>
                <a class="card book-game" href={`/rules/${mode.key}`} onClick={follow}>
                  <span class="book-picture">
                    <MiniBoard view={mode.layouts[0]!.view} />
                  </span>
                  <span class="book-game-words">
                    <b>{say(`chapter-${mode.key}`)}</b>
                    <span class="small quiet">{say(`chapter-${mode.key}-lead`)}</span>
                  </span>
                  <span class="onward" aria-hidden="true">
                    <Icon name="chevron" />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </main>
      )}
    </Asked>
  );
}
