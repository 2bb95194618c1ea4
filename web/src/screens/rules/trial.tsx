/** A rule's position as a board: the move of the rule is made, the forbidden one is refused. */

import { useEffect, useMemo, useRef } from 'preact/hooks';

import { ask } from '../../api';
import { Icon } from '../../parts/icon';
import type { MoveTried, RuleTold } from '../../wire';
import { say } from '../../words';
import { PracticeBoard, PracticeButtons, PracticeLine } from '../learn/board';
import { Practice, type Judged } from '../learn/practice';

interface TrialProps {
  mode: string;
  rule: RuleTold;
  onEnd(): void;
}

export function Trial({ mode, rule, onEnd }: TrialProps) {
  const practice = useMemo(() => new Practice(rule, (moves) => tried(mode, rule, moves)), [rule]);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keys work on the board now.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const begun = practice.view.value !== rule.view;
  return (
    <div class="book-trial" ref={box}>
      <div class="book-board">
        <PracticeBoard practice={practice} />
      </div>
      <PracticeLine practice={practice} idle={say('rules-try-idle')} />
      <PracticeButtons practice={practice}>
        {!begun && practice.stage.value === 'open' && (
          <button type="button" class="button soft" onClick={() => void practice.play(rule.move)}>
            <Icon name="play" />
            {say('rules-show')}
          </button>
        )}
        {!begun && practice.stage.value === 'open' && rule.forbidden && (
          <button type="button" class="button soft" onClick={() => void practice.play(rule.forbidden)}>
            <Icon name="close" />
            {say('rules-forbidden')}
          </button>
        )}
        {begun && (
          <button type="button" class="button soft" onClick={() => practice.again()}>
            <Icon name="rematch" />
            {say('page-again')}
          </button>
        )}
        <button type="button" class="button soft" onClick={onEnd}>
          {say('rules-try-end')}
        </button>
      </PracticeButtons>
    </div>
  );
}

/** The answer of the server as a verdict: any legal move is fine, that of the rule is the one. */
async function tried(mode: string, rule: RuleTold, moves: string[]): Promise<Judged> {
  const { refused, view, options } = await ask<MoveTried>(`/api/rules/${mode}/${rule.id}`, { moves });
  const over = view.outcome !== null;
  return {
    kind: refused ? 'refused' : over ? 'done' : 'go_on',
    text: !refused && moves.length === 1 && moves[0] === rule.move ? say('rules-made') : '',
    refused,
    views: refused ? [] : [view],
    options,
  };
}
