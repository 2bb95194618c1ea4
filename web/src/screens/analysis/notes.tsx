/** What is said of the move that is shown: mark, comment, name of its variation; and pruning. */

import { say } from '../../words';
import type { AnalysisModel } from './model';
import { variationOf } from './tree';

const GLYPHS = ['!', '!!', '!?', '?!', '?', '??'];
const LONGEST_NAME = 80;
const LONGEST_COMMENT = 1000;

export function Notes({ model }: { model: AnalysisModel }) {
  void model.changes.value;
  const node = model.at.value;
  const first = variationOf(node);
  const key = model.path.value.map((one) => one.move).join(' ');
  return (
    <div class="analysis-notes" key={key}>
      {node.parent && (
        <div class="analysis-tools">
          <span class="analysis-glyphs" role="group" aria-label={say('analysis-mark')}>
            {GLYPHS.map((glyph) => (
              <button
                type="button"
                key={glyph}
                class="icon-button"
                aria-label={say('analysis-mark-with', { glyph })}
                aria-pressed={node.glyph === glyph}
                onClick={() => model.note('glyph', node.glyph === glyph ? '' : glyph)}
              >
                {glyph}
              </button>
            ))}
          </span>
          {first && (
            <button type="button" class="button soft" onClick={() => model.promote()}>
              {say('analysis-promote')}
            </button>
          )}
          <button type="button" class="button soft" onClick={() => model.prune()}>
            {say('analysis-prune')}
          </button>
        </div>
      )}
      {first && (
        <label class="analysis-field">
          <span class="small">{say('analysis-name')}</span>
          <input
            class="field"
            maxLength={LONGEST_NAME}
            value={first.name}
            onChange={(event) => model.note('name', event.currentTarget.value)}
          />
        </label>
      )}
      <label class="analysis-field">
        <span class="small">{say(node.parent ? 'analysis-comment' : 'analysis-comment-start')}</span>
        <textarea
          class="field"
          rows={2}
          maxLength={LONGEST_COMMENT}
          value={node.comment}
          onChange={(event) => model.note('comment', event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
