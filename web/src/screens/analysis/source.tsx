/** Where the board comes from and where it goes: another game, a text, a file, a link. */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { Icon } from '../../parts/icon';
import { learnPlayable, playable } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { CopyButton } from '../../parts/send';
import { follow } from '../../router';
import { say } from '../../words';
import type { AnalysisModel } from './model';

export function Source({ model }: { model: AnalysisModel }) {
  useEffect(() => void learnPlayable().catch(() => undefined), []);
  return (
    <section class="card analysis-source">
      <Keep model={model} />
      <Begin model={model} />
      <div class="analysis-tools">
        <a class="button soft" href="/editor" onClick={follow}>
          {say('editor-title-position')}
        </a>
        <a class="button soft" href="/maze" onClick={follow}>
          {say('editor-title-maze')}
        </a>
      </div>
      <Paste model={model} />
    </section>
  );
}

/** A link to what is shown, or a file that holds it. */
function Keep({ model }: { model: AnalysisModel }) {
  const trouble = useSignal('');
  void model.changes.value;
  const save = async () => {
    try {
      trouble.value = '';
      download('analysis.qgn', await model.written());
    } catch (error) {
      trouble.value = sentenceOf(error);
    }
  };
  return (
    <div class="analysis-keep">
      {model.fits.value && <CopyButton key={location.href} address={location.href} label={say('board-link')} main={false} />}
      <button type="button" class="button" onClick={() => void save()}>
        <Icon name="save" />
        {say('analysis-save')}
      </button>
      {!model.fits.value && <p class="small" dir="auto">{say('analysis-too-long')}</p>}
      {trouble.value && (
        <p class="trouble small" role="alert">
          {trouble.value}
        </p>
      )}
    </div>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** Another game from its start; mazes are listed below their game. */
function Begin({ model }: { model: AnalysisModel }) {
  const modes = playable.value?.modes ?? [];
  const choose = (event: Event) => {
    const box = event.currentTarget as HTMLSelectElement;
    if (box.value) void model.begin(box.value);
    box.value = '';
  };
  return (
    <label class="analysis-field">
      <span class="small">{say('analysis-begin')}</span>
      <select class="field" onChange={choose}>
        <option value="">{say('analysis-begin-choose')}</option>
        {modes.map((mode) =>
          mode.layouts.map(({ key }, index) => (
            <option key={`${mode.key} ${key}`} value={index ? `${mode.key} layout=${key}` : mode.key}>
              {say(`home-name-${mode.key}`)}
              {mode.layouts.length > 1 ? ` · ${key}` : ''}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

/** A text to read: what is wrong with it is marked in it. */
function Paste({ model }: { model: AnalysisModel }) {
  const text = useSignal('');
  const field = useRef<HTMLTextAreaElement>(null);
  const wrong = model.wrong.value;
  useEffect(() => {
    if (!wrong) return;
    text.value = wrong.text;
    requestAnimationFrame(() => mark(field.current, wrong.text, wrong));
  }, [wrong]);
  const read = async () => {
    if (await model.begin(text.value)) text.value = '';
  };
  const open = async (file: File | undefined) => {
    if (file) await model.begin(await file.text());
  };
  return (
    <div class="analysis-paste">
      <label class="analysis-field">
        <span class="small">{say('analysis-paste')}</span>
        <textarea
          ref={field}
          id="analysis-paste"
          class="field ltr"
          rows={4}
          spellcheck={false}
          aria-invalid={wrong ? 'true' : undefined}
          aria-describedby={wrong ? 'analysis-wrong' : undefined}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      {wrong && (
        <p id="analysis-wrong" class="trouble small" dir="auto" role="alert">
          {wrong.line ? say('analysis-wrong-at', { line: wrong.line, column: wrong.column, why: wrong.why }) : wrong.why}
        </p>
      )}
      <div class="analysis-tools">
        <button type="button" class="button" disabled={!text.value.trim()} onClick={() => void read()}>
          {say('analysis-read')}
        </button>
        <label class="button soft">
          {say('analysis-file')}
          <input
            type="file"
            class="heard"
            accept=".qgn,.json,.txt"
            onChange={(event) => {
              void open(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}

/** Select the place of a text that is wrong. */
function mark(field: HTMLTextAreaElement | null, text: string, at: { line: number; column: number; length: number }): void {
  if (!field || !at.line) return;
  const before = text.split('\n').slice(0, at.line - 1);
  const start = before.reduce((sum, line) => sum + line.length + 1, 0) + at.column - 1;
  field.focus();
  field.setSelectionRange(start, Math.min(text.length, start + Math.max(1, at.length)));
}
