/** The editors of mazes and positions: a chunk of its own, loaded when one of them is opened. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import { ask } from '../../api';
import { Board } from '../../board';
import { isField } from '../../board/drafting/keys';
import { LoneMain } from '../../parts/lone';
import { learnPlayable, playable } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { Top } from '../../parts/top';
import { follow, go } from '../../router';
import type { Editable, Editables } from '../../wire';
import { say } from '../../words';
import { Actions, addressOf } from './actions';
import { Fairness } from './fair';
import { Faults } from './faults';
import { Fields } from './fields';
import { draftText, handOf } from './hand';
import { modelOf, type EditorModel, type Kind } from './model';
import { dropMaze, ownMazes } from './own';
import { Brush, History, toolHint, Tools } from './tools';

export function EditorScreen({ kind, mode }: { kind: Kind; mode: string }) {
  const forms = useSignal<Editable[] | null>(null);
  const trouble = useSignal('');
  useEffect(() => {
    Promise.all([ask<Editables>('/api/editor'), learnPlayable()]).then(
      ([told]) => (forms.value = told.modes),
      (error: unknown) => (trouble.value = sentenceOf(error)),
    );
  }, []);
  const known = forms.value && playable.value;
  const model = useMemo(() => (known ? modelOf(kind, mode, forms.value!) : null), [known, kind, mode]);
  if (model) return <Editor key={`${kind} ${mode}`} model={model} />;
  return (
    <>
      <Top />
      <LoneMain title={trouble.value || say(known ? 'page-missing' : 'page-loading')} busy={!known && !trouble.value} />
    </>
  );
}

function Editor({ model }: { model: EditorModel }) {
  useEffect(() => void model.open(givenText(model)), [model]);
  useEffect(() => {
    // The address always leads back to what is on the board.
    if (model.good.value) history.replaceState(null, '', addressOf(model));
  }, [model.good.value]);
  const title = say(`editor-title-${model.kind}`);
  return (
    <div class="editor">
      <Top />
      <main class="editor-main">
        <header class="editor-head">
          <h1>{title}</h1>
          <p class="quiet">{say(`editor-lead-${model.kind}`)}</p>
          <ModeField model={model} />
        </header>
        <EditorBoard model={model} />
        <section class="card editor-side">
          <Faults model={model} />
          <Actions model={model} />
          <Fairness model={model} />
          <Brush model={model} />
          <Fields model={model} />
          <StartFrom model={model} />
          <Standing model={model} />
        </section>
      </main>
    </div>
  );
}

function givenText({ kind }: EditorModel): string {
  return new URLSearchParams(location.search).get(kind === 'maze' ? 'layout' : 'position') ?? '';
}

/** The modes that can be edited here: mazes are for the chases. */
function ModeField({ model }: { model: EditorModel }) {
  const modes = (playable.value?.modes ?? []).filter((mode) => model.kind === 'position' || mode.team !== null);
  const other = model.kind === 'maze' ? '/editor' : '/maze';
  return (
    <div class="editor-mode">
      <label class="labelled">
        <span>{say('page-game')}</span>
        <select
          class="field"
          aria-label={say('page-game')}
          value={model.mode.key}
          onChange={(event) => go(`/${model.kind === 'maze' ? 'maze' : 'editor'}/${event.currentTarget.value}`)}
        >
          {modes.map((mode) => (
            <option key={mode.key} value={mode.key}>
              {say(`home-name-${mode.key}`)}
            </option>
          ))}
        </select>
      </label>
      <a href={other} onClick={follow}>
        {say(`editor-title-${model.kind === 'maze' ? 'position' : 'maze'}`)}
      </a>
    </div>
  );
}

function EditorBoard({ model }: { model: EditorModel }) {
  const hand = useMemo(() => handOf(model), [model]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (hand.press(event) || pressed(model, event)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [model, hand]);
  const faulty = model.faults.value.flatMap((fault) => [...fault.squares, ...fault.fences]);
  const drafted = draftText(model, hand.state.value);
  return (
    <div class="editor-board">
      <Board
        view={model.view.value}
        options={model.options.value}
        turn={0}
        draft={hand}
        overlay={{ sight: false, routes: model.mode.team === null }}
        faulty={[...new Set(faulty)]}
        animate={false}
        label={say('editor-board')}
      />
      <p class="editor-line">{drafted || hand.typed.value || toolHint(model)}</p>
      <Tools model={model} />
      <History model={model} />
    </div>
  );
}

/** Keys of undo and redo; true if one was pressed. */
function pressed(model: EditorModel, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || isField(event.target)) return false;
  if (key === 'y' || (key === 'z' && event.shiftKey)) model.redo();
  else if (key === 'z') model.undo();
  else return false;
  return true;
}

/** Layouts to go on from: those of the game, and own ones. */
function StartFrom({ model }: { model: EditorModel }) {
  const own = ownMazes.value.filter((maze) => maze.mode === model.mode.key);
  const { layouts } = model.mode;
  if (layouts.length + own.length < 2) return null;
  return (
    <div class="editor-from">
      <label class="labelled">
        <span>{say('editor-from')}</span>
        <select
          class="field"
          value=""
          onChange={(event) => {
            const text = event.currentTarget.value;
            event.currentTarget.value = '';
            void model.from(text, layouts.find((one) => one.text === text)?.view ?? null);
          }}
        >
          <option value="">{say('editor-from-none')}</option>
          {layouts.map((one) => (
            <option key={one.key} value={one.text}>
              {say(`layout-${one.key}`)}
            </option>
          ))}
          {own.map((maze, index) => (
            <option key={maze.text} value={maze.text}>
              {say('table-own-maze', { number: own.length - index })}
            </option>
          ))}
        </select>
      </label>
      {own.some((maze) => maze.text === model.good.value) && (
        <button type="button" class="button slim soft" onClick={() => dropMaze(model.mode.key, model.good.value)}>
          {say('editor-forget')}
        </button>
      )}
    </div>
  );
}

/** Every fence as a button that takes it away: for keyboards and screen readers. */
function Standing({ model }: { model: EditorModel }) {
  const { fences, chamber } = model.sketch.value;
  if (!fences.length) return null;
  return (
    <details class="editor-fences">
      <summary>{say('editor-fences', { count: fences.length })}</summary>
      <ul>
        {fences.map((fence) => (
          <li key={fence}>
            <button
              type="button"
              class={`button slim soft ltr ${chamber.includes(fence) ? 'chamber' : ''}`}
              aria-label={say('editor-take-away', { fence })}
              onClick={() => {
                model.tool.value = 'fence';
                model.fence(fence);
              }}
            >
              {fence}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
