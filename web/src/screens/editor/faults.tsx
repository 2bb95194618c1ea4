/** What the law says of the sketch: that it is good, or each fault. */

import { useSignal } from '@preact/signals';

import { Icon } from '../../parts/icon';
import { say } from '../../words';
import type { EditorModel } from './model';

const SHOWN = 4;

export function Faults({ model }: { model: EditorModel }) {
  const all = useSignal(false);
  const faults = model.faults.value;
  if (model.trouble.value) {
    return (
      <p class="trouble" role="alert">
        {model.trouble.value}
      </p>
    );
  }
  if (!faults.length) {
    return (
      <p class="editor-good" data-settled={model.settled.value}>
        <Icon name="check" />
        {say('editor-good')}
      </p>
    );
  }
  const shown = all.value ? faults : faults.slice(0, SHOWN);
  return (
    <div class="editor-faults">
      <ul aria-label={say('editor-faults')}>
        {shown.map((fault, index) => (
          <li key={`${fault.code} ${index}`} data-fault={fault.code}>
            <Icon name="close" />
            <span>{model.sentence(fault)}</span>
          </li>
        ))}
      </ul>
      {faults.length > shown.length && (
        <button type="button" class="button slim soft" onClick={() => (all.value = true)}>
          {say('editor-more-faults', { count: faults.length - shown.length })}
        </button>
      )}
    </div>
  );
}
