/** The moves as a tree: the main line, and variations set in below the move that they replace. */

import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';

import { say } from '../../words';
import type { AnalysisModel } from './model';
import type { Node } from './tree';

export function MoveTree({ model }: { model: AnalysisModel }) {
  void model.changes.value;
  const box = useRef<HTMLDivElement>(null);
  const at = model.at.value;
  useEffect(() => {
    const shown = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (box.current && shown) box.current.scrollTop = shown.offsetTop - box.current.clientHeight / 2;
  }, [at]);
  const { root } = model;
  return (
    <div class="analysis-moves ltr" role="region" aria-label={say('play-moves')} ref={box} tabIndex={0}>
      {root.comment && <span class="analysis-comment" dir="auto">{root.comment}</span>}
      {root.children.length ? after(model, root) : <p class="quiet" dir="auto">{say('analysis-no-moves')}</p>}
    </div>
  );
}

/** What follows a node: its first move, the variations instead of it, and so on. */
function after(model: AnalysisModel, node: Node): JSX.Element[] {
  const parts: JSX.Element[] = [];
  for (let at = node; at.children[0]; at = at.children[0]) {
    const [main, ...others] = at.children;
    parts.push(<Move key={`m${main!.ply}`} model={model} node={main!} />);
    for (const [index, other] of others.entries()) {
      parts.push(
        <div class="analysis-variation" key={`v${main!.ply}-${index}`}>
          {other.name && <b class="analysis-name" dir="auto">{other.name}</b>}
          <Move model={model} node={other} />
          {after(model, other)}
        </div>,
      );
    }
  }
  return parts;
}

function Move({ model, node }: { model: AnalysisModel; node: Node }) {
  const now = model.at.value === node;
  return (
    <>
      <button type="button" class="ply" aria-current={now ? 'true' : undefined} onClick={() => void model.look(node)}>
        <bdi class="ltr">
          <span class="analysis-number num">{node.ply}.</span> {node.move}
          {node.glyph && <b class={node.glyph.startsWith('!') ? 'good' : 'bad'}>{node.glyph}</b>}
        </bdi>
      </button>
      {node.comment && <span class="analysis-comment" dir="auto">{node.comment}</span>}
    </>
  );
}
