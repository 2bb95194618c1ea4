/** How the board gets from one view to the next: walks step by step, catches, falling fences. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { View } from '../wire';
import { centreOf, type Point, type Turn } from './geometry';
import { parse } from './moves';
import { mouth, tunnel } from './ways';

const STEP_MS = 180;
const RETURN_MS = 320; // pieces go back to where they began
const FENCE_MS = 190;
const MOST_WAITING = 6; // views; with more the board catches up at once

export interface Frame extends Point {
  time: number;
  opacity: number;
}

/** What happens on the way to a view. */
export interface Plan {
  duration: number;
  moves: { piece: number; frames: Frame[] }[];
  leaving: { piece: number; time: number; frames: Frame[] }[]; // eaten, or taken off
  pellets: { square: string; time: number }[];
  caught: { square: string; time: number } | null;
  fence: string | null;
}

export const STILL: Plan = { duration: 0, moves: [], leaving: [], pellets: [], caught: null, fence: null };

/** What is to be shown between two views that follow each other. */
export function planOf(before: View, after: View, turn: Turn): Plan {
  const move = after.last && parse(after.last.move);
  const walker = move?.kind === 'walk' ? walkerOf(before, after, move.letter) : -1;
  const path = move?.kind === 'walk' && after.last?.start ? [after.last.start, ...move.path] : [];
  const walking = walker >= 0 ? (path.length - 1) * STEP_MS : 0;
  const arrival = (square: string | null) => Math.max(0, path.indexOf(square ?? '', 1)) * STEP_MS;
  const plan: Plan = { ...STILL, moves: [], leaving: [], pellets: [], duration: walking };
  before.figures.forEach((figure, piece) => {
    const now = after.figures[piece]!.square;
    if (piece === walker && now !== null) {
      const frames = walkFrames(after, path, turn);
      plan.moves.push({ piece, frames: now === path.at(-1) ? frames : homecoming(frames, now, turn) });
    } else if (figure.square !== null && now === null) {
      const walks = piece === walker;
      const frames = walks ? walkFrames(after, path, turn) : [];
      plan.leaving.push({ piece, time: walks ? walking : arrival(figure.square), frames });
    } else if (figure.square !== now && now !== null) {
      const from = figure.square === null ? null : centreOf(figure.square, turn);
      const wait: Frame[] = from ? still(from, walking) : still(centreOf(now, turn), walking, 0);
      plan.moves.push({ piece, frames: homecoming(wait, now, turn) });
    }
  });
  plan.pellets = before.pellets
    .filter((square) => !after.pellets.includes(square))
    .map((square) => ({ square, time: arrival(square) }));
  if ((after.lives ?? 0) < (before.lives ?? 0)) plan.caught = { square: path.at(-1) ?? '', time: walking };
  plan.fence = move?.kind === 'fence' ? move.fence : null;
  const ends = plan.moves.map(({ frames }) => frames.at(-1)!.time);
  plan.duration = Math.max(walking, plan.fence ? FENCE_MS : 0, plan.leaving.length ? walking + STEP_MS : 0, ...ends);
  return plan;
}

function walkerOf(before: View, after: View, letter: string): number {
  const start = after.last?.start;
  return before.figures.findIndex(
    (figure) => figure.square === start && (letter ? figure.letter === letter : figure.side === after.last?.side),
  );
}

/** Square by square; through a tunnel a piece leaves the board and comes back. */
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

function still(at: Point, until: number, opacity = 1): Frame[] {
  return [0, until].map((time) => ({ ...at, time, opacity }));
}

/** Fade out at one place, in at another: nobody walks there. */
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

/** Let the drawings of the pieces follow their frames. */
export function run(plan: Plan, view: View, turn: Turn, elements: Map<number, SVGGElement>): Animation[] {
  return plan.moves.flatMap(({ piece, frames }) => {
    const element = elements.get(piece);
    const { square } = view.figures[piece]!;
    const animation = element && square !== null && animateAlong(element, frames, centreOf(square, turn));
    return animation ? [animation] : [];
  });
}

/** Let something that is drawn at one place follow frames. */
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
 * The view to draw now. Views that follow each other are shown one after another, each as long
 * as its motion lasts; anything else is shown at once.
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
    if (!follows || !animate || document.hidden || reduced() || now.waiting.length >= MOST_WAITING) {
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
