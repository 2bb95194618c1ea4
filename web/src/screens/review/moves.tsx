/** The moves of the game with their marks. */

import { useEffect, useRef } from 'preact/hooks';

import type { ReviewedMove } from '../../wire';
import { say } from '../../words';
import type { ReviewModel } from './model';

/** Rows of the list: a new one begins with the first side's turn. */
export function rowsOf(moves: ReviewedMove[]): ReviewedMove[][] {
  const rows: ReviewedMove[][] = [];
  moves.forEach((move, index) => {
    const begins = move.side === 0 && moves[index - 1]?.side !== 0;
    if (begins || !rows.length) rows.push([]);
    rows.at(-1)!.push(move);
  });
  return rows;
}

export function MoveList({ model }: { model: ReviewModel }) {
  const box = useRef<HTMLDivElement>(null);
  const at = model.ply.value;
  useEffect(() => {
    const list = box.current;
    const shown = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && shown) list.scrollTop = shown.offsetTop - list.clientHeight / 2;
  }, [at]);
  return (
    <div class="review-moves" role="region" aria-label={say('play-moves')} ref={box} tabIndex={0}>
      <ol class="ltr">
        {rowsOf(model.review.value!.moves).map((row, index) => (
          <li key={index}>
            <span class="round-number num">{index + 1}</span>
            {row.map((move) => (
              <button
                type="button"
                key={move.ply}
                class="ply"
                aria-current={move.ply === at ? 'true' : undefined}
                onClick={() => void model.look(move.ply)}
              >
                {move.move}
                {move.mark && <b class={move.mark === '!' ? 'good' : 'bad'}>{move.mark}</b>}
              </button>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
