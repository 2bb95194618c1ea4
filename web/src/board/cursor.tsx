/** The ring around the square or fence on which the keyboard's cursor is. */

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { barOf, grown, tileOf, type Turn } from './geometry';
import { Rect } from './ground';
import type { Cursor } from './keys';

/** Two tones, so that it is visible on any ground. */
export function CursorRing({
  cursor,
  turn,
}: {
  cursor: Signal<Cursor>;
  turn: Turn;
}): JSX.Element | null {
  const { shown, square, fence } = cursor.value;
  if (!shown) return null;
  const box = fence === null ? grown(tileOf(square, turn), 2.5) : grown(barOf(fence, turn), 5.5);
  return (
    <g class="cursor">
      <Rect box={box} r={7} class="cursor-under" />
      <Rect box={box} r={7} class="cursor-over" />
    </g>
  );
}
