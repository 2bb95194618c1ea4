/** Route lengths: of each side now, and as a graph over the game in a race of two. */

import { useEffect } from 'preact/hooks';

import type { Side, View } from '../../wire';
import { say } from '../../words';
import { stepsOf } from './history';
import { SideIcon } from './line';
import { isChase, sideClass, sides } from './names';
import type { PlayState } from './state';

const WIDE = 280;
const HIGH = 44;
const EDGE = 5;

/** The fewest and the most steps that a graph shows. */
type Range = [number, number];

export function Routes({ state }: { state: PlayState }) {
  const { view } = state.cast.value;
  if (isChase(view)) return null;
  return (
    <section class="routes" aria-label={say('play-route')}>
      {sides(view).length === 2 ? <TwoRoutes state={state} /> : <ManyRoutes state={state} />}
    </section>
  );
}

function TwoRoutes({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const view = state.view.value;
  const made = state.made.value;
  useEffect(() => {
    // Views from before this page was opened are fetched; the graph is drawn when they are here.
    void state.history.between(0, made).catch(() => undefined);
  }, [state, made]);
  return (
    <>
      <div class="routes-head">
        <h2 class="caption">{say('play-route')}</h2>
        {sides(view).map((side) => (
          <span class={`route-now ${sideClass(view, side)}`} key={side}>
            <SideIcon cast={cast} side={side} size={16} />
            {say('play-steps', { count: stepsOf(view, side) ?? 0 })}
          </span>
        ))}
      </div>
      <Graph state={state} />
    </>
  );
}

/** The steps of both sides after each move. */
function Graph({ state }: { state: PlayState }) {
  void state.history.version.value;
  const made = state.made.value;
  const seen = Array.from({ length: made + 1 }, (_, ply) => state.history.known(ply)).filter(
    (view) => view !== undefined,
  );
  const steps = seen.flatMap((view) => sides(view).map((side) => stepsOf(view, side) ?? 0));
  const range: Range = [Math.min(6, ...steps), Math.max(12, ...steps)];
  return (
    <svg class="route-graph" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      {[1, 0].map((side) => (
        <path
          key={side}
          class={`${sideClass(state.cast.value.view, side)} route-line`}
          data-second={side === 1}
          d={curve(seen, side, range)}
        />
      ))}
    </svg>
  );
}

export function curve(views: View[], side: Side, [least, most]: Range): string {
  const last = Math.max(1, views.length - 1);
  return views
    .map((view, index) => {
      const x = EDGE + ((WIDE - 2 * EDGE) * index) / last;
      const y = HIGH - EDGE - ((HIGH - 2 * EDGE) * ((stepsOf(view, side) ?? 0) - least)) / (most - least);
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

function ManyRoutes({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const view = state.view.value;
  const most = Math.max(16, ...sides(view).map((side) => stepsOf(view, side) ?? 0));
  return (
    <>
      <h2 class="caption">{say('play-route')}</h2>
      <ul class="route-bars">
        {sides(view).map((side) => {
          const steps = stepsOf(view, side) ?? 0;
          return (
            <li class={sideClass(view, side)} key={side}>
              <SideIcon cast={cast} side={side} size={18} />
              <i style={{ inlineSize: `${(steps / most) * 100}%` }} />
              <b class="num" aria-label={say('play-steps', { count: steps })}>
                {steps}
              </b>
            </li>
          );
        })}
      </ul>
    </>
  );
}
