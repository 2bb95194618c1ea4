/** Public games that are being played now: a tap opens one to watch. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import * as api from '../../api';
import { MiniBoard } from '../../board';
import { connection } from '../../connection';
import { seatName } from '../../parts/people';
import { timeText } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { Top } from '../../parts/top';
import { follow } from '../../router';
import type { PublicGame } from '../../wire';
import { listed, say } from '../../words';

/** Pause between two looks at the list, in ms. */
const PAUSE = 4_000;

export function Watch() {
  const games = useSignal<PublicGame[] | null>(null);
  const trouble = useSignal('');
  async function look() {
    try {
      games.value = (await api.publicGames()).games;
      trouble.value = '';
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  }
  useEffect(() => {
    document.title = `${say('page-watch')} · Corridor`;
    void look();
    const again = setInterval(() => {
      if (!document.hidden) void look();
    }, PAUSE);
    return () => clearInterval(again);
  }, []);
  return (
    <>
      <Top />
      <main class="watch">
        <header>
          <h1>{say('page-watch')}</h1>
          <p class="quiet">{say('watch-lead')}</p>
        </header>
        {trouble.value && (
          <p class="trouble" role="alert">
            {trouble.value}
          </p>
        )}
        {games.value?.length === 0 && <Nobody />}
        <ul class="watch-games" aria-busy={games.value === null}>
          {games.value?.map((game) => (
            <li key={game.table.match}>
              <Game game={game} />
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

function Nobody() {
  return (
    <section class="card watch-none" role="status">
      <h2>{say('watch-none')}</h2>
      <p class="quiet">{say('watch-none-more')}</p>
      <a class="button main" href="/" onClick={follow}>
        {say('page-play')}
      </a>
    </section>
  );
}

function Game({ game: { table, view } }: { game: PublicGame }) {
  const you = connection.you.value;
  const name = say(`home-name-${view.mode}`);
  const names = table.seats.map((seat) => seatName(seat, you));
  return (
    <a
      class="card watch-game"
      href={`/${table.match}`}
      onClick={follow}
      aria-label={say('watch-open', { game: name, names: listed(names) })}
    >
      <span class="watch-board">
        <MiniBoard view={view} />
      </span>
      <span class="watch-text">
        <b class="watch-names">
          {names.map((one, seat) => (
            <bdi key={seat}>{one}</bdi>
          ))}
        </b>
        <span class="quiet small">
          {name} · {timeText(table.setup.time)}
        </span>
        <span class="quiet small">{say('watch-moves', { moves: view.ply })}</span>
      </span>
    </a>
  );
}
