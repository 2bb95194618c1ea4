/** What is said of the move that is shown, and the buttons to go on from there. */

import { Icon } from '../../parts/icon';
import { follow } from '../../router';
import { say } from '../../words';
import type { ReviewModel } from './model';

export function Detail({ model }: { model: ReviewModel }) {
  const move = model.move.value;
  const bad = !!move?.better.length;
  return (
    <div class="review-detail" aria-live="polite">
      <h2>
        {move ? <bdi class="ltr">{`${move.ply}. ${move.move} ${move.mark}`}</bdi> : say('review-start')}
        {move && <span class="small quiet"> {model.name(move.side)}</span>}
      </h2>
      {move?.why.map((why) => <p key={why.code} dir="auto">{model.sentence(why)}</p>)}
      {move && !move.mark && <p class="quiet" dir="auto">{say('review-no-mark')}</p>}
      {bad && (
        <p class="small" dir="auto">
          {say('review-better-line')} <bdi class="ltr">{move.better.join(' ')}</bdi>
        </p>
      )}
      <div class="review-buttons">
        {bad && (
          <button type="button" class="button" disabled={model.playing.value} onClick={() => void model.showBetter()}>
            <Icon name="play" />
            {say('review-show-better')}
          </button>
        )}
        {bad && !model.trying.value && (
          <button type="button" class="button" onClick={() => (model.trying.value = true)}>
            <Icon name="rematch" />
            {say('page-again')}
          </button>
        )}
        <a class="button" href={`/analysis?game=${model.id}&ply=${model.ply.value}`} onClick={follow}>
          <Icon name="routes" />
          {say('page-analyse')}
        </a>
        <Turn model={model} step={-1} />
        <Turn model={model} step={1} />
      </div>
    </div>
  );
}

/** Steps through the turning points only. */
function Turn({ model, step }: { model: ReviewModel; step: 1 | -1 }) {
  const to = model.turn(step);
  return (
    <button
      type="button"
      class="button soft"
      disabled={to === null}
      onClick={() => to !== null && void model.look(to)}
    >
      {say(step > 0 ? 'review-turn-next' : 'review-turn-before')}
    </button>
  );
}
