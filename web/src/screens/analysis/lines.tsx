/** The engine's panel: on and off, how many lines, each side's chance, and the lines themselves. */

import { sideName } from '../../board';
import type { EngineLine, View } from '../../wire';
import { percents, say } from '../../words';
import { sideClass } from '../play/names';
import { MOST_LINES } from './engine';
import type { AnalysisModel } from './model';

export function EnginePanel({ model }: { model: AnalysisModel }) {
  const { engine } = model;
  const view = model.practice.value!.view.value;
  const on = engine.on.value;
  const told = engine.told.value;
  return (
    <section class="card analysis-engine" aria-label={say('analysis-engine')}>
      <div class="analysis-engine-head">
        <label class="analysis-switch">
          <input type="checkbox" role="switch" checked={on} onChange={() => model.think(!on)} />
          <span>{say('analysis-engine')}</span>
        </label>
        {on && (
          <label class="small quiet">
            {say('analysis-line-count')}{' '}
            <select class="field" value={engine.count.value} onChange={(event) => model.count(Number(event.currentTarget.value))}>
              {Array.from({ length: MOST_LINES }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {on && <Chances view={view} best={told?.lines[0] ?? null} />}
      {on && <State model={model} />}
      {on && told && (
        <ol class="analysis-lines">
          {told.lines.map((line, index) => (
            <Line key={index} model={model} line={line} side={view.to_move} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** How far the engine is, or why it says nothing. */
function State({ model }: { model: AnalysisModel }) {
  const { trouble, told } = model.engine;
  const text = trouble.value
    ? trouble.value
    : !told.value
      ? say(model.practice.value!.view.value.outcome ? 'analysis-over' : 'analysis-thinking')
      : say(told.value.done ? 'analysis-thought' : 'analysis-thinks', { depth: told.value.depth, nodes: told.value.nodes });
  return (
    <p class="small quiet" dir="auto" data-done={told.value?.done ?? false}>
      {text}
    </p>
  );
}

/** Each side's chance to win, as parts of a bar and in numbers. */
function Chances({ view, best }: { view: View; best: EngineLine | null }) {
  if (!best) return null;
  const told = percents(best.chances);
  return (
    <div class="analysis-chances">
      <div class="review-bar" aria-hidden="true">
        {best.chances.map((chance, side) => (
          <span key={side} class={sideClass(view, side)} style={{ flexGrow: chance }} />
        ))}
      </div>
      <ul>
        {best.chances.map((_, side) => (
          <li key={side} class={sideClass(view, side)}>
            {sideName(view, side)} <b class="num">{told[side]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ model, line, side }: { model: AnalysisModel; line: EngineLine; side: number }) {
  return (
    <li>
      <b class="num" title={line.score}>
        {percents(line.chances)[side]}
      </b>
      <span class="ltr">
        {line.moves.map((move, index) => (
          <button
            type="button"
            key={index}
            class="ply"
            aria-label={say('analysis-follow', { moves: line.moves.slice(0, index + 1).join(' ') })}
            onClick={() => void model.follow(line.moves.slice(0, index + 1))}
          >
            {move}
          </button>
        ))}
      </span>
    </li>
  );
}
