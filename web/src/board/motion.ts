/** Animation from one view to the next: walks step by step, catches, falling fences. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { View } from '../wire';
import { centreOf, type Point, type Turn } from './geometry';
import { parse } from './moves';
import { mouth, tunnel } from './ways';

const STEP_MS = 180;
const RETURN_MS = 320; // the time in which pieces go home
const FENCE_MS = 190;
const MOST_WAITING = 6; // views in the queue; with more, the newest is shown at once

export interface Frame extends Point {
  time: number;
  opacity: number;
}

/** What is animated before a view is shown as it is. */
export interface Plan {
  duration: number;
  moves: { piece: number; frames: Frame[] }[];
  leaving: { piece: number; time: number; frames: Frame[] }[]; // eaten, or taken off
  pellets: { square: string; time: number }[];
  caught: { square: string; time: number } | null;
  fence: string | null;
}

export const STILL: Plan = {
  duration: 0,
  moves: [],
  leaving: [],
  pellets: [],
  caught: null,
  fence: null,
};

/** The walk of a move: who makes it, over which squares, and for how long. */
interface Walked {
  piece: number; // -1: the move was no walk
  path: string[]; // its start square first
  time: number;
}

function walkedOf(before: View, after: View): Walked {
  const move = after.last && parse(after.last.move);
  const start = after.last?.start;
  if (move?.kind !== 'walk' || !start) return { piece: -1, path: [], time: 0 };
  const piece = walkerOf(before, after, move.letter);
  return { piece, path: [start, ...move.path], time: piece < 0 ? 0 : move.path.length * STEP_MS };
}

/** The time at which the walk gets to a square; 0 if it does not. */
function arrival({ path }: Walked, square: string | null): number {
  return Math.max(0, path.indexOf(square ?? '', 1)) * STEP_MS;
}

/** The animation between two consecutive views. */
export function planOf(before: View, after: View, turn: Turn): Plan {
  const walked = walkedOf(before, after);
  const move = after.last && parse(after.last.move);
  const moves = before.figures.flatMap((_, piece) => motionOf(before, after, piece, walked, turn));
  const leaving = before.figures.flatMap((_, piece) =>
    leavingOf(before, after, piece, walked, turn),
  );
  const eaten = before.pellets.filter((square) => !after.pellets.includes(square));
  const caught = (after.lives ?? 0) < (before.lives ?? 0);
  const fence = move?.kind === 'fence' ? move.fence : null;
  return {
    moves,
    leaving,
    pellets: eaten.map((square) => ({ square, time: arrival(walked, square) })),
    caught: caught ? { square: walked.path.at(-1) ?? '', time: walked.time } : null,
    fence,
    duration: Math.max(
      walked.time + (leaving.length ? STEP_MS : 0),
      fence ? FENCE_MS : 0,
      ...moves.map(({ frames }) => frames.at(-1)!.time),
    ),
  };
}

/** Frames of a piece that is on the board afterwards: it walks, or goes home. */
function motionOf(
  before: View,
  after: View,
  piece: number,
  walked: Walked,
  turn: Turn,
): Plan['moves'] {
  const was = before.figures[piece]!.square;
  const now = after.figures[piece]!.square;
  if (now === null) return [];
  if (piece === walked.piece) {
    const frames = walkFrames(after, walked.path, turn);
    return [{ piece, frames: now === walked.path.at(-1) ? frames : homecoming(frames, now, turn) }];
  }
  if (was === now) return [];
  const wait = waitFrames(centreOf(was ?? now, turn), walked.time, was === null ? 0 : 1);
  return [{ piece, frames: homecoming(wait, now, turn) }];
}

/** Frames of a piece that is not on the board afterwards. */
function leavingOf(
  before: View,
  after: View,
  piece: number,
  walked: Walked,
  turn: Turn,
): Plan['leaving'] {
  const was = before.figures[piece]!.square;
  if (was === null || after.figures[piece]!.square !== null) return [];
  if (piece !== walked.piece) return [{ piece, time: arrival(walked, was), frames: [] }];
  return [{ piece, time: walked.time, frames: walkFrames(after, walked.path, turn) }];
}

function walkerOf(before: View, after: View, letter: string): number {
  const start = after.last?.start;
  return before.figures.findIndex(
    (figure) =>
      figure.square === start &&
      (letter ? figure.letter === letter : figure.side === after.last?.side),
  );
}

/** Frames of a walk, square by square; in a tunnel a piece leaves the board and comes back. */
function walkFrames(view: View, path: string[], turn: Turn): Frame[] {
  return path.flatMap((square, step): Frame[] => {
    const time = step * STEP_MS;
    const here: Frame = { ...centreOf(square, turn), time, opacity: 1 };
    const from = path[step - 1];
    if (from === undefined || !tunnel(view, from, square)) return [here];
    const middle = time - STEP_MS / 2;
    return [
      { ...mouth(from, square, turn), time: middle, opacity: 0 },
      { ...mouth(square, from, turn), time: middle, opacity: 0 },
      here,
    ];
  });
}

/** Frames of a piece that stays where it is for a while. */
function waitFrames(at: Point, until: number, opacity: number): Frame[] {
  return [0, until].map((time) => ({ ...at, time, opacity }));
}

/** Frames that fade out at one place and in at another, without a walk between. */
function homecoming(frames: Frame[], square: string, turn: Turn): Frame[] {
  const last = frames.at(-1)!;
  const home = centreOf(square, turn);
  const middle = last.time + RETURN_MS / 2;
  return [
    ...frames,
    { ...last, time: middle, opacity: 0 },
    { ...home, time: middle, opacity: 0 },
    { ...home, time: last.time + RETURN_MS, opacity: 1 },
  ];
}

function reduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long the board takes to show the change between two consecutive views. */
export function motionTime(before: View, after: View): number {
  const still = document.hidden || reduced() || after.ply !== before.ply + 1;
  return still ? 0 : planOf(before, after, 0).duration;
}

/** Animate the drawings of the pieces along their frames. */
export function run(
  plan: Plan,
  view: View,
  turn: Turn,
  elements: Map<number, SVGGElement>,
): Animation[] {
  return plan.moves.flatMap(({ piece, frames }) => {
    const element = elements.get(piece);
    const { square } = view.figures[piece]!;
    const animation =
      element && square !== null && animateAlong(element, frames, centreOf(square, turn));
    return animation ? [animation] : [];
  });
}

/** Animate an element that is drawn at `drawn` along frames. */
export function animateAlong(
  element: SVGGElement,
  frames: Frame[],
  drawn: Point,
  fill: 'none' | 'forwards' = 'none',
): Animation | null {
  const total = frames.at(-1)?.time ?? 0;
  if (!total) return null;
  const steps = frames.map(({ x, y, time, opacity }) => ({
    transform: `translate(${x - drawn.x}px, ${y - drawn.y}px)`,
    opacity,
    offset: time / total,
  }));
  return element.animate(steps, { duration: total, easing: 'linear', fill });
}

export interface Shown {
  view: View;
  before: View | null; // whose pieces are still leaving
  plan: Plan;
}

/**
 * The view to draw now. Consecutive views are queued, each shown until its animation ends; any
 * other view is shown at once.
 */
export function useShown(view: View, turn: Turn, animate: boolean): Shown {
  const [shown, show] = useState<Shown>({ view, before: null, plan: STILL });
  const state = useRef({ latest: view, shown: view, waiting: [] as View[], timer: 0, turn });
  state.current.turn = turn;

  useLayoutEffect(() => {
    const now = state.current;
    if (view === now.latest) return;
    const follows = view.ply === now.latest.ply + 1 && view.mode === now.latest.mode;
    now.latest = view;
    if (
      !follows ||
      !animate ||
      document.hidden ||
      reduced() ||
      now.waiting.length >= MOST_WAITING
    ) {
      return jump(view);
    }
    now.waiting.push(view);
    if (!now.timer) next();
  }, [view, animate]);

  useLayoutEffect(() => () => clearTimeout(state.current.timer), []);

  function jump(to: View): void {
    const now = state.current;
    clearTimeout(now.timer);
    Object.assign(now, { shown: to, waiting: [], timer: 0 });
    show({ view: to, before: null, plan: STILL });
  }

  function next(): void {
    const now = state.current;
    now.timer = 0;
    const to = now.waiting.shift();
    if (!to) return;
    const plan = planOf(now.shown, to, now.turn);
    show({ view: to, before: now.shown, plan });
    now.shown = to;
    now.timer = window.setTimeout(next, plan.duration);
  }

  return shown.view.mode === view.mode ? shown : { view, before: null, plan: STILL };
}
