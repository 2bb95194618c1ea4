/** The analysis board: a chunk of its own, loaded when it is opened. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

import { Icon } from '../../parts/icon';
import { Lone } from '../../parts/lone';
import { Replay } from '../../parts/replay';
import { Top } from '../../parts/top';
import { follow } from '../../router';
import type { Side } from '../../wire';
import { say } from '../../words';
import { PracticeBoard, PracticeButtons, PracticeLine } from '../learn/board';
import { sides, turnTo } from '../play/names';
import { EnginePanel } from './lines';
import { AnalysisModel } from './model';
import { MoveTree } from './moves';
import { Notes } from './notes';
import { Source } from './source';
import { onward, pathTo } from './tree';

export function AnalysisScreen() {
  const model = useMemo(() => new AnalysisModel(), []);
  useEffect(() => model.open(), [model]);
  useEffect(() => listenToKeys(model), [model]);
  useEffect(() => listenToDrops(model), [model]);
  if (model.failure.value) {
    return (
      <Lone title={model.failure.value}>
        <a class="button main" href="/analysis" onClick={() => location.assign('/analysis')}>
          {say('analysis-empty')}
        </a>
        <a class="button" href="/" onClick={follow}>
          {say('page-home')}
        </a>
      </Lone>
    );
  }
  if (!model.ready.value) return <Lone title={say('page-loading')} busy />;
  return (
    <div class="analysis">
      <Top />
      <main class="analysis-main">
        <h1 class="heard">{say('analysis-title')}</h1>
        <AnalysisBoard model={model} />
        <div class="analysis-side">
          <EnginePanel model={model} />
          <section class="card analysis-record">
            <MoveTree model={model} />
            <Notes model={model} />
          </section>
          <Source model={model} />
        </div>
      </main>
    </div>
  );
}

function AnalysisBoard({ model }: { model: AnalysisModel }) {
  const below = useSignal<Side>(0);
  const practice = model.practice.value!;
  const view = practice.view.value;
  const turned = sides(view).filter((side) => side === 0 || turnTo(view, side));
  const best = model.engine.told.value?.lines[0]?.moves[0];
  const turn = () => (below.value = turned[(turned.indexOf(below.value) + 1) % turned.length]!);
  return (
    <section class="analysis-board">
      <PracticeBoard
        practice={practice}
        turn={turnTo(view, below.value)}
        characters={view.figures.map((_, piece) => model.characters[piece] ?? null)}
        suggestion={model.engine.on.value && practice.options.value ? (best ?? null) : null}
      />
      <PracticeLine practice={practice} idle={idle(model)} />
      <div class="analysis-steps ltr">
        <Steps model={model} />
        {turned.length > 1 && (
          <button type="button" class="icon-button" aria-label={say('play-flip')} title={say('play-flip')} onClick={turn}>
            <Icon name="flip" />
          </button>
        )}
      </div>
      <PracticeButtons practice={practice} />
    </section>
  );
}

/** Whose move it is, or that the game is over. */
function idle(model: AnalysisModel): string {
  const view = model.practice.value!.view.value;
  if (view.outcome) return say('analysis-over');
  const chase = view.lives !== null;
  const side = chase ? (view.to_move ? 'ghosts' : 'pacman') : view.figures[view.to_move]!.name;
  return say('analysis-to-move', { side: say(`side-${side}`) });
}

/** Steps along the line in which the shown move stands. */
function Steps({ model }: { model: AnalysisModel }) {
  void model.changes.value;
  const at = model.at.value;
  const line = [model.root, ...pathTo(at), ...onward(at)];
  return <Replay at={at.ply} last={line.length - 1} go={(ply) => void model.look(line[ply]!)} keys={false} />;
}

/** Arrows step and change the variation, Home and End go far, Space asks the engine. */
function listenToKeys(model: AnalysisModel): () => void {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => model.back(),
    ArrowRight: () => model.on(),
    ArrowUp: () => model.beside(-1),
    ArrowDown: () => model.beside(1),
    Home: () => model.first(),
    End: () => model.last(),
    ' ': () => model.think(!model.engine.on.value),
  };
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    const act = acts[event.key];
    if (!act || !model.ready.value || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (target?.closest('[role=grid], input, textarea, select, [role=menu], dialog')) return;
    if (event.key === ' ' && target?.closest('button, a, summary')) return;
    event.preventDefault();
    act();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** A file or text that is dropped on the page, and text that is pasted outside of a field. */
function listenToDrops(model: AnalysisModel): () => void {
  const over = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text');
    if (file) void file.text().then((found) => model.begin(found));
    else if (text) void model.begin(text);
  };
  const paste = (event: ClipboardEvent) => {
    if ((event.target as HTMLElement | null)?.closest('input, textarea')) return;
    const text = event.clipboardData?.getData('text').trim();
    if (text) void model.begin(text);
  };
  const off = new AbortController();
  const { signal } = off;
  window.addEventListener('dragover', over, { signal });
  window.addEventListener('drop', drop, { signal });
  window.addEventListener('paste', paste, { signal });
  return () => off.abort();
}
