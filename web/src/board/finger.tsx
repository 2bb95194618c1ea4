/** A finger that shows how a fence is placed: it slides along the groove, then it is held. */

import type { JSX } from 'preact';
import { FENCE_RADIUS, mix, sideColour } from './paint';
import { barOf, postOf, slotOf, type Turn } from './geometry';
import { Rect } from './ground';
import type { View } from '../wire';

/** Units to each side of the middle of the fence. */
export const FINGER_SLIDE = 26;

interface FingerProps {
  view: View;
  turn: Turn;
  fence: string;
}

export function Finger({ view, turn, fence }: FingerProps): JSX.Element {
  const { x, y } = postOf(fence, turn);
  const { lying } = slotOf(fence, turn);
  const [dx, dy] = lying ? [FINGER_SLIDE, 0] : [0, FINGER_SLIDE];
  return (
    <g class="finger" data-finger={fence} data-lying={lying}>
      <Rect
        class="finger-fence"
        box={barOf(fence, turn)}
        r={FENCE_RADIUS}
        fill={mix(sideColour(view, view.to_move), 60)}
      />
      <path class="finger-way" d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} />
      <g transform={`translate(${x} ${y})`}>
        <g class="finger-tip">
          <circle r={17} class="finger-press" />
          <circle r={10} class="finger-pad" />
        </g>
      </g>
    </g>
  );
}
