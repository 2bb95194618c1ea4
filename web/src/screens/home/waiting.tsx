/** People who wait for a game: one tap starts a game with one of them. */

import { connection } from '../../connection';
import { timeText } from '../../parts/playable';
import type { Waiting } from '../../wire';
import { say } from '../../words';
import { meet, meetTrouble, waitingPeople } from './lobby';
import { Picture } from './tables';

const FEW = 3;

export function WaitingPeople() {
  const you = connection.you.value;
  const others = waitingPeople.value.filter((one) => one.player !== you);
  if (!others.length) return null;
  const rest = others.slice(FEW);
  return (
    <section class="running">
      <h2>{say('home-waiting')}</h2>
      {meetTrouble.value && (
        <p class="trouble" role="alert">
          {meetTrouble.value}
        </p>
      )}
      <WaitingList people={others.slice(0, FEW)} />
      {rest.length > 0 && (
        <details>
          <summary class="quiet small">{say('home-running-more', { count: rest.length })}</summary>
          <WaitingList people={rest} />
        </details>
      )}
    </section>
  );
}

function WaitingList({ people }: { people: Waiting[] }) {
  return (
    <ul class="table-list">
      {people.map((one) => (
        <li key={one.player}>
          <Person one={one} />
        </li>
      ))}
    </ul>
  );
}

function Person({ one }: { one: Waiting }) {
  const name = one.name || say('table-guest');
  const game = say(`home-name-${one.mode}`);
  const clock = timeText(one.time);
  return (
    <div class="card table-row waiting-row">
      <Picture setup={{ mode: one.mode }} />
      <span class="table-text">
        <span class="table-name">
          <bdi>{name}</bdi>
        </span>
        <span class="quiet small">
          {game} · {clock}
        </span>
      </span>
      <button
        type="button"
        class="button main slim"
        aria-label={say('home-waiting-meet', { name, game, clock })}
        onClick={() => meet(one.player)}
      >
        {say('home-waiting-play')}
      </button>
    </div>
  );
}
