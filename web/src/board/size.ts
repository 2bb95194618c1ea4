/** The part of the drawing that is shown, which depends on the room there is. */

import { useLayoutEffect, useState } from 'preact/hooks';
import { SPAN, type Box } from './geometry';

const COMPACT = 480; // px: narrower boards have larger letters and smaller margins

/** Margins in units: left, top, and both sides together. Arches of tunnels need more of them. */
const MARGINS = {
  wide: { plain: [22, 22, 44], arches: [24, 24, 48] },
  compact: { plain: [15, 8, 24], arches: [18, 18, 36] },
} as const;

interface Size {
  box: Box;
  compact: boolean;
}

export function useSize(svg: { current: SVGSVGElement | null }, arches: boolean): Size {
  const [compact, setCompact] = useState(() => matchMedia(`(max-width: ${COMPACT}px)`).matches);
  useLayoutEffect(() => {
    const { current } = svg;
    if (!current) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setCompact(entry.contentRect.width <= COMPACT);
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { box: boxOf(compact, arches), compact };
}

/** Always a square, so that the page knows its size before it is drawn. */
function boxOf(compact: boolean, arches: boolean): Box {
  const margins = MARGINS[compact ? 'compact' : 'wide'];
  const [left, top, both] = margins[arches ? 'arches' : 'plain'];
  return { x: -left, y: -top, width: SPAN + both, height: SPAN + both };
}
