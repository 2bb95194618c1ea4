/** Tools of an editor: what a tap does, the symmetry, and undo. */

import { PieceIcon, pieceName } from '../../board';
import { Choices } from '../../parts/choices';
import { Icon, type IconName } from '../../parts/icon';
import { say } from '../../words';
import type { EditorModel, Tool } from './model';
import { SYMMETRIES } from './sketch';

export function Tools({ model }: { model: EditorModel }) {
  const { view } = model.mode.layouts[0]!;
  const plain: { tool: Tool; icon: IconName }[] = [
    { tool: 'fence', icon: 'fence' },
    { tool: 'erase', icon: 'close' },
  ];
  const choices = [
    ...plain.map(({ tool, icon }) => ({
      value: tool,
      named: say(`editor-tool-${String(tool)}`),
      label: <Icon name={icon} />,
    })),
    ...(model.form.chamber ? [{ value: 'chamber' as Tool, named: say('editor-tool-chamber'), label: <Room /> }] : []),
    ...(model.form.pellets
      ? [{ value: 'pellet' as Tool, named: say('editor-tool-pellet'), label: <PieceIcon name="pellet-dot" size={28} /> }]
      : []),
    ...view.figures.map((figure, piece) => ({
      value: piece as Tool,
      named: pieceName(view, piece),
      label: <PieceIcon name={figure.name} side={figure.side} size={28} />,
    })),
  ];
  return (
    <div class="editor-tools">
      <Choices
        legend={say('editor-tools')}
        quiet
        value={model.tool.value}
        onChoose={(tool) => (model.tool.value = tool)}
        choices={choices}
      />
    </div>
  );
}

/** A room with a gap, for the Chamber. */
function Room() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 5h12M6 19h12M4 7v10M20 7v10" />
    </svg>
  );
}

/** What the chosen tool does, in one line. */
export function toolHint(model: EditorModel): string {
  const tool = model.tool.value;
  if (typeof tool !== 'number') return say(`editor-hint-${tool}`);
  return say('editor-hint-piece', { piece: pieceName(model.mode.layouts[0]!.view, tool) });
}

export function Brush({ model }: { model: EditorModel }) {
  return (
    <Choices
      legend={say('editor-symmetry')}
      value={model.symmetry.value}
      onChoose={(symmetry) => (model.symmetry.value = symmetry)}
      choices={SYMMETRIES.map((value) => ({ value, label: say(`editor-symmetry-${value}`) }))}
    />
  );
}

export function History({ model }: { model: EditorModel }) {
  return (
    <div class="editor-history">
      <button
        type="button"
        class="button soft"
        disabled={!model.canUndo.value}
        onClick={() => model.undo()}
        aria-label={say('play-undo')}
        title={say('play-undo')}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="button soft redo"
        disabled={!model.canRedo.value}
        onClick={() => model.redo()}
        aria-label={say('editor-redo')}
        title={say('editor-redo')}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="button soft"
        disabled={!model.sketch.value.fences.length}
        onClick={() => model.clear()}
      >
        {say('editor-clear')}
      </button>
    </div>
  );
}
