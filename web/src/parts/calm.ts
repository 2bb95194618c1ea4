/** New buttons ignore taps for a moment: a second tap must not press what has just appeared. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds for which new buttons do not answer to a finger; keys and screen readers may. */
export const CALM = 600;

/**
 * Whether the buttons are too new to be tapped: put the answer into `data-calm`.
 *
 * `shown` names the buttons that are there. `may` says which change is harmless, since the finger
 * was elsewhere when it happened; `fresh` whether the first buttons are new to the finger, too.
 */
export function useCalm(
  shown: string,
  may: (before: string, now: string) => boolean = () => false,
  fresh = false,
): boolean {
  const last = useRef(shown);
  const calm = useRef(fresh);
  const [, again] = useState(0);
  if (last.current !== shown) {
    calm.current = !may(last.current, shown);
    last.current = shown;
  }
  // Before the buttons are painted, so that they cannot be pressed in between.
  useLayoutEffect(() => {
    if (!calm.current) return;
    const timer = setTimeout(() => {
      calm.current = false;
      again((count) => count + 1);
    }, CALM);
    return () => clearTimeout(timer);
  }, [shown]);
  return calm.current;
}
