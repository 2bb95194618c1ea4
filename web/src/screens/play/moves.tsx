/** The list of moves: rounds in a table on wide pages, one line on narrow ones. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { say } from '../../words';
import { SideIcon } from './line';
import { isChase, sideName, sides } from './names';
import { entry, keyTarget } from './roving';
import type { Ply, Round } from './rounds';
import type { PlayState } from './state';

export function Moves({ state }: { state: PlayState }) {
  const { view } = state.cast.value;
  const chase = isChase(view);
  const count = chase ? 2 : sides(view).length;
  const box = useRef<HTMLDivElement>(null);
  const made = state.made.value;
  const at = state.moment.value?.ply ?? made;
  const rounds = state.rounds.value;
  useEffect(() => {
    const list = box.current;
    const shown = list?.querySelector<HTMLElement>('[aria-current]');
    if (list) scrollTo(list, shown ?? null);
  }, [at, made, rounds, state.recent.value]); // rounds and the strip are known later than moves
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused !== null && focused <= made ? focused : entry(rounds, at);
  return (
    <div
      class="moves"
      data-columns={count}
      data-chase={chase}
      ref={box}
      role="region"
      aria-label={say('play-moves')}
      onKeyDown={(event) => goOn(event, rounds)}
      onFocusIn={(event) => setFocused(plyOf(event.target))}
      onFocusOut={() => setFocused(null)}
    >
      {count > 2 && <Heads state={state} />}
      {rounds.length === 0 && <p class="quiet small">{say('play-no-moves')}</p>}
      <ol>
        {rounds.map((round) => (
          <RoundRow key={round.number} state={state} round={round} at={at} stop={stop} count={count} />
        ))}
      </ol>
    </div>
  );
}

function plyOf(target: EventTarget | null): number | null {
  const ply = target instanceof HTMLElement ? target.dataset['ply'] : undefined;
  return ply === undefined ? null : Number(ply);
}

/** Arrows, Home and End take the focus to another move. */
function goOn(event: KeyboardEvent, rounds: Round[]): void {
  const from = plyOf(event.target);
  if (from === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = keyTarget(rounds, from, event.key);
  if (to === null) return;
  event.preventDefault();
  const list = event.currentTarget as HTMLElement;
  list.querySelector<HTMLElement>(`[data-ply='${to}']`)?.focus();
}

/** Only the list scrolls, never the page. */
function scrollTo(list: HTMLElement, shown: HTMLElement | null): void {
  if (!shown) return;
  const [outer, inner] = [list.getBoundingClientRect(), shown.getBoundingClientRect()];
  if (inner.bottom > outer.bottom || inner.top < outer.top) {
    list.scrollTop += inner.bottom - outer.bottom + 4;
  }
  const rtl = getComputedStyle(list).direction === 'rtl';
  list.scrollLeft += rtl ? inner.left - outer.left - 12 : inner.right - outer.right + 12;
}

function Heads({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  return (
    <div class="move-heads" aria-hidden="true">
      <span />
      {sides(cast.view).map((side) => (
        <SideIcon key={side} cast={cast} side={side} size={18} />
      ))}
    </div>
  );
}

interface RowProps {
  state: PlayState;
  round: Round;
  at: number;
  stop: number; // the one move in the tab order
  count: number;
}

function RoundRow({ state, round, at, stop, count }: RowProps) {
  const cells = Array.from({ length: count }, (_, side) =>
    round.plies.filter((ply) => ply.side === side),
  );
  return (
    <li class="round ltr">
      <span class="round-number num">{round.number}</span>
      {cells.map((plies, side) => (
        <span class="round-side" key={side}>
          {plies.map((ply) => (
            <PlyButton key={ply.ply} state={state} ply={ply} at={at} stop={stop} />
          ))}
        </span>
      ))}
    </li>
  );
}

interface PlyProps {
  state: PlayState;
  ply: Ply;
  at: number;
  stop: number;
}

function PlyButton({ state, ply, at, stop }: PlyProps) {
  const who = sideName(state.cast.value, ply.side);
  return (
    <button
      type="button"
      class="ply"
      data-ply={ply.ply}
      tabIndex={ply.ply === stop ? 0 : -1}
      aria-current={ply.ply === at ? 'true' : undefined}
      aria-label={say('play-move-by', { who, move: ply.text })}
      onClick={() => void state.look(ply.ply)}
    >
      {ply.text}
    </button>
  );
}
