/** The loupe: the squares that a finger hides while it aims a fence. */

import type { JSX } from 'preact';
import { SPAN, postOf, type Point } from './geometry';
import { Ghost, type PreviewProps } from './preview';

const LOUPE = 72; // its radius, in units
const LOUPE_SCALE = 1.1;
const ABOVE = 116; // from the finger to the middle of the loupe

/** Three by three squares above the finger, which hides them. */
export function Loupe({ view, turn, draft, id, compact }: PreviewProps): JSX.Element | null {
  const finger = draft.finger.value;
  const state = draft.state.value;
  if (!finger || state.kind !== 'fence' || state.stage !== 'aim') return null;
  const at = loupePlace(finger);
  const post = postOf(state.fence, turn);
  const move = `translate(${at.x} ${at.y}) scale(${LOUPE_SCALE}) translate(${-post.x} ${-post.y})`;
  return (
    <g class="loupe">
      <circle cx={finger.x} cy={finger.y} r={26} class="touch" />
      <clipPath id={`${id}-loupe`}>
        <circle cx={at.x} cy={at.y} r={LOUPE} />
      </clipPath>
      <circle cx={at.x} cy={at.y} r={LOUPE} class="loupe-bed" />
      <g clip-path={`url(#${id}-loupe)`}>
        <g transform={move}>
          <use href={`#${id}-scene`} />
          <Ghost view={view} turn={turn} draft={state} id={id} compact={compact} />
        </g>
      </g>
      <circle cx={at.x} cy={at.y} r={LOUPE} class="loupe-rim" />
    </g>
  );
}

/** Above the finger; beside it where there is no room above. */
function loupePlace(finger: Point): Point {
  const x = Math.min(SPAN - LOUPE, Math.max(LOUPE, finger.x));
  if (finger.y >= ABOVE + LOUPE - 60) return { x, y: finger.y - ABOVE };
  const aside = finger.x < SPAN / 2 ? ABOVE : -ABOVE;
  return { x: finger.x + aside, y: Math.max(LOUPE - 30, finger.y - 24) };
}
