/** The board for those who do not see it: a grid of labelled squares, one tab stop. */

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { SIZE, squareAt, type Turn } from './geometry';
import type { Cursor, Keys } from './keys';
import { squareLabel } from './labels';
import type { Options, View } from '../wire';
import { memo } from './memo';

interface Props {
  id: string;
  label: string;
  view: View;
  options: Options | null;
  turn: Turn;
  keys: Keys;
  point: (square: string) => void;
}

export function Grid({ id, label, keys, point, ...scene }: Props): JSX.Element {
  return (
    <Focus id={id} label={label} cursor={keys.cursor} keys={keys} point={point}>
      <Cells id={id} {...scene} />
    </Focus>
  );
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
}

const Cells = memo(function Cells({ id, view, options, turn }: CellsProps): JSX.Element {
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
                aria-label={squareLabel(view, options, square)}
              />
            );
          })}
        </div>
      ))}
    </>
  );
});
