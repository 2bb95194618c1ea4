/** What can be done with a sketch that is good: try it, use it, share it, look into it. */

import { useSignal } from '@preact/signals';

import { levelFor } from '../../parts/levels';
import { sentenceOf } from '../../parts/refusal';
import { CopyButton } from '../../parts/send';
import { follow, go } from '../../router';
import { set, settings } from '../../settings';
import { say } from '../../words';
import { computerTable } from '../home/making';
import { begin, lay } from '../home/start';
import type { EditorModel } from './model';
import { keepMaze } from './own';

export function Actions({ model }: { model: EditorModel }) {
  const busy = useSignal(false);
  const trouble = useSignal('');
  const ready = model.good.value !== '' && !busy.value;
  // What stands here may not jump while the law looks at a change.
  const fine = model.judged.value?.text;
  const playable = ready && model.judged.value?.setup != null;
  const act = (work: () => Promise<void>) => async () => {
    busy.value = true;
    trouble.value = '';
    try {
      await work();
    } catch (error) {
      trouble.value = sentenceOf(error);
      busy.value = false;
    }
  };
  return (
    <div class="editor-actions">
      <button type="button" class="button main" disabled={!playable} onClick={act(() => tryIt(model))}>
        {say('editor-try')}
      </button>
      <button type="button" class="button" disabled={!playable} onClick={act(() => useAtTable(model))}>
        {say('editor-use')}
      </button>
      {fine ? (
        <>
          <CopyButton address={location.origin + addressOf(model)} label={say('board-link')} main={false} />
          <a class="button" href={analysisOf(model)} onClick={follow}>
            {say('page-analyse')}
          </a>
        </>
      ) : (
        <p class="quiet small">{say('editor-not-yet')}</p>
      )}
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
    </div>
  );
}

/** The address under which the sketch is found again. */
export function addressOf(model: EditorModel): string {
  const { key } = model.mode;
  const text = model.judged.value?.text ?? '';
  if (model.kind === 'maze') return `/maze/${key}?layout=${encodeURIComponent(text)}`;
  return `/editor/${key}?position=${inAddress(text)}`;
}

function analysisOf(model: EditorModel): string {
  return `/analysis?position=${inAddress(model.judged.value?.view?.position ?? '')}`;
}

/** A position's text without blanks, as the law reads it from addresses. */
function inAddress(text: string): string {
  const short = text.split('/').map((field) => field.trim().replaceAll(' ', '+')).join('/');
  return encodeURIComponent(short).replaceAll('%2F', '/').replaceAll('%2B', '+');
}

/** A table against the computer that begins so. */
async function tryIt(model: EditorModel): Promise<void> {
  const { side, name } = settings.value;
  const judged = model.judged.value!.setup!;
  const table = computerTable(model.mode, levelFor(judged, settings.value.level), side, name);
  if (model.kind === 'maze') keepMaze(model.mode.key, model.good.value);
  await begin({ table: { ...table, setup: { ...table.setup, ...judged } } });
}

/** A maze goes into the form of a new table; a position makes a table at once. */
async function useAtTable(model: EditorModel): Promise<void> {
  const { key, sides } = model.mode;
  if (model.kind === 'maze') {
    keepMaze(key, model.good.value);
    set('mode', key);
    return go(`/new?layout=${encodeURIComponent(model.good.value)}`);
  }
  const setup = { ...model.judged.value!.setup, seats: sides.length, lots: 'seats' as const };
  await lay({ setup, seat: 0, name: settings.value.name });
}
