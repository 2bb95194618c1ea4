/** How fair the board is: asked of the server, which plays quick games and solves mazes. */

import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { ask } from '../../api';
import { sideName } from '../../board';
import { paint, sideColour } from '../../board/paint';
import { announce } from '../../parts/announce';
import { sentenceOf } from '../../parts/refusal';
import type { Fair, FairnessState } from '../../wire';
import { say } from '../../words';
import type { EditorModel } from './model';

const AGAIN = 1_000; // ms between questions while it is made
const NOTHING: FairnessState = { state: 'none' };

export function Fairness({ model }: { model: EditorModel }) {
  const known = useSignal<FairnessState>(NOTHING);
  const trouble = useSignal('');
  const position = model.judged.value?.view?.position ?? '';
  useEffect(() => {
    known.value = NOTHING;
    trouble.value = '';
    return position ? follow(position, known, trouble) : undefined;
  }, [position]);
  const send = async (what: string) => {
    try {
      known.value = await ask(`/api/editor/fairness/${what}`, { text: position });
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  };
  if (!model.judged.value?.setup) return null;
  const { fair } = known.value;
  return (
    <section class="editor-fair" aria-labelledby="editor-fair">
      <h2 id="editor-fair">{say('editor-fair')}</h2>
      {fair ? <Result model={model} fair={fair} /> : <Making state={known.value} send={send} />}
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
    </section>
  );
}

/** Before there is a result: a button to ask, then how far it is. */
function Making({ state: now, send }: { state: FairnessState; send(what: string): Promise<void> }) {
  const { state, done = 0, total = 0, ahead = 0, mine = false } = now;
  if (state !== 'waiting' && state !== 'running') {
    return (
      <>
        <p class="quiet small">{say(state === 'failed' ? 'editor-fair-failed' : 'editor-fair-lead')}</p>
        <button type="button" class="button" onClick={() => void send('ask')}>
          {say('editor-fair-ask')}
        </button>
      </>
    );
  }
  return (
    <>
      <p class="quiet small">{ahead ? say('editor-fair-ahead', { ahead }) : say('editor-fair-making')}</p>
      <progress max={total || 1} value={done} aria-label={say('editor-fair-making')} />
      {mine && (
        <button type="button" class="button" onClick={() => void send('stop')}>
          {say('page-stop')}
        </button>
      )}
    </>
  );
}

/** Ask again and again while the trial is being made; the returned function ends that. */
function follow(text: string, known: Signal<FairnessState>, trouble: Signal<string>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const look = async (first: boolean) => {
    const going = known.value.state === 'waiting' || known.value.state === 'running';
    try {
      const told = first || going ? await ask<FairnessState>('/api/editor/fairness', { text }) : null;
      if (ended) return;
      if (going && told?.fair) announce(say('editor-fair-done'));
      known.value = told ?? known.value;
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
    if (!ended) timer = setTimeout(() => void look(false), AGAIN);
  };
  void look(true);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

function percent(share: number): number {
  return Math.round(100 * share);
}

function Result({ model, fair }: { model: EditorModel; fair: Fair }) {
  const { view } = model.mode.layouts[0]!;
  return (
    <>
      <ul class="editor-shares">
        {fair.sides.map(({ won, low, high }, side) => (
          <li key={side} style={{ '--one': paint(sideColour(view, side)) }}>
            <b>{sideName(view, side)}</b>
            <span class="editor-share" aria-hidden="true">
              <span
                class="editor-error"
                style={{ insetInlineStart: `${percent(low)}%`, inlineSize: `${percent(high - low)}%` }}
              />
              <span class="editor-won" style={{ insetInlineStart: `${percent(won / fair.games)}%` }} />
            </span>
            <span class="small">
              {say('editor-fair-share', { share: percent(won / fair.games), low: percent(low), high: percent(high) })}
            </span>
          </li>
        ))}
      </ul>
      <p class="quiet small">{say('editor-fair-games', { games: fair.games, drawn: fair.drawn, level: fair.level })}</p>
      {fair.exact.length > 0 && (
        <dl class="editor-exact">
          {fair.exact.map(({ ghosts, start }) => (
            <div key={ghosts}>
              <dt>{say('editor-fair-exact', { ghosts })}</dt>
              <dd>{say(`editor-fair-${start}`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
