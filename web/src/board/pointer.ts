/** Fingers, pens and mice on the board: their events become intents, intents become drafts. */

import type { BoardDraft } from './draft';
import { inside, squareUnder, type Point } from './geometry';
import {
  DWELL,
  IDLE,
  hovered,
  resolve,
  type Field,
  type Gesture,
  type Input,
  type Intent,
  type Slot,
} from './resolver';
import { movable, slotFor } from './slots';

const TICK = 60; // ms
const TOUCHED = 8; // ms of vibration when the ghost fence moves on
const PLACED = 18;
const LIFT_REACH = 20; // units around a fence of the Chamber

/** From the page to board units. */
function toBoard(svg: SVGSVGElement, event: PointerEvent): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: -1, y: -1 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

function vibrate(draft: BoardDraft, duration: number): void {
  if (draft.settings.value.vibration && 'vibrate' in navigator) navigator.vibrate(duration);
}

/** The fence of the Chamber near a point that may be put elsewhere. */
function liftable(draft: BoardDraft, at: Point): string | null {
  const { scene } = draft;
  if (!scene) return null;
  const near = movable(scene.options).filter((fence) => {
    const { post, lying } = slotFor(fence, scene.turn);
    const [long, short] = lying ? [at.x - post.x, at.y - post.y] : [at.y - post.y, at.x - post.x];
    return Math.abs(long) <= 48 && Math.abs(short) <= LIFT_REACH;
  });
  const away = (fence: string) => {
    const { post } = slotFor(fence, scene.turn);
    return Math.hypot(post.x - at.x, post.y - at.y);
  };
  return near.sort((one, other) => away(one) - away(other))[0] ?? null;
}

// Fingers

interface Touch {
  handle(input: Input): void;
  readonly busy: boolean;
}

function createTouch(draft: BoardDraft): Touch {
  let gesture: Gesture = IDLE;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let took = false; // this finger has lifted a fence of the Chamber

  /** A slide that begins on a fence of the Chamber takes it along. */
  function takeUp(at: Point): boolean {
    const fence = draft.lifted === null ? liftable(draft, at) : null;
    if (fence !== null) draft.lift(fence);
    return fence !== null;
  }

  function handle(input: Input): void {
    const field = draft.field();
    if (input.type === 'down') took = !input.tray && !onOwn(field, input.at) && takeUp(input.at);
    const step = resolve(gesture, input, field);
    const was = gesture.phase;
    gesture = step.gesture;
    const at = gesture.phase === 'aiming' ? gesture.at : null;
    draft.finger.value = at;
    carryOut(step.intent, was);
    clearInterval(ticking);
    if (gesture.phase === 'pressed' || gesture.phase === 'aiming') {
      ticking = setInterval(() => handle({ type: 'tick', time: performance.now() }), TICK);
    }
  }

  function carryOut(intent: Intent, was: Gesture['phase']): void {
    switch (intent.kind) {
      case 'tap':
        draft.hover.value = null;
        return took ? undefined : tap(draft, intent.at);
      case 'tapGhost':
        vibrate(draft, PLACED);
        return draft.place();
      case 'aim':
        return aim(intent.slot);
      case 'release':
        return release(intent.slot);
      case 'carry':
        return carry(draft, intent.at);
      case 'drop':
        return drop(draft, intent.from, intent.at);
      case 'cancel':
        draft.hover.value = null;
        if (was === 'aiming') draft.think(null, 'aim');
    }
  }

  function aim(slot: Slot | null): void {
    const before = draft.state.value;
    const now = slot?.fence ?? null;
    const same = before.kind === 'fence' && before.stage === 'aim' && before.fence === now;
    if (same || (now === null && before.kind !== 'fence')) return;
    draft.think(now, 'aim');
    if (now !== null) vibrate(draft, TOUCHED);
  }

  function release(slot: Slot): void {
    draft.think(slot.fence, 'held');
    if (draft.settings.value.placing !== 'release' || !slot.legal) return;
    vibrate(draft, PLACED);
    draft.place();
  }

  return {
    handle,
    get busy() {
      return gesture.phase !== 'idle';
    },
  };
}

function tap(draft: BoardDraft, at: Point): void {
  const { scene } = draft;
  if (!scene?.options) return;
  const fence = liftable(draft, at);
  const square = squareUnder(at, scene.turn);
  if (fence !== null && (square === null || !draft.answers(square))) return draft.lift(fence);
  if (square !== null) draft.point(square);
}

// A piece that is dragged

function onOwn(field: Field, at: Point): boolean {
  return field.own.some((box) => inside(at, box));
}

/** Show where a dragged piece would go. */
function carry(draft: BoardDraft, at: Point): void {
  const square = draft.scene && squareUnder(at, draft.scene.turn);
  draft.hover.value = square && draft.answers(square) ? square : null;
}

/** A piece that is let go walks, or stays where it is. */
function drop(draft: BoardDraft, from: Point, at: Point): void {
  const { scene } = draft;
  draft.hover.value = null;
  if (!scene?.options) return;
  const start = squareUnder(from, scene.turn);
  const square = squareUnder(at, scene.turn);
  if (start !== null && square !== null && start !== square) draft.drop(start, square);
}

// The mouse

interface Mouse {
  down(at: Point): void;
  move(at: Point): void;
  up(at: Point): void;
  leave(): void;
}

function createMouse(draft: BoardDraft): Mouse {
  let before: Slot | null = null;
  let carried: Point | null = null; // where the button went down on a piece that may walk
  let asking: ReturnType<typeof setTimeout> | undefined;

  function free(): boolean {
    const now = draft.state.value;
    return (
      now.kind === 'idle' ||
      now.kind === 'relocate' ||
      (now.kind === 'fence' && now.stage === 'hover')
    );
  }

  function forget(): void {
    clearTimeout(asking);
    before = null;
    if (draft.state.value.kind === 'fence' && free()) draft.think(null, 'hover');
  }

  function move(at: Point): void {
    const { scene } = draft;
    if (!scene?.options) return;
    const square = squareUnder(at, scene.turn);
    const answers = square !== null && draft.answers(square);
    draft.hover.value = answers ? square : null;
    if (!free()) return;
    if (answers || carried || !draft.field().aims) return forget();
    think(hovered(at, draft.field(), before));
  }

  function think(slot: Slot | null): void {
    const now = draft.state.value;
    // A turned fence stays turned while the mouse stays near its post.
    const turnedHere = now.kind === 'fence' && slot && now.fence.startsWith(slot.fence.slice(0, 2));
    if (slot?.fence === before?.fence && (turnedHere || !slot)) return;
    if (slot?.fence === before?.fence && before && !before.legal) return;
    clearTimeout(asking);
    before = slot;
    if (slot?.legal) return draft.think(slot.fence, 'hover');
    if (now.kind === 'fence') draft.think(null, 'hover');
    if (slot) asking = setTimeout(() => free() && draft.think(slot.fence, 'hover'), DWELL);
  }

  function click(at: Point): void {
    const { scene } = draft;
    if (!scene?.options) return;
    const square = squareUnder(at, scene.turn);
    const now = draft.state.value;
    if (square !== null && draft.answers(square)) return draft.point(square);
    if (now.kind === 'fence' && now.stage === 'hover' && now.legal) return draft.place();
    const fence = liftable(draft, at);
    if (fence !== null) return draft.lift(fence);
    if (now.kind === 'fence' && now.stage === 'held')
      return onGhost(at) ? draft.place() : draft.cancel();
    if (square !== null) draft.point(square);
  }

  function sameSquare(one: Point, other: Point): boolean {
    const turn = draft.scene?.turn ?? 0;
    return squareUnder(one, turn) === squareUnder(other, turn);
  }

  function onGhost(at: Point): boolean {
    const slot = draft.field().held;
    if (!slot) return false;
    const [long, short] = slot.lying ? [47, 9] : [9, 47];
    return inside(at, {
      x: slot.post.x - long,
      y: slot.post.y - short,
      width: 2 * long,
      height: 2 * short,
    });
  }

  return {
    down(at) {
      carried = onOwn(draft.field(), at) && !onGhost(at) ? at : null;
      move(at);
    },
    move,
    up(at) {
      const from = carried;
      carried = null;
      if (from && !sameSquare(from, at)) drop(draft, from, at);
      else click(at);
    },
    leave() {
      carried = null;
      draft.hover.value = null;
      forget();
    },
  };
}

// Events of the page

/** Listen to everything that points at the board; the answer stops listening. */
export function watchPointer(svg: SVGSVGElement, draft: BoardDraft): () => void {
  const touch = createTouch(draft);
  const mouse = createMouse(draft);
  const fingers = new Set<number>();
  const stop = new AbortController();

  function listen(name: string, handle: (event: PointerEvent, at: Point) => void): void {
    const listener = (event: Event) =>
      handle(event as PointerEvent, toBoard(svg, event as PointerEvent));
    svg.addEventListener(name, listener, { signal: stop.signal });
  }

  listen('pointerdown', (event, at) => {
    if (event.button !== 0) return;
    if (event.pointerType === 'mouse') return mouse.down(at);
    fingers.add(event.pointerId);
    if (fingers.size > 1) return touch.handle({ type: 'second' });
    svg.setPointerCapture(event.pointerId);
    touch.handle({ type: 'down', at, time: event.timeStamp });
  });
  listen('pointermove', (event, at) => {
    if (event.pointerType === 'mouse') mouse.move(at);
    else if (fingers.has(event.pointerId))
      touch.handle({ type: 'move', at, time: event.timeStamp });
  });
  listen('pointerup', (event, at) => {
    if (event.pointerType === 'mouse') return event.button === 0 ? mouse.up(at) : undefined;
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    touch.handle({ type: 'up', at, time: event.timeStamp });
  });
  listen('pointercancel', (event) => {
    fingers.delete(event.pointerId);
    touch.handle({ type: 'cancel' });
  });
  listen('pointerleave', (event) => {
    if (event.pointerType === 'mouse') mouse.leave();
  });
  // A long press must not open a menu over the ghost fence.
  svg.addEventListener('contextmenu', (event) => touch.busy && event.preventDefault(), {
    signal: stop.signal,
  });
  return () => stop.abort();
}

/** Drag a fence onto the board from beside it. */
export function takeFromTray(draft: BoardDraft, svg: SVGSVGElement, start: PointerEvent): void {
  if (!draft.field().slots.some((slot) => slot.legal)) return;
  const touch = createTouch(draft);
  const stop = new AbortController();
  start.preventDefault();

  function listen(name: string, handle: (event: PointerEvent) => void): void {
    const listener = (event: Event) => {
      if ((event as PointerEvent).pointerId === start.pointerId) handle(event as PointerEvent);
    };
    window.addEventListener(name, listener, { signal: stop.signal });
  }

  if (start.target instanceof Element && start.target.hasPointerCapture(start.pointerId)) {
    start.target.releasePointerCapture(start.pointerId);
  }
  touch.handle({ type: 'down', at: toBoard(svg, start), time: start.timeStamp, tray: true });
  listen('pointermove', (event) => {
    touch.handle({ type: 'move', at: toBoard(svg, event), time: event.timeStamp });
  });
  listen('pointerup', (event) => {
    stop.abort();
    touch.handle({ type: 'up', at: toBoard(svg, event), time: event.timeStamp });
  });
  listen('pointercancel', () => {
    stop.abort();
    touch.handle({ type: 'cancel' });
  });
}
