/** When the drawing of lots is shown: apart from its screen, which is loaded later. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

import type { Match } from '../../match';

/** Whether to show the drawing of lots; it is shown once. */
export function useLots(match: Match): { drawing: boolean; end(): void } {
  const drawing = useSignal(false);
  useLayoutEffect(
    () =>
      match.onEvent(({ event }) => {
        const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const byLot = match.table.value?.setup.lots !== 'seats';
        if (event.type === 'started' && byLot && !reduced) drawing.value = true;
      }),
    [match],
  );
  return { drawing: drawing.value, end: () => (drawing.value = false) };
}
