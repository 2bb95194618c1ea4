/** The review of a game: a chunk of its own, loaded when it is opened. */

import { useEffect, useMemo } from 'preact/hooks';

import { Board, createDraft } from '../../board';
import { Icon } from '../../parts/icon';
import { Lone } from '../../parts/lone';
import { sentence } from '../../parts/refusal';
import { Replay } from '../../parts/replay';
import { TextBoard } from '../../parts/spoken';
import { Top } from '../../parts/top';
import { follow } from '../../router';
import { settings } from '../../settings';
import { percents, say, tenths } from '../../words';
import { charactersOf } from '../play/names';
import { Detail } from './detail';
import { Graph } from './graph';
import { MoveList } from './moves';
import { ReviewModel } from './model';
import { Again } from './again';

export function ReviewScreen({ id, you }: { id: string; you: string }) {
  const model = useMemo(() => new ReviewModel(id), [id]);
  useEffect(() => void (model.you.value = you), [model, you]);
  useEffect(() => model.open(), [model]);
  if (model.failure.value) {
    return (
      <Lone title={sentence(model.failure.value)}>
        <a class="button main" href={`/${id}`} onClick={follow}>
          {say('review-back')}
        </a>
      </Lone>
    );
  }
  if (!model.words.value || !model.cast.value) return <Lone title={say('page-loading')} busy />;
  return model.review.value ? <Reviewed model={model} /> : <Making model={model} />;
}

/** Until the review is there: how far it is, and a way to stop it or to ask again. */
function Making({ model }: { model: ReviewModel }) {
  const { state, done, total, ahead, mine } = model.state.value;
  const going = state === 'waiting' || state === 'running';
  const title = going ? say('review-making') : say(state === 'stopped' ? 'review-stopped' : 'review-failed');
  return (
    <Lone title={title} text={going && ahead ? say('review-ahead', { ahead }) : ''} busy={going}>
      {going && (
        <progress class="review-progress" max={total || 1} value={done} aria-label={say('review-making')} />
      )}
      {going && mine && (
        <button type="button" class="button" onClick={() => void model.stop()}>
          {say('page-stop')}
        </button>
      )}
      {!going && (
        <button type="button" class="button main" onClick={() => void model.ask()}>
          {say('review-ask')}
        </button>
      )}
      <a class="button" href={`/${model.id}`} onClick={follow}>
        {say('review-back')}
      </a>
    </Lone>
  );
}

function Reviewed({ model }: { model: ReviewModel }) {
  return (
    <div class="review">
      <Top>
        <h1 class="play-title">
          {say('review-title')}
          <span>{say(`play-mode-${model.cast.value!.view.mode}`)}</span>
        </h1>
        <a class="icon-button" href={`/${model.id}`} onClick={follow} aria-label={say('review-back')}>
          <Icon name="close" />
        </a>
      </Top>
      <main class="review-main">
        {model.trying.value ? <Again key={model.ply.value} model={model} /> : <ReviewBoard model={model} />}
        <section class="card review-side">
          <Sides model={model} />
          <MoveList model={model} />
          <Detail model={model} />
        </section>
        <Graph model={model} />
      </main>
    </div>
  );
}

function ReviewBoard({ model }: { model: ReviewModel }) {
  const draft = useMemo(
    () => createDraft({ play: () => undefined, announce: () => undefined, missed: () => undefined, settings }),
    [],
  );
  const cast = model.cast.value!;
  return (
    <div class="review-board">
      {settings.value.spoken ? (
        <TextBoard view={model.view.value ?? cast.view} options={null} />
      ) : (
      <Board
        view={model.view.value ?? cast.view}
        options={null}
        turn={model.facing.value}
        characters={charactersOf(cast)}
        overlay={{ sight: true, routes: true }}
        draft={draft}
        label={say('play-board')}
      />
      )}
      <Replay at={model.ply.value} last={model.review.value!.moves.length} go={(ply) => void model.look(ply)} />
    </div>
  );
}

/** Each side's chance now as a part of a bar, and its accuracy. */
function Sides({ model }: { model: ReviewModel }) {
  const chances = model.chances.value;
  const told = percents(chances);
  return (
    <div class="review-sides">
      <div class="review-bar" aria-hidden="true">
        {chances.map((chance, side) => (
          <span key={side} class={model.colour(side)} style={{ flexGrow: chance }} />
        ))}
      </div>
      <ul>
        {chances.map((_, side) => {
          const accuracy = model.review.value!.accuracy[side];
          return (
            <li key={side} class={model.colour(side)}>
              <b>{model.name(side)}</b> <span class="num">{told[side]}</span>
              {accuracy !== null && accuracy !== undefined && (
                <span class="small quiet" dir="auto">{say('review-accuracy', { accuracy: tenths(accuracy) })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
