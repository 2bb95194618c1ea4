/** A small board for tiles and lists. */

import type { JSX } from 'preact';
import type { View } from '../wire';
import { Fences } from './fences';
import { Figures, Things } from './figures';
import { SPAN } from './geometry';
import { Chamber, Tiles } from './ground';
import { isChase } from './paint';

/** Nothing on it can be pointed at, and nothing moves. */
export function MiniBoard({ view, label }: { view: View; label?: string }): JSX.Element {
  const chase = isChase(view);
  const named =
    label === undefined
      ? { 'aria-hidden': 'true' as const }
      : { role: 'img' as const, 'aria-label': label };
  return (
    <svg
      class="mini-board"
      data-board={chase ? 'arcade' : 'quiet'}
      viewBox={`-14 -14 ${SPAN + 28} ${SPAN + 28}`}
      {...named}
    >
      <Tiles view={view} turn={0} />
      <Chamber view={view} turn={0} />
      <Things view={view} turn={0} />
      <Fences view={view} turn={0} compact />
      <Figures view={view} turn={0} small />
    </svg>
  );
}
