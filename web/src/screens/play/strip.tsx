/** The strip: what the others did since our last turn, in pictures and words. */

import { useEffect, useRef } from 'preact/hooks';

import { PieceIcon } from '../../board';
import { say, sentences } from '../../words';
import { charactersOf, isChase } from './names';
import { caughtWords, toldOf, type Told } from './told';
import type { PlayState } from './state';

export function Strip({ state }: { state: PlayState }) {
  const told = toldSince(state);
  const news = newsSince(state);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the newest is in sight.
    const list = box.current;
    if (list) list.scrollLeft = getComputedStyle(list).direction === 'rtl' ? -list.scrollWidth : list.scrollWidth;
  }, [told.length, told.at(-1)?.ply, news]);
  return (
    <section class="strip" data-empty={!told.length} aria-label={headOf(state)}>
      <h2 class="caption wide-only">{headOf(state)}</h2>
      <div class="strip-list" ref={box}>
        {!told.length && <p class="quiet small">{say('play-no-moves')}</p>}
        <ol>
          {told.map((one) => (
            <Item key={one.ply} state={state} told={one} />
          ))}
        </ol>
        {news && <p class="strip-news">{news}</p>}
      </div>
      {state.pace.held.value && (
        <button type="button" class="button slim main" onClick={() => state.pace.goOn()}>
          {say('play-go-on')}
        </button>
      )}
    </section>
  );
}

function headOf(state: PlayState): string {
  return say(state.since.value.length > 1 ? 'play-since' : 'play-since-last');
}

function Item({ state, told }: { state: PlayState; told: Told }) {
  const cast = state.cast.value;
  const figure = cast.view.figures[told.piece]!;
  return (
    <li>
      <button
        type="button"
        class="strip-item"
        aria-label={say('play-did', { who: told.who, did: told.did })}
        onClick={() => void state.look(told.ply)}
      >
        <PieceIcon
          name={figure.name}
          side={figure.side}
          character={isChase(cast.view) ? null : charactersOf(cast)[told.piece]}
          size={22}
        />
        <span>{told.did}</span>
      </button>
    </li>
  );
}

/** The moves since our last turn, as far as their views are known. */
function toldSince(state: PlayState): Told[] {
  void state.history.version.value;
  const cast = state.cast.value;
  return state.since.value.flatMap((ply) => {
    const [before, after] = [state.history.known(ply - 1), state.history.known(ply)];
    return (before && after && toldOf(cast, before, after, ply)) ?? [];
  });
}

/** The sentence of a catch since our last turn. */
function newsSince(state: PlayState): string {
  void state.history.version.value;
  const news = state.since.value.map((ply) => {
    const [before, after] = [state.history.known(ply - 1), state.history.known(ply)];
    return before && after ? caughtWords(state.cast.value, before, after) : '';
  });
  return sentences(...news);
}
