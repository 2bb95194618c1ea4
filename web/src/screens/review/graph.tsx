/** The graph: chances after every move as areas, and below them the lengths of the routes. */

import { say } from '../../words';
import type { ReviewModel } from './model';

const WIDE = 1000;
const HIGH = 100;

/** Points of a line through values from 0 to 1, the first at the left edge. */
export function points(values: number[]): [number, number][] {
  const step = WIDE / Math.max(1, values.length - 1);
  return values.map((value, index) => [index * step, HIGH * (1 - value)]);
}

/** The area between two lines. */
export function area(upper: number[], lower: number[]): string {
  const way = [...points(upper), ...points(lower).reverse()];
  return `M${way.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function line(values: number[]): string {
  return `M${points(values)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`;
}

export function Graph({ model }: { model: ReviewModel }) {
  const review = model.review.value!;
  const rows = [review.start, ...review.moves.map((move) => move.chances)];
  const sides = review.start.map((_, side) => side);
  const below = (side: number) => rows.map((row) => row.slice(side + 1).reduce((sum, one) => sum + one, 0));
  const steps = [review.start_steps, ...review.moves.map((move) => move.steps)];
  const most = Math.max(1, ...steps.flatMap((row) => row.map((count) => count ?? 0)));
  const x = (ply: number) => (WIDE * ply) / Math.max(1, review.moves.length);
  const choose = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    void model.look(Math.round(((event.clientX - box.left) / box.width) * review.moves.length));
  };
  return (
    <section class="card review-graph ltr" aria-label={say('review-graph')}>
      <div class="review-legend small">
        {sides.map((side) => (
          <span key={side} class={model.colour(side)}>
            {model.name(side)}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" onClick={choose} role="img" aria-label={say('review-graph-chances')}>
        {sides.map((side) => (
          <path
            key={side}
            class={`share ${model.colour(side)}`}
            d={area(
              below(side).map((rest, index) => rest + rows[index]![side]!),
              below(side),
            )}
          />
        ))}
        <path class="middle" d={`M0 ${HIGH / 2}H${WIDE}`} />
        {review.moves
          .filter((move) => move.mark === '?' || move.mark === '??')
          .map((move) => (
            <path key={move.ply} class="mistake" d={`M${x(move.ply)} 0V${HIGH}`} />
          ))}
        <path class="now" d={`M${x(model.ply.value)} 0V${HIGH}`} />
      </svg>
      <svg class="lengths" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" onClick={choose} role="img" aria-label={say('review-graph-steps', { most })}>
        {sides.map((side) => (
          <path
            key={side}
            class={`length ${model.colour(side)}`}
            data-side={side}
            d={line(steps.map((row) => (row[side] ?? 0) / most))}
          />
        ))}
        <path class="now" d={`M${x(model.ply.value)} 0V${HIGH}`} />
      </svg>
    </section>
  );
}
