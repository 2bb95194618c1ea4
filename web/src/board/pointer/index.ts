/** Pointer events on the board, and of fences that are dragged onto it from beside it. */

import type { BoardDraft } from '../draft';
import type { Point } from '../geometry';
import { Mouse } from './mouse';
import { Touch } from './touch';

/** Listen to everything that points at the board; the answer stops listening. */
export function watchPointer(svg: SVGSVGElement, draft: BoardDraft): () => void {
  const touch = new Touch(draft);
  const stop = new AbortController();
  watchMouse(svg, new Mouse(draft), stop.signal);
  watchFingers(svg, touch, stop.signal);
  // A long press must not open a menu over the ghost fence.
  svg.addEventListener('contextmenu', (event) => touch.busy && event.preventDefault(), {
    signal: stop.signal,
  });
  return () => stop.abort();
}

function watchMouse(svg: SVGSVGElement, mouse: Mouse, signal: AbortSignal): void {
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const pressed = (event: PointerEvent) => isMouse(event) && event.button === 0;
  const at = (event: PointerEvent) => toBoard(svg, event);
  listen(svg, 'pointerdown', signal, (event) => pressed(event) && mouse.down(at(event)));
  listen(svg, 'pointermove', signal, (event) => isMouse(event) && mouse.move(at(event)));
  listen(svg, 'pointerup', signal, (event) => pressed(event) && mouse.up(at(event)));
  listen(svg, 'pointerleave', signal, (event) => isMouse(event) && mouse.leave());
}

/** The first finger aims; a second one gives up. */
function watchFingers(svg: SVGSVGElement, touch: Touch, signal: AbortSignal): void {
  const fingers = new Set<number>();
  listen(svg, 'pointerdown', signal, (event) => {
    if (event.button !== 0 || event.pointerType === 'mouse') return;
    fingers.add(event.pointerId);
    if (fingers.size > 1) return touch.handle({ type: 'second' });
    svg.setPointerCapture(event.pointerId);
    touch.handle({ type: 'down', ...moment(svg, event) });
  });
  listen(svg, 'pointermove', signal, (event) => {
    if (fingers.has(event.pointerId)) touch.handle({ type: 'move', ...moment(svg, event) });
  });
  listen(svg, 'pointerup', signal, (event) => {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    touch.handle({ type: 'up', ...moment(svg, event) });
  });
  listen(svg, 'pointercancel', signal, (event) => {
    fingers.delete(event.pointerId);
    touch.handle({ type: 'cancel' });
  });
}

/** Drag a fence onto the board from beside it. */
export function takeFromTray(draft: BoardDraft, svg: SVGSVGElement, start: PointerEvent): void {
  if (!draft.field().slots.some((slot) => slot.legal)) return;
  start.preventDefault();
  const { target, pointerId } = start;
  if (target instanceof Element && target.hasPointerCapture(pointerId)) {
    target.releasePointerCapture(pointerId);
  }
  followFromTray(new Touch(draft), svg, start);
}

function followFromTray(touch: Touch, svg: SVGSVGElement, start: PointerEvent): void {
  const stop = new AbortController();
  const follow = (name: PointerEventName, handle: (event: PointerEvent) => void) =>
    listen(window, name, stop.signal, (event) => {
      if (event.pointerId === start.pointerId) handle(event);
    });
  touch.handle({ type: 'down', ...moment(svg, start), tray: true });
  follow('pointermove', (event) => touch.handle({ type: 'move', ...moment(svg, event) }));
  follow('pointerup', (event) => {
    stop.abort();
    touch.handle({ type: 'up', ...moment(svg, event) });
  });
  follow('pointercancel', () => {
    stop.abort();
    touch.handle({ type: 'cancel' });
  });
}

type PointerEventName =
  | 'pointerdown'
  | 'pointermove'
  | 'pointerup'
  | 'pointercancel'
  | 'pointerleave';

function listen(
  target: EventTarget,
  name: PointerEventName,
  signal: AbortSignal,
  handle: (event: PointerEvent) => unknown,
): void {
  target.addEventListener(name, (event) => void handle(event as PointerEvent), { signal });
}

function moment(svg: SVGSVGElement, event: PointerEvent): { at: Point; time: number } {
  return { at: toBoard(svg, event), time: event.timeStamp };
}

/** From coordinates of the window to units of the board. */
function toBoard(svg: SVGSVGElement, event: PointerEvent): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: -1, y: -1 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}
