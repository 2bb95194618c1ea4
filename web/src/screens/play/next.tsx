/** After a game against the computer: an offer of the next level up or down, by the results so far. */

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';

import { learnPlayable, modeOf } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { set } from '../../settings';
import type { SeatState, Table } from '../../wire';
import { say } from '../../words';
import { begin } from '../home/start';
import { againAt, counted, keepStreak, ladderOf, levelOf, offered, readStreaks, type Offer } from './ladder';
import type { Cast } from './names';
import { verdict } from './outcome';
import type { PlayState } from './state';

/** Whether a verdict is a win for us; a draw is neither. */
const WON: Partial<Record<ReturnType<typeof verdict>, boolean | null>> = { won: true, lost: false, draw: null };

export function NextLevel({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const level = levelOf(cast.table, cast.mine);
  const [own] = cast.mine;
  if (!level || !own || !(verdict(cast) in WON)) return null;
  return <Counted match={state.match.id} cast={cast} own={own} level={level} />;
}

interface CountedProps {
  match: string;
  cast: Cast;
  own: SeatState;
  level: number;
}

/** Counts the game, once. */
function Counted({ match, cast, own, level }: CountedProps) {
  const { table, view } = cast;
  const ladder = ladderOf(view, own);
  const streak = useMemo(
    () => counted(readStreaks()[ladder], match, level, WON[verdict(cast)] ?? null),
    [match, ladder, level],
  );
  useLayoutEffect(() => keepStreak(ladder, streak), [streak]);
  const offer = offered(streak, match);
  if (!offer || table.after) return null;
  return <Offered offer={offer} play={() => playAgain(view.mode, table, own, offer.next)} />;
}

async function playAgain(key: string, table: Table, own: SeatState, level: number): Promise<void> {
  await learnPlayable();
  const mode = modeOf(key);
  if (mode) await begin(againAt(mode, table, own, level));
}

function Offered({ offer: { up, level, run, next }, play }: { offer: Offer; play(): Promise<void> }) {
  const busy = useSignal(false);
  const trouble = useSignal('');
  async function go() {
    busy.value = true;
    trouble.value = '';
    try {
      await play();
      set('level', next);
    } catch (error) {
      trouble.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  }
  return (
    <div class="notice result-ladder">
      <span class="notice-text">
        {up ? say('play-level-up', { level, wins: run, next }) : say('play-level-down', { level, losses: run, next })}
        {trouble.value && <span class="trouble small">{trouble.value}</span>}
      </span>
      <button type="button" class="button slim" disabled={busy.value} onClick={go}>
        {say('play-level-go', { level: next })}
      </button>
    </div>
  );
}
