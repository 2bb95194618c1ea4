/** Hints of the first game: which one fits now, and which have been seen on this device. */

import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';

import { cellOf } from '../../board/geometry';
import { settings } from '../../settings';
import type { Options, View } from '../../wire';
import { isChase, isMine, type Cast } from './names';
import type { Step } from './pace';
import type { PlayState } from './state';
import { lostLife } from './told';

const KEY = 'corridor-hints';
const PACMAN = 0;

export type HintName =
  | 'goal-race'
  | 'goal-pacman'
  | 'goal-ghosts'
  | 'fence'
  | 'boxed'
  | 'boost'
  | 'chamber'
  | 'spend'
  | 'catch'
  | 'frenzy';

export interface Hint {
  name: HintName;
  args: Record<string, string | number>;
}

/** What happened on this screen that a view does not tell. */
export interface Noticed {
  /** The fence nearest to a tap that did nothing. */
  fence: string | null;
  caught: boolean;
}

type Known = ReadonlySet<HintName>;

/** The hint for somebody who decides now. */
export function hintFor(state: HintState, seen: Known): Hint | null {
  const fitting = HINTS.find((one) => !seen.has(one.name) && one.fits(state));
  return fitting ? { name: fitting.name, args: fitting.args?.(state) ?? {} } : null;
}

export interface HintState extends Noticed {
  cast: Cast;
  options: Options;
  turn: 0 | 1 | 2 | 3;
}

interface Rule {
  name: HintName;
  fits(state: HintState): boolean;
  args?(state: HintState): Hint['args'];
}

const plays = ({ view, mine }: Cast, side: number) =>
  isChase(view) && mine.some((seat) => seat.side === side) && view.to_move === side;

/** In this order: what somebody has just tried, then the aim, then what is new now. */
const HINTS: readonly Rule[] = [
  { name: 'fence', fits: ({ fence }) => fence !== null },
  {
    name: 'goal-race',
    fits: ({ cast }) => !isChase(cast.view),
    args: (state) => ({ way: wayTo(state), side: state.cast.view.to_move }),
  },
  {
    name: 'goal-pacman',
    fits: ({ cast }) => plays(cast, PACMAN),
    args: ({ cast }) => ({ count: cast.view.pellets_at_start.length }),
  },
  {
    name: 'goal-ghosts',
    fits: ({ cast }) => plays(cast, 1),
    args: ({ cast }) => ({ count: cast.view.lives_at_start ?? 0 }),
  },
  { name: 'boxed', fits: ({ options }) => onlyPass(options) },
  {
    name: 'boost',
    fits: ({ cast }) => cast.view.marks.phase === 'boost',
    args: ({ cast }) => ({ steps: cast.view.steps_left ?? 0 }),
  },
  { name: 'chamber', fits: ({ cast }) => cast.view.marks.phase === 'relocate' },
  { name: 'spend', fits: ({ options }) => options.spend !== null },
  { name: 'catch', fits: ({ caught }) => caught },
  {
    name: 'frenzy',
    fits: ({ cast }) => cast.view.marks.sights.length > 0,
    args: ({ cast }) => ({
      own: isMine(cast, PACMAN) ? 'yes' : 'no',
      steps: cast.view.marks.sights[0]!.steps,
    }),
  },
];

function onlyPass({ walks, fences, enters, spend, passes }: Options): boolean {
  return passes.length > 0 && !walks.length && !fences.length && !enters.length && spend === null;
}

/** Where the goal of the side to move is, as seen on the turned board. */
function wayTo({ cast, turn }: HintState): string {
  const goal = cast.view.figures[cast.view.to_move]!.goal.map((square) => cellOf(square, turn));
  if (goal.every(({ row }) => row === goal[0]!.row)) return goal[0]!.row > 4 ? 'up' : 'down';
  return goal[0]!.column > 4 ? 'right' : 'left';
}

function stored(): Known {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? (found as HintName[]) : []);
  } catch {
    return new Set(); // storage is forbidden, or holds something else
  }
}

export class Guide {
  readonly hint: ReadonlySignal<Hint | null>;
  /** The fence that a finger on the board shows how to place. */
  readonly finger: ReadonlySignal<string | null>;
  private readonly seen = signal<Known>(stored());
  private readonly noticed = signal<Noticed>({ fence: null, caught: false });
  private shown = new Set<HintName>();

  constructor(private readonly state: Pick<PlayState, 'cast' | 'options' | 'turn' | 'suggesting'>) {
    this.hint = computed(() => this.now());
    this.finger = computed(() =>
      this.hint.value?.name === 'fence' ? this.noticed.value.fence : null,
    );
  }

  /** Start to note which hints are shown; the answer stops it. */
  begin(): () => void {
    return effect(() => {
      const hint = this.hint.value;
      if (hint) untracked(() => this.shown.add(hint.name));
    });
  }

  /** A tap did nothing; true if a finger now shows how a fence is placed near there. */
  useless(fence: string): boolean {
    if (!settings.value.hints || this.seen.value.has('fence')) return false;
    this.noticed.value = { ...this.noticed.value, fence };
    return true;
  }

  /** Put a hint away for good. */
  wave({ name }: Hint): void {
    this.forget([name]);
  }

  /** Our own move ends the hints of the turn; that of fences only if a fence was placed. */
  moved(before: View, { view, own }: Step): void {
    const caught = lostLife(before, view) || (this.noticed.value.caught && !own);
    this.noticed.value = { fence: own ? null : this.noticed.value.fence, caught };
    if (!own) return;
    const placed = /[hv]$/.test(view.last?.move ?? '');
    this.forget([...this.shown].filter((name) => name !== 'fence' || placed));
    this.shown.clear();
  }

  private now(): Hint | null {
    const { cast, options, turn, suggesting } = this.state;
    const known = options.value;
    if (!settings.value.hints || !known || suggesting.value) return null;
    const now = { cast: cast.value, options: known, turn: turn.value, ...this.noticed.value };
    return hintFor(now, this.seen.value);
  }

  private forget(names: HintName[]): void {
    if (!names.length) return;
    this.seen.value = new Set([...this.seen.value, ...names]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.seen.value]));
    } catch {
      // Storage is forbidden: remembered until the page is closed.
    }
  }
}
