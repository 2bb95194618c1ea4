/** Effects of the board on its elements: pointer events, motion, faded pieces. */

import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardDraft } from './draft';
import type { Turn } from './geometry';
import { run, type Shown } from './motion';
import { watchPointer } from './pointer';

export type Ref<T> = { current: T | null };

export function usePointers(svg: Ref<SVGSVGElement>, draft: BoardDraft): void {
  useLayoutEffect(() => {
    const { current } = svg;
    if (!current) return undefined;
    draft.surface(current);
    const stop = watchPointer(current, draft);
    return () => {
      stop();
      draft.surface(null);
    };
  }, [draft]);
}

export function useMotion(
  frame: Ref<HTMLElement>,
  shown: Shown,
  turn: Turn,
  elements: Map<number, SVGGElement>,
  draft: BoardDraft,
  latest: boolean,
): void {
  const last = useRef(latest);
  last.current = latest;
  useLayoutEffect(() => {
    if (!latest) draft.moving.value = true;
  }, [latest]);
  useLayoutEffect(() => {
    const running = run(shown.plan, shown.view, turn, elements);
    // Targets are shown when the motion is over: style sheets look at `data-moving`.
    const { current } = frame;
    current?.toggleAttribute('data-moving', shown.plan.duration > 0);
    draft.moving.value = shown.plan.duration > 0 || !last.current;
    const done = setTimeout(() => {
      current?.removeAttribute('data-moving');
      draft.moving.value = !last.current;
    }, shown.plan.duration);
    return () => {
      clearTimeout(done);
      running.forEach((animation) => animation.cancel());
    };
  }, [shown]);
}

/** The piece whose walk is drafted is faded where it stands. */
export function useFadedWalker(draft: BoardDraft, elements: Map<number, SVGGElement>): void {
  useSignalEffect(() => {
    const state = draft.state.value;
    const walks = (state.kind === 'walk' || state.kind === 'ask') && state.path.length > 0;
    const away = walks ? state.piece : -1;
    elements.forEach((element, piece) => element.classList.toggle('away', piece === away));
  });
}
