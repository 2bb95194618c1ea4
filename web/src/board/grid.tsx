/** The board for screen readers: a grid of labelled squares, one tab stop. */

import { computed, type Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BoardDraft } from './draft';
import { SIZE, squareAt, type Turn } from './geometry';
import type { Cursor, Keys } from './keys';
import { squareLabel } from './labels';
import type { Options, View } from '../wire';
import { memo } from './memo';
import { targetsOf } from './targets';

interface Props {
  id: string;
  label: string;
  view: View;
  options: Options | null;
  turn: Turn;
  keys: Keys;
  draft: BoardDraft;
}

export function Grid({ id, label, keys, draft, ...scene }: Props): JSX.Element {
  return (
    <Focus
      id={id}
      label={label}
      cursor={keys.cursor}
      keys={keys}
      point={(square) => draft.point(square)}
    >
      <Cells id={id} {...scene} targets={useTargets(draft, scene.view, scene.options)} />
    </Focus>
  );
}

/** The target squares as one string, so that cells are drawn again only when it changes. */
function useTargets(draft: BoardDraft, view: View, options: Options | null): string {
  const squares = useMemo(
    () =>
      computed(() => {
        const found = options ? targetsOf(view, options, draft.state.value) : [];
        return found.map(({ square }) => square).join(' ');
      }),
    [draft, view, options],
  );
  return squares.value;
}

interface FocusProps {
  id: string;
  label: string;
  cursor: Signal<Cursor>;
  keys: Keys;
  point: (square: string) => void;
  children: JSX.Element;
}

function Focus({ id, label, cursor, keys, point, children }: FocusProps): JSX.Element {
  return (
    <div
      class="board-grid"
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={SIZE}
      aria-colcount={SIZE}
      aria-activedescendant={`${id}-${cursor.value.square}`}
      onKeyDown={keys.down}
      onFocus={keys.focus}
      onBlur={keys.blur}
      // Pointers go to the drawing below; a screen reader clicks cells.
      onClick={(event) => {
        const square =
          event.target instanceof HTMLElement ? event.target.dataset['cell'] : undefined;
        if (square) point(square);
      }}
    >
      {children}
    </div>
  );
}

interface CellsProps {
  id: string;
  view: View;
  options: Options | null;
  turn: Turn;
  targets: string;
}

const Cells = memo(function Cells(props: CellsProps): JSX.Element {
  const { id, view, options, turn } = props;
  const targets = props.targets.split(' ');
  const along = Array.from({ length: SIZE }, (_, index) => index);
  return (
    <>
      {along.map((fromTop) => (
        <div role="row" key={fromTop}>
          {along.map((column) => {
            const square = squareAt({ column, row: SIZE - 1 - fromTop }, turn);
            return (
              <div
                key={square}
                role="gridcell"
                id={`${id}-${square}`}
                data-cell={square}
                aria-label={squareLabel(view, options, square, targets)}
              />
            );
          })}
        </div>
      ))}
    </>
  );
});
