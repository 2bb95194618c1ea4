/**
 * Pointer gestures as a pure function: gesture and event in, gesture and intent out.
 *
 * A still tap can only move a piece. A slide, or a hold, aims a fence at the nearest legal slot;
 * its direction is the slide's, or that of the nearest groove when the finger was held still.
 * A gesture that begins on a piece that may walk carries it, and never aims a fence.
 * Points are in board units as seen, so the caller handles quarter turns.
 */

import { GROOVE, SPAN, STEP, grown, inside, type Box, type Point } from './geometry';

export const SLIDE = 0.04 * SPAN; // a longer way is no tap
export const HOLD = 250; // ms that a finger rests until it aims
export const DWELL = 450; // ms on a refused slot until its reason is shown
export const EXPIRY = 10_000; // ms without an event of a finger: its pointerup was lost
const HYSTERESIS = 1.25; // how much better another slot or direction must be
const GRIP = 16; // how near to a ghost fence a finger takes hold of it
const TRAIL = STEP; // the slide's direction is that of its last square
const RIM = 26; // sliding farther off the board than this cancels
const NEAR_SLOT = 18; // how near to a refused slot a finger must stay to see the reason
const NEAR_GROOVE = 9; // from its middle
const MOUSE_REACH = 16; // from the middle of a groove
const BOARD = grown({ x: 0, y: 0, width: SPAN, height: SPAN }, RIM);

/** A slot for a fence, as seen on the turned board. */
export interface Slot {
  fence: string;
  post: Point;
  lying: boolean;
  legal: boolean; // if not, the options say why
}

export interface Field {
  slots: Slot[];
  held: Slot | null; // the ghost fence that was left on the board
  aims: boolean; // whether fences may be aimed at on the board at all
  standing?: Slot[]; // fences on the board: a pointer that rests on one shows no reason
  own: Box[]; // squares of the pieces that may walk
}

export type Input =
  | { type: 'down'; at: Point; time: number; tray?: boolean }
  | { type: 'move' | 'up'; at: Point; time: number }
  | { type: 'tick'; time: number }
  | { type: 'second' } // another finger
  | { type: 'cancel' };

export interface Pressed {
  phase: 'pressed';
  down: Point;
  at: Point;
  since: number;
  heard: number;
  grip: boolean; // the finger is on the ghost fence
  carries: boolean; // the finger is on a piece that may walk
}

export interface Aiming {
  phase: 'aiming';
  from: 'slide' | 'hold' | 'grip' | 'tray';
  at: Point; // of the finger
  shift: Point; // from the finger to the point it aims at
  tail: Point; // follows the finger at a distance: where it came from
  lying: boolean;
  slot: Slot | null;
  asking: { fence: string; since: number } | null; // a refused slot under the finger
  heard: number;
}

/** `blocked`: the gesture is over, but fingers are still down. */
export type Gesture = { phase: 'idle' } | { phase: 'blocked' } | Pressed | Aiming;

export type Intent =
  | { kind: 'none' }
  | { kind: 'tap'; at: Point }
  | { kind: 'tapGhost' }
  | { kind: 'aim'; slot: Slot | null }
  | { kind: 'release'; slot: Slot }
  | { kind: 'carry'; at: Point }
  | { kind: 'drop'; from: Point; at: Point }
  | { kind: 'cancel' };

export interface Step {
  gesture: Gesture;
  intent: Intent;
}

export const IDLE: Gesture = { phase: 'idle' };
const NONE: Intent = { kind: 'none' };
const CANCEL: Intent = { kind: 'cancel' };

export function resolve(gesture: Gesture, input: Input, field: Field): Step {
  switch (input.type) {
    case 'second':
      return { gesture: { phase: 'blocked' }, intent: CANCEL };
    case 'cancel':
      return { gesture: IDLE, intent: CANCEL };
    case 'down':
      return press(input, field);
    case 'tick':
      return waited(gesture, input.time, field);
    case 'move':
      return moved(gesture, input.at, input.time, field);
    case 'up':
      return lifted(gesture, input.at, input.time, field);
  }
}

function press(input: Input & { type: 'down' }, field: Field): Step {
  const { at, time } = input;
  if (input.tray) {
    const aiming = aim({ from: 'tray', at, tail: at, shift: ZERO, lying: true, time }, field);
    return { gesture: aiming, intent: NONE };
  }
  const grip = field.held !== null && onFence(at, field.held);
  const carries = !grip && field.own.some((box) => inside(at, box));
  return {
    gesture: { phase: 'pressed', down: at, at, since: time, heard: time, grip, carries },
    intent: NONE,
  };
}

function waited(gesture: Gesture, time: number, field: Field): Step {
  if (gesture.phase === 'idle' || gesture.phase === 'blocked') return { gesture, intent: NONE };
  if (time - gesture.heard >= EXPIRY) return { gesture: IDLE, intent: CANCEL };
  if (gesture.phase === 'aiming') return answered(asked(gesture, time, field), field, time);
  const tapping = gesture.carries || time - gesture.since < HOLD;
  if (tapping || !field.aims) return { gesture, intent: NONE };
  return show(begin(gesture, 'hold', gesture.at, gesture.heard, field));
}

function moved(gesture: Gesture, at: Point, time: number, field: Field): Step {
  if (gesture.phase === 'aiming') {
    return answered(asked(follow(gesture, at, time, field), time, field), field, time);
  }
  if (gesture.phase !== 'pressed') return { gesture, intent: NONE };
  const now = { ...gesture, at, heard: time };
  if (gesture.carries) return { gesture: now, intent: { kind: 'carry', at } };
  if (!field.aims) return { gesture: now, intent: NONE };
  // The tick that notices a hold may come late, after the finger has moved.
  if (distance(at, gesture.down) < SLIDE) return waited(now, time, field);
  return show(begin(now, 'slide', at, time, field));
}

function lifted(gesture: Gesture, at: Point, time: number, field: Field): Step {
  const now = moved(gesture, at, time, field).gesture;
  if (now.phase === 'aiming') {
    const intent: Intent = now.slot ? { kind: 'release', slot: shown(now, field, time)! } : CANCEL;
    return { gesture: IDLE, intent };
  }
  if (now.phase !== 'pressed') return { gesture: IDLE, intent: NONE };
  if (now.carries && distance(at, now.down) >= SLIDE) {
    return { gesture: IDLE, intent: { kind: 'drop', from: now.down, at } };
  }
  // A slide does nothing where fences are not aimed at on the board.
  if (distance(at, now.down) >= SLIDE) return { gesture: IDLE, intent: NONE };
  return { gesture: IDLE, intent: now.grip ? { kind: 'tapGhost' } : { kind: 'tap', at: now.down } };
}

// Aiming

const ZERO: Point = { x: 0, y: 0 };

interface Start {
  from: Aiming['from'];
  at: Point;
  tail: Point;
  shift: Point;
  lying: boolean;
  time: number;
}

function begin(
  gesture: Pressed,
  from: 'slide' | 'hold',
  at: Point,
  time: number,
  field: Field,
): Aiming {
  const { down } = gesture;
  if (gesture.grip && field.held) {
    const { post, lying } = field.held;
    const shift = { x: post.x - down.x, y: post.y - down.y };
    return aim({ from: 'grip', at, tail: at, shift, lying, time }, field);
  }
  const lying = from === 'hold' ? nearGroove(down) : along(down, at);
  return aim({ from, at, tail: down, shift: ZERO, lying, time }, field);
}

function aim(start: Start, field: Field): Aiming {
  const { time, ...rest } = start;
  const fresh: Aiming = { phase: 'aiming', ...rest, slot: null, asking: null, heard: time };
  return { ...fresh, slot: snap(fresh, field) };
}

function follow(gesture: Aiming, at: Point, time: number, field: Field): Aiming {
  const tail = trailing(gesture.tail, at);
  const now = { ...gesture, at, tail, heard: time, lying: direction(gesture, at, tail) };
  return { ...now, slot: snap(now, field) };
}

/** The tail follows the finger at a fixed distance, as on a rope. */
function trailing(tail: Point, at: Point): Point {
  const far = distance(tail, at);
  if (far <= TRAIL) return tail;
  const part = TRAIL / far;
  return { x: at.x + (tail.x - at.x) * part, y: at.y + (tail.y - at.y) * part };
}

function direction(gesture: Aiming, at: Point, tail: Point): boolean {
  if (gesture.from === 'grip') return gesture.lying; // a gripped fence keeps its direction
  if (gesture.from === 'tray') return nearGroove(at, gesture.lying);
  const across = Math.abs(at.x - tail.x);
  const down = Math.abs(at.y - tail.y);
  if (Math.max(across, down) < SLIDE) return gesture.lying;
  return gesture.lying ? down <= across * HYSTERESIS : across > down * HYSTERESIS;
}

/** The nearest legal slot in the wanted direction; the last one stays until another is better. */
function snap(gesture: Aiming, field: Field): Slot | null {
  const point = target(gesture);
  if (!inside(point, BOARD)) return null;
  const legal = field.slots.filter((slot) => slot.legal);
  const wanted = legal.filter((slot) => slot.lying === gesture.lying);
  const found = nearest(wanted.length ? wanted : legal, point);
  const before = gesture.slot;
  if (!found || !before || before.lying !== found.lying) return found;
  const stays = distance(before.post, point) <= distance(found.post, point) * HYSTERESIS;
  return stays && wanted.some((slot) => slot.fence === before.fence) ? before : found;
}

/** Note since when the finger has been on a refused slot. */
function asked(gesture: Aiming, time: number, field: Field): Aiming {
  const point = target(gesture);
  const aimed = nearest(
    field.slots.filter((slot) => slot.lying === gesture.lying),
    point,
  );
  const near = aimed && (standingAt(aimed, field) ?? aimed);
  if (!near || near.legal || distance(near.post, point) > NEAR_SLOT) {
    return { ...gesture, asking: null };
  }
  if (gesture.asking?.fence === near.fence) return gesture;
  return { ...gesture, asking: { fence: near.fence, since: time } };
}

function shown(gesture: Aiming, field: Field, time: number): Slot | null {
  const { asking } = gesture;
  if (!asking || time - asking.since < DWELL) return gesture.slot;
  return field.slots.find((slot) => slot.fence === asking.fence) ?? gesture.slot;
}

function answered(gesture: Aiming, field: Field, time: number): Step {
  return { gesture, intent: { kind: 'aim', slot: shown(gesture, field, time) } };
}

function show(gesture: Aiming): Step {
  return { gesture, intent: { kind: 'aim', slot: gesture.slot } };
}

// The mouse

/** The fence under a mouse: the one whose groove it is in or near. */
export function hovered(at: Point, field: Field, before: Slot | null): Slot | null {
  const lying = nearGroove(at, before?.lying);
  const away = lying ? fromGroove(at.y) : fromGroove(at.x);
  if (away > MOUSE_REACH || !inside(at, BOARD) || onStanding(at, field)) return null;
  // Only fences that would lie under the mouse: a fence is two squares long.
  const here = field.slots.filter((slot) => slot.lying === lying && onFence(at, slot, MOUSE_REACH));
  const found =
    nearest(
      here.filter((slot) => slot.legal),
      at,
    ) ?? nearest(here, at);
  const kept = before && here.find((slot) => slot.fence === before.fence && slot.legal);
  if (!found || !kept) return found;
  return distance(kept.post, at) <= distance(found.post, at) * HYSTERESIS ? kept : found;
}

// Geometry of slots

function target({ at, shift }: Aiming): Point {
  return { x: at.x + shift.x, y: at.y + shift.y };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function nearest(slots: Slot[], point: Point): Slot | null {
  let best: Slot | null = null;
  for (const slot of slots) {
    if (!best || distance(slot.post, point) < distance(best.post, point)) best = slot;
  }
  return best;
}

/** Whether a point lies in a groove, or nearly: a finger is wider than a groove. */
export function inGroove({ x, y }: Point): boolean {
  return Math.min(fromGroove(x), fromGroove(y)) <= NEAR_GROOVE;
}

/** How far it is to the middle of the nearest groove. */
function fromGroove(value: number): number {
  const first = STEP - GROOVE / 2;
  const last = SPAN - first;
  const groove = Math.min(last, Math.max(first, Math.round((value - first) / STEP) * STEP + first));
  return Math.abs(value - groove);
}

function nearGroove({ x, y }: Point, before?: boolean): boolean {
  const lying = fromGroove(y);
  const standing = fromGroove(x);
  if (before === undefined) return lying <= standing;
  return before ? lying <= standing * HYSTERESIS : lying * HYSTERESIS < standing;
}

function along(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
}

/** The standing fence whose middle is at a slot; the reason is about it, in either direction. */
function standingAt({ post }: Slot, { slots, standing = [] }: Field): Slot | undefined {
  const there = standing.find((one) => distance(one.post, post) < 1);
  return there && slots.find((slot) => slot.fence === there.fence);
}

/** Whether a point lies on a fence that stands already. */
function onStanding(point: Point, { standing = [] }: Field): boolean {
  return standing.some(({ post, lying }) => {
    const [long, short] = lying
      ? [point.x - post.x, point.y - post.y]
      : [point.y - post.y, point.x - post.x];
    return Math.abs(long) <= STEP - GROOVE / 2 && Math.abs(short) <= GROOVE;
  });
}

function onFence(point: Point, { post, lying }: Slot, reach = GRIP): boolean {
  const across = Math.abs(point.x - post.x);
  const down = Math.abs(point.y - post.y);
  return lying ? across <= STEP && down <= reach : across <= reach && down <= STEP;
}
