/** The play screen: the board and everything around it. */

import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';

import { Board } from '../../board';
import type { Match } from '../../match';
import { Icon } from '../../parts/icon';
import { Replay } from '../../parts/replay';
import { PlayInWords } from '../../parts/spoken';
import { Top } from '../../parts/top';
import { follow, go, isLed } from '../../router';
import { settings } from '../../settings';
import type { Time } from '../../wire';
import { has, say } from '../../words';
import { Bar } from './bars';
import { GhostsCard, Legend, PacmanCard } from './chase';
import { Controls } from './controls';
import { HintCard } from './hint';
import { listenToKeys } from './keys';
import { Line } from './line';
import { followMoment } from './moments';
import { Moves } from './moves';
import { charactersOf, isChase, ownSide, placeOf, sides, type Place } from './names';
import { Notices } from './notices';
import { Panel } from './panels';
import { Routes } from './routes';
import { Strip } from './strip';
import { PlayState } from './state';

export function Play({ match, ply }: { match: Match; ply: number | null }) {
  const state = useMemo(() => new PlayState(match), [match]);
  // Before the board is painted: from then on keys work and every move is announced.
  useLayoutEffect(() => {
    const ends = [state.begin(), followMoment(state, ply), followRematch(match), listenToKeys(state)];
    return () => {
      for (const end of ends) end();
    };
  }, [state, match]);
  useEffect(focusBoard, [match]);
  const { view, table } = state.cast.value;
  if (settings.value.spoken) return <PlayInWords state={state} />;
  const shape = isChase(view) ? 'chase' : sides(view).length > 2 ? 'many' : 'two';
  return (
    <div
      class="play"
      data-shape={shape}
      data-phase={table.phase}
      data-replay={state.replays.value}
      data-notation={settings.value.notation || state.moment.value !== null}
    >
      <Top>
        <Title state={state} />
      </Top>
      <main class="play-main">
        <Line state={state} />
        <BoardPlace state={state} />
        {shape === 'two' && <TwoSides state={state} />}
        {shape === 'many' && <ManySides state={state} />}
        {shape === 'chase' && <ChaseSides state={state} />}
      </main>
    </div>
  );
}

/** Focus the board if the page itself has navigated here: the button pressed is gone. */
function focusBoard(): void {
  if (!isLed() || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('.play-board [role=grid]')?.focus({ preventScroll: true });
}

/** Go to the table of a rematch; a second leg is left to the buttons of the result. */
function followRematch(match: Match): () => void {
  return match.onEvent(({ event }) => {
    if (event.type !== 'continued' || event.kind !== 'rematch') return;
    if (match.mine.value.length) go(`/${event.match}`);
  });
}

function Title({ state }: { state: PlayState }) {
  const { table, view, mine } = state.cast.value;
  const time: Time = table.setup.time ?? { kind: 'none' };
  const watchers = state.match.presence.value?.watchers ?? 0;
  return (
    <>
      <a class="icon-button turned narrow-only" href="/" onClick={follow} aria-label={say('page-home')}>
        <Icon name="chevron" />
      </a>
      <h1 class="play-title">
        {say(`play-mode-${view.mode}`)}
        <span>
          {!mine.length && `${say('play-watching')} · `}
          {watchers > 0 && `${say('play-watchers', { count: watchers })} · `}
          <Score state={state} />
          {isChase(view) && <InForce state={state} />}
          {(!isChase(view) || time.kind !== 'none') && (
            <bdi dir={time.kind === 'fischer' ? 'ltr' : undefined}>{timeWords(time)}</bdi>
          )}
        </span>
      </h1>
      <button
        type="button"
        class="icon-button narrow-only play-menu"
        aria-label={say('play-panel-more')}
        aria-expanded={state.panel.value !== null}
        onClick={() => (state.panel.value = state.panel.value ? null : 'more')}
      >
        <Icon name="menu" />
      </button>
    </>
  );
}

/** The number of the leg, and the score so far. */
function Score({ state }: { state: PlayState }) {
  const { table, mine } = state.cast.value;
  if (table.setup.legs !== 2) return null;
  const score = state.match.summary.value?.points;
  const own = mine[0]?.seat ?? 0;
  const order = [own, ...table.seats.map((seat) => seat.seat).filter((seat) => seat !== own)];
  return (
    <>
      {say('play-leg', { number: table.leg ?? 1 })}
      {score && (
        <>
          {' '}
          <bdi class="num" dir="ltr">
            ({order.map((seat) => score[seat]).join(' : ')})
          </bdi>
        </>
      )}
      {' · '}
    </>
  );
}

/** Under the name of a chase: the round and the rules in force. */
function InForce({ state }: { state: PlayState }) {
  const { table } = state.cast.value;
  const { preset = 'booklet', switches = {}, mode, time } = table.setup;
  const changed = Object.keys(switches).length;
  const named = mode === 'pacman' ? `play-rules-${preset}` : 'play-rules-usual';
  const round = Math.max(1, state.rounds.value.length);
  return (
    <>
      {say('play-round', { number: round })}
      {' · '}
      {say(has(named) ? named : 'play-rules-usual')}
      {changed > 0 && ` + ${say('play-rules-changed', { count: changed })}`}
      {time && time.kind !== 'none' && ' · '}
    </>
  );
}

function timeWords(time: Time): string {
  return say('play-time', {
    kind: time.kind,
    minutes: time.kind === 'fischer' ? time.seconds / 60 : 0,
    increment: time.kind === 'fischer' ? (time.increment ?? 0) : 0,
    seconds: time.kind === 'per_move' ? time.seconds : 0,
    days: time.kind === 'days' ? time.days : 0,
  });
}

function BoardPlace({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const moment = state.moment.value;
  const { match } = state;
  return (
    <div
      class="play-board"
      data-earlier={moment !== null}
      onClick={() => state.pace.held.value && state.pace.goOn()}
    >
      <Board
        view={state.view.value}
        options={state.options.value}
        turn={state.turn.value}
        characters={charactersOf(cast)}
        {...(cast.table.phase === 'over' ? { colour: 'var(--board-edge)' } : {})}
        draft={state.draft}
        overlay={state.overlay.value}
        reach={moment ? null : state.reach.value}
        suggestion={
          moment
            ? moment.next
            : (state.unsent.value?.move ?? match.suggestion.value?.move ?? match.hint.value?.move)
        }
        finger={state.guide.finger.value}
        recent={moment ? null : state.recent.value}
        animate
        label={say('play-board')}
      />
    </div>
  );
}

function TwoSides({ state }: { state: PlayState }) {
  const at = placed(state);
  return (
    <section class="play-side card">
      <Bar state={state} side={at.top!} place="top" />
      <Moves state={state} />
      <Steps state={state} />
      <Strip state={state} />
      <Routes state={state} />
      <HintCard state={state} />
      <Notices state={state} />
      <Controls state={state} />
      <Bar state={state} side={at.bottom!} place="bottom" />
      <Panel state={state} />
    </section>
  );
}

/** The replay controls of a game that is over or watched. */
function Steps({ state }: { state: PlayState }) {
  if (!state.replays.value) return null;
  const last = state.made.value;
  const at = state.moment.value?.ply ?? last;
  const address = `${location.origin}/${state.match.id}/${at}`;
  return <Replay at={at} last={last} go={(ply) => void state.look(ply)} address={address} />;
}

/** The edge of the board at which each side of a race sits. */
function placed(state: PlayState): Partial<Record<Place, number>> {
  const { view } = state.cast.value;
  return Object.fromEntries(
    sides(view).map((side) => [placeOf(view, side, state.turn.value), side]),
  );
}

function ManySides({ state }: { state: PlayState }) {
  const { view } = state.cast.value;
  return (
    <>
      {sides(view).map((side) => (
        <Bar key={side} state={state} side={side} place={placeOf(view, side, state.turn.value)} />
      ))}
      <section class="play-side card">
        <Moves state={state} />
        <Steps state={state} />
        <Strip state={state} />
        <Routes state={state} />
        <HintCard state={state} />
        <Notices state={state} />
        <Controls state={state} />
        <Panel state={state} />
      </section>
    </>
  );
}

function ChaseSides({ state }: { state: PlayState }) {
  const ghostsBelow = ownSide(state.cast.value) === 1;
  return (
    <>
      <section class="play-left" data-place={ghostsBelow ? 'top' : 'bottom'}>
        <PacmanCard state={state} place={ghostsBelow ? 'top' : 'bottom'} />
        <div class="moves-card card">
          <Moves state={state} />
          <Steps state={state} />
          <Strip state={state} />
        </div>
      </section>
      <section class="play-side" data-place={ghostsBelow ? 'bottom' : 'top'}>
        <GhostsCard state={state} place={ghostsBelow ? 'bottom' : 'top'} />
        <Legend state={state} />
        <HintCard state={state} />
        <Notices state={state} />
        <Controls state={state} />
        <Panel state={state} />
      </section>
    </>
  );
}
