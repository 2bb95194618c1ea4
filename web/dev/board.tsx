/** The board alone, with recorded moments: `npx vite`, then /dev/board.html?name=classic-2&turn=1. */

import { signal } from '@preact/signals';
import { render } from 'preact';
import english from '../../src/corridor/i18n/en.ftl?raw';
import { Board, MiniBoard, createDraft, draftLabel } from '../src/board';
import '../src/style/base.css';
import '../src/style/tokens.css';
import { learn } from '../src/words';
import data from './views.json';

learn('en', english);
const ask = new URLSearchParams(location.search);
const scenes = (ask.has('film') ? data.film : data.scenes) as any[];
const at = signal(
  Math.max(
    0,
    scenes.findIndex((one) => one.name === ask.get('name')),
  ),
);
const said = signal('');
const played = signal('');
const draft = createDraft({
  play: (move) => void (played.value = move),
  announce: (text) => void (said.value = text),
  settings: signal({
    placing: (ask.get('placing') ?? 'confirm') as 'confirm',
    confirmWalk: false,
    vibration: false,
  }),
});
Object.assign(window, { draft, at, said, played });
addEventListener('keydown', (event) => draft.press(event));
if (ask.get('theme')) document.documentElement.dataset['theme'] = ask.get('theme')!;

function Page() {
  const { view, options } = scenes[at.value];
  if (ask.has('mini')) {
    return (
      <div style="display:grid;grid-template-columns:repeat(5,200px);gap:12px;padding:12px">
        {scenes.map((one) => (
          <div style="border-radius:12px">
            <MiniBoard view={one.view} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <main style={`width:${ask.get('width') ?? '720px'};max-width:100vw;margin:auto`}>
      <div style={`border-radius:${ask.has('width') ? 0 : 18}px`}>
        <Board
          view={view}
          options={ask.has('idle') ? null : options}
          turn={Number(ask.get('turn') ?? 0) as 0}
          draft={draft}
          characters={ask.has('characters') ? ['pacman', 'inky', 'clyde', 'pinky'] : undefined}
          overlay={{ sight: true, routes: ask.has('routes') }}
          suggestion={ask.get('suggestion')}
          label="Board"
        />
      </div>
      <p style="height:60px;font:13px sans-serif;margin:8px" id="said">
        {played.value} | {draftLabel(view, draft.state.value)} | {draft.typed.value} |{' '}
        {draft.actions.value.map((one) => one.key).join(' ')}
      </p>
    </main>
  );
}
render(<Page />, document.getElementById('root')!);
