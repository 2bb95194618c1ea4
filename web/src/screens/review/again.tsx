/** "Try again": the board before the move, played on against the engine. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { say } from '../../words';
import { PracticeBoard, PracticeButtons, PracticeLine } from '../learn/board';
import { Practice, type Judged } from '../learn/practice';
import { charactersOf } from '../play/names';
import type { ReviewModel } from './model';

export function Again({ model }: { model: ReviewModel }) {
  const practice = useSignal<Practice | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void begun(model).then(
      (found) => (practice.value = found),
      () => (model.trying.value = false),
    );
  }, [model]);
  useEffect(() => {
    if (practice.value) place.current?.scrollIntoView({ block: 'start' }); // on a phone the button is far below
  }, [practice.value]);
  const end = () => void model.look(model.ply.value);
  return (
    <div class="review-board" ref={place}>
      {practice.value && (
        <>
          <PracticeBoard practice={practice.value} turn={model.facing.value} characters={charactersOf(model.cast.value!)} />
          <PracticeLine practice={practice.value} idle={say('review-try-idle')} />
          <PracticeButtons practice={practice.value}>
            <button type="button" class="button soft" onClick={end}>
              {say('review-try-end')}
            </button>
          </PracticeButtons>
        </>
      )}
    </div>
  );
}

async function begun(model: ReviewModel): Promise<Practice | null> {
  const ply = model.ply.value - 1;
  const start = await model.line(ply, [], false);
  if (!start.options) return null;
  let made: string[] = []; // the replies of the engine included
  const judge = async (moves: string[]): Promise<Judged> => {
    if (moves.length === 1) made = [];
    const before = made.length;
    const line = await model.line(ply, [...made, moves.at(-1)!], true);
    made = line.moves;
    const over = line.options === null;
    return {
      kind: over ? 'done' : 'go_on',
      text: over ? say('review-try-over') : '',
      refused: null,
      views: line.views.slice(before + 1),
      options: line.options ?? start.options!,
    };
  };
  return new Practice({ view: start.views[0]!, options: start.options }, judge);
}
