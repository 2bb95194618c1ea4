/** Replay of the round in which PAC-MAN lost his last life, move by move. */

import type { View } from '../../wire';
import { say } from '../../words';
import { roundOf } from './rounds';
import type { PlayState } from './state';

const SHOWS_NEXT = 650;
const SHOWS_MADE = 750;
const LOOKS_BACK = 30;

/** The ply of the last move that cost a life; 0 if there is none. */
export function lastCatch(views: View[], first: number): number {
  for (let index = views.length - 1; index > 0; index -= 1) {
    if ((views[index]!.lives ?? 0) < (views[index - 1]!.lives ?? 0)) return first + index;
  }
  return 0;
}

export async function findCatch(state: PlayState): Promise<number> {
  if (state.caught.value !== null) return state.caught.value;
  for (let last = state.match.moves.value.length; last > 0; last -= LOOKS_BACK) {
    const first = Math.max(0, last - LOOKS_BACK);
    const found = lastCatch(await state.history.between(first, last), first);
    if (found) return found;
  }
  return 0;
}

function pause(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}

/** Show each move of the round before it is made, then the board after it. */
export async function replayCatch(state: PlayState): Promise<void> {
  try {
    const end = await findCatch(state);
    const first = roundOf(state.rounds.value, end)?.plies[0]?.ply ?? end;
    const from = Math.max(0, first - 1);
    const views = await state.history.between(from, end);
    await show(state, views, from);
  } catch {
    state.tell(say('page-unreachable'), true);
  }
}

async function show(state: PlayState, views: View[], from: number): Promise<void> {
  const moves = state.match.moves.value;
  state.moment.value = { ply: from, view: views[0]!, next: moves[from] ?? null, replay: true };
  for (let index = 1; index < views.length; index += 1) {
    await pause(SHOWS_NEXT);
    if (!state.moment.value?.replay) return; // the person went back to now
    const ply = from + index;
    const last = index === views.length - 1;
    state.moment.value = {
      ply,
      view: views[index]!,
      next: last ? null : (moves[ply] ?? null),
      replay: true,
    };
    await pause(SHOWS_MADE);
    if (!state.moment.value?.replay) return;
  }
}
