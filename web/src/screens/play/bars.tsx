/** Bars of the sides: piece, name, clock, fences in hand. */

import type { ComponentChildren } from 'preact';

import { PieceIcon } from '../../board';
import { Icon } from '../../parts/icon';
import type { SeatState, Side } from '../../wire';
import { say } from '../../words';
import { ClockFace } from './clock';
import { stepsOf } from './history';
import {
  charactersOf,
  isBot,
  ownerName,
  seatName,
  seatsOf,
  sideClass,
  sideName,
  type Place,
} from './names';
import type { PlayState } from './state';

interface BarProps {
  state: PlayState;
  side: Side;
  place: Place;
}

/** The bar of a side in a race. */
export function Bar({ state, side, place }: BarProps) {
  const cast = state.cast.value;
  const view = state.view.value;
  const seat = seatsOf(cast.table, side)[0];
  const figure = view.figures[side]!;
  return (
    <Frame state={state} side={side} place={place} label={sideName(cast, side)}>
      <span class="bar-piece" data-away={isAway(state, seat)}>
        <PieceIcon name={figure.name} side={side} character={charactersOf(cast)[side]} size={36} />
      </span>
      <Who state={state} seat={seat} />
      <div class="bar-hand">
        <Stock state={state} side={side} />
        <Steps steps={stepsOf(view, side)} />
      </div>
      <SideClock state={state} side={side} />
      <Bubbles state={state} side={side} />
    </Frame>
  );
}

interface FrameProps extends BarProps {
  label: string;
  children: ComponentChildren;
}

/** The frame of a bar: tinted while its side is to move. */
export function Frame({ state, side, place, label, children }: FrameProps) {
  const { table, view } = state.cast.value;
  const moving = table.phase === 'playing' && view.to_move === side;
  return (
    <div
      role="group"
      class={`bar sits-${place} ${sideClass(view, side)}`}
      data-moving={moving}
      aria-label={label}
      aria-current={moving ? 'true' : undefined}
    >
      {children}
    </div>
  );
}

export function Who({ state, seat }: { state: PlayState; seat: SeatState | undefined }) {
  if (!seat) return null;
  const cast = state.cast.value;
  const away = isAway(state, seat);
  return (
    <p class="bar-who">
      <b class="cut">{seatName(cast, seat)}</b>
      {isBot(seat) && <Icon name="bot" />}
      {isBot(seat) && seat.player && (
        <span class="quiet small cut">{say('play-for', { name: ownerName(seat) })}</span>
      )}
      {away && <span class="chip away">{say('page-away')}</span>}
    </p>
  );
}

/** Whether the person of a seat is absent. */
export function isAway(state: PlayState, seat: SeatState | undefined): boolean {
  if (!seat || isBot(seat)) return false;
  const told = state.match.presence.value?.seats.find((one) => one.seat === seat.seat);
  return told !== undefined && !told.here;
}

export function SideClock({ state, side }: { state: PlayState; side: Side }) {
  const clock = state.cast.value.table.clock;
  return clock ? <ClockFace clock={clock} side={side} /> : null;
}

/** The fences of a side, which can be dragged onto the board from here. */
export function Stock({ state, side }: { state: PlayState; side: Side }) {
  const view = state.view.value;
  const mayTake = view.to_move === side && (state.options.value?.fences.length ?? 0) > 0;
  return (
    <Pips
      count={view.stock[side] ?? 0}
      of={view.stock_at_start[side] ?? 0}
      take={mayTake ? (event) => state.draft.takeFence(event) : undefined}
    />
  );
}

interface PipsProps {
  count: number;
  of: number;
  kind?: string;
  take?: ((event: PointerEvent) => void) | undefined;
}

/** Fences in hand, as little bars and as a number. */
export function Pips({ count, of, kind = 'own', take }: PipsProps) {
  if (!of) return null;
  return (
    <span
      class={take ? 'pips takeable' : 'pips'}
      data-kind={kind}
      role="img"
      aria-label={say('play-fences', { count })}
      onPointerDown={take}
    >
      <span class="pip-row" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} data-full={index < count} />
        ))}
      </span>
      <b class="num" aria-hidden="true">
        {count}
      </b>
    </span>
  );
}

function Steps({ steps }: { steps: number | null }) {
  if (steps === null) return null;
  return (
    <span class="bar-steps num">
      <Icon name="routes" />
      {say('play-steps', { count: steps })}
    </span>
  );
}

/** Speech bubbles of the people of a side. */
export function Bubbles({ state, side }: { state: PlayState; side: Side }) {
  const seats = seatsOf(state.cast.value.table, side);
  const said = state.bubbles.value.filter((one) => seats.some((seat) => seat.seat === one.seat));
  if (!said.length) return null;
  return (
    <div class="bubbles" role="status">
      {said.map((one) => (
        <span class="bubble" key={one.seq}>
          {seats.length > 1 && <b>{seatName(state.cast.value, seats.find((s) => s.seat === one.seat)!)}</b>}
          {say(`phrase-${one.phrase}`)}
        </span>
      ))}
    </div>
  );
}
