/** Your games, also from other devices: filtered, the latest first, each a way to its replay. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { ask } from '../../api';
import { MiniBoard } from '../../board';
import { connection } from '../../connection';
import { seatName } from '../../parts/people';
import { sentenceOf } from '../../parts/refusal';
import { Top } from '../../parts/top';
import { follow } from '../../router';
import type { MyGame, MyGames } from '../../wire';
import { lang, listed, say } from '../../words';

const MODES = ['classic-2', 'classic-3', 'classic-4', 'pacman', 'pacman-advanced'];
const RESULTS = ['won', 'lost', 'draw'];

export function Games() {
  const games = useSignal<MyGame[]>([]);
  const state = useSignal<'asking' | 'more' | 'all'>('asking');
  const trouble = useSignal('');
  const mode = useSignal('');
  const result = useSignal('');
  const asked = useSignal(0); // the number of the newest question; older answers are dropped
  async function look(from: MyGame[]) {
    const number = (asked.value += 1);
    state.value = 'asking';
    const wanted = { mode: mode.value, result: result.value, after: from.at(-1)?.table.match ?? '' };
    try {
      const told = await ask<MyGames>(`/api/me/games?${new URLSearchParams(wanted)}`);
      if (number !== asked.value) return;
      games.value = [...from, ...told.games];
      state.value = told.more ? 'more' : 'all';
      trouble.value = '';
    } catch (error) {
      if (number !== asked.value) return;
      trouble.value = sentenceOf(error);
      state.value = 'more';
    }
  }
  useEffect(() => {
    document.title = `${say('page-games')} · Corridor`;
    void look([]);
  }, [mode.value, result.value]);
  const none = state.value === 'all' && !games.value.length;
  return (
    <>
      <Top />
      <main class="watch">
        <header>
          <h1>{say('page-games')}</h1>
          <p class="quiet">{say('games-lead')}</p>
        </header>
        <div class="games-filters">
          <Filter label={say('page-game')} all={say('page-all-games')} chosen={mode} values={MODES} word={(one) => say(`home-name-${one}`)} />
          <Filter label={say('games-result')} all={say('games-result-all')} chosen={result} values={RESULTS} word={(one) => say(`games-${one}`)} />
        </div>
        {trouble.value && (
          <p class="trouble" role="alert">
            {trouble.value}
          </p>
        )}
        {none && (mode.value || result.value ? <p role="status">{say('games-none-such')}</p> : <None />)}
        <ul class="watch-games" aria-busy={state.value === 'asking'}>
          {games.value.map((game) => (
            <li key={game.table.match}>
              <Game game={game} />
            </li>
          ))}
        </ul>
        {state.value === 'more' && (
          <button type="button" class="button games-more" onClick={() => void look(games.value)}>
            {say('games-more')}
          </button>
        )}
      </main>
    </>
  );
}

interface FilterProps {
  label: string;
  all: string;
  chosen: { value: string };
  values: string[];
  word(value: string): string;
}

function Filter({ label, all, chosen, values, word }: FilterProps) {
  return (
    <label class="games-filter">
      <span class="small quiet">{label}</span>
      <select class="field" value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
        <option value="">{all}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {word(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function None() {
  return (
    <section class="card watch-none" role="status">
      <h2>{say('games-none')}</h2>
      <p class="quiet">{say('games-none-more')}</p>
      <a class="button main" href="/" onClick={follow}>
        {say('page-play')}
      </a>
    </section>
  );
}

function Game({ game }: { game: MyGame }) {
  const { table, view, seats, made } = game;
  const you = connection.you.value;
  const others = table.seats.filter((seat) => !seats.includes(seat.seat));
  const names = (others.length ? others : table.seats).map((seat) => seatName(seat, you));
  const name = say(`home-name-${view.mode}`);
  const result = say(`games-${game.result ?? 'now'}`);
  const date = new Intl.DateTimeFormat(`${lang.value}-u-nu-latn`, { dateStyle: 'medium' }).format(made);
  return (
    <a
      class="card watch-game"
      href={`/${table.match}`}
      onClick={follow}
      aria-label={say('games-open', { game: name, names: listed(names), result, date })}
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
        <span class="games-result" data-result={game.result ?? 'now'}>
          {result}
        </span>
        <span class="quiet small">{name}</span>
        <time class="quiet small" dateTime={new Date(made).toISOString()}>
          {date}
        </time>
        <span class="quiet small">{say('watch-moves', { moves: view.ply })}</span>
      </span>
    </a>
  );
}
