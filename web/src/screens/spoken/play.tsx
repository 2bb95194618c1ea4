/** The play screen without a picture: text, one field, and plain buttons. */

import { useEffect } from 'preact/hooks';

import { HowToPlay } from '../../parts/how';
import { Top } from '../../parts/top';
import { follow } from '../../router';
import { say, sentences } from '../../words';
import { DraftButtons } from '../play/buttons';
import { serverNow, timeLeft, timeText } from '../play/clock';
import { AskOnce, mayHint, mayTakeBack } from '../play/controls';
import { task } from '../play/line';
import { ownSide, seatsOf, sideName, sides } from '../play/names';
import { Notices } from '../play/notices';
import { resultReason, resultTitle } from '../play/outcome';
import { Phrases } from '../play/panels';
import { NextButtons, SaveLinks } from '../play/result';
import { playDrafted } from '../play/sending';
import type { PlayState } from '../play/state';
import { sideName as letterOf } from '../../board';
import { TextBoard } from './board';

export function PlayInWords({ state }: { state: PlayState }) {
  const { view, table, mine } = state.cast.value;
  const shown = state.view.value;
  useEffect(() => {
    state.moment.value = null;
  }, []);
  return (
    <div class="spoken-screen">
      <Top />
      <main class="spoken-main">
        <h1>{say(`play-mode-${view.mode}`)}</h1>
        {mine.length === 1 && (
          <p>{say('spoken-you', { side: letterOf(view, ownSide(state.cast.value)) })}</p>
        )}
        <p class="spoken-status">{status(state)}</p>
        <TextBoard
          view={shown}
          options={state.options.value}
          draft={state.draft}
          own={(letter) => own(state, letter)}
          {...(mine.length ? { play: (move: string) => playDrafted(state, move) } : {})}
        />
        <Draft state={state} />
        <section class="spoken-part">
          <h2>{say('spoken-do')}</h2>
          <div class="spoken-buttons">
            {table.phase === 'over' ? <NextButtons state={state} /> : <Buttons state={state} />}
          </div>
        </section>
        <Notices state={state} />
        <Moves state={state} />
        <More state={state} />
      </main>
    </div>
  );
}

/** Whose turn it is and what is to be done, or how it ended. */
function status(state: PlayState): string {
  const cast = state.cast.value;
  const { view, table } = cast;
  if (table.phase === 'over') return `${resultTitle(cast)}. ${resultReason(cast)}`;
  if (state.options.value) return `${say('play-your-turn')}. ${task(view)}`;
  return say('play-to-move', { who: sideName(cast, view.to_move) });
}

/** The last move and the clocks, with the names of people. */
function own(state: PlayState, letter: string): string | null {
  const cast = state.cast.value;
  const { last } = state.view.value;
  const { clock } = cast.table;
  if (letter === 'l' && last) {
    return say('ask-last', { who: sideName(cast, last.side), move: last.move });
  }
  if (letter !== 'c' || !clock) return null;
  const now = serverNow();
  const told = sides(cast.view).map((side) =>
    say('ask-clock', { who: sideName(cast, side), time: timeText(timeLeft(clock, side, now)) }),
  );
  return sentences(...told);
}

/** A walk into a ghost, and others that are asked about. */
function Draft({ state }: { state: PlayState }) {
  const draft = state.draft.state.value;
  if (draft.kind !== 'ask' && draft.kind !== 'walk') return null;
  return (
    <div class="spoken-buttons">
      <DraftButtons state={state} draft={draft} />
    </div>
  );
}

function Buttons({ state }: { state: PlayState }) {
  const { mine } = state.cast.value;
  const early = state.match.moves.value.length < 2;
  if (state.asking.value) return <AskOnce state={state} what={state.asking.value} />;
  const actions = state.options.value ? state.draft.actions.value : [];
  return (
    <>
      {actions.map((action) => (
        <Plain key={action.move} label={say(action.key, action.args)} act={() => state.draft.play(action.move)} />
      ))}
      {mine.length > 0 && (
        <>
          {mayHint(state) && <Plain label={say('play-ask-hint')} act={() => state.hint()} />}
          {mayTakeBack(state) && <Plain label={say('play-takeback')} act={() => state.offer('takeback')} />}
          <Plain label={say('play-draw')} act={() => state.offer('draw')} />
          {early && <Plain label={say('play-abort-long')} act={() => (state.asking.value = 'abort')} />}
          <Plain label={say('play-resign')} act={() => (state.asking.value = 'resign')} />
        </>
      )}
    </>
  );
}

function Plain({ label, act }: { label: string; act(): void }) {
  return (
    <button type="button" class="button soft" onClick={act}>
      {label}
    </button>
  );
}

function Moves({ state }: { state: PlayState }) {
  const moves = state.match.moves.value.slice(0, state.made.value);
  return (
    <section class="spoken-part">
      <h2>{say('play-moves')}</h2>
      <ol class="spoken-moves ltr">
        {moves.map((move, index) => (
          <li key={index}>{move}</li>
        ))}
      </ol>
    </section>
  );
}

/** Who plays, what can be said, files, rules. */
function More({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const { view, table, mine } = cast;
  return (
    <>
      <section class="spoken-part">
        <h2>{say('spoken-players')}</h2>
        <ul>
          {sides(view).map((side) => (
            <li key={side}>
              {seatsOf(table, side).length ? `${letterOf(view, side)}: ${sideName(cast, side)}` : letterOf(view, side)}
            </li>
          ))}
        </ul>
      </section>
      {mine.length > 0 && (
        <section class="spoken-part">
          <h2>{say('play-panel-phrases')}</h2>
          <Phrases state={state} />
        </section>
      )}
      <section class="spoken-part">
        <h2>{say('play-panel-save')}</h2>
        <SaveLinks state={state} />
      </section>
      <section class="spoken-part spoken-buttons">
        <HowToPlay class="button soft" mode={view.mode} view={view} apart />
        {mine.length > 0 && (
          <a class="button soft" href="/elsewhere" onClick={follow}>
            {say('elsewhere-title')}
          </a>
        )}
      </section>
    </>
  );
}
