/** What wants an answer: offers, people who have left, a seat to take back, a life that was lost. */

import type { ComponentChildren } from 'preact';

import { connection } from '../../connection';
import { Icon } from '../../parts/icon';
import { settings } from '../../settings';
import type { Attending, OfferState, SeatState } from '../../wire';
import { say } from '../../words';
import { serverNow, useNow } from './clock';
import { isBot, ownerName, seatName } from './names';
import { replayCatch } from './replay';
import { ResultMore } from './result';
import type { PlayState } from './state';

export function Notices({ state }: { state: PlayState }) {
  const { table } = state.cast.value;
  return (
    <div class="notices">
      <Line />
      {table.offers?.map((offer) => <Offer key={offer.kind} state={state} offer={offer} />)}
      {table.phase === 'playing' && <Leavers state={state} />}
      {table.phase === 'playing' && <OwnSeats state={state} />}
      <Suggested state={state} />
      <ResultMore state={state} />
      <WhyCaught state={state} />
    </div>
  );
}

function Notice({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      <span class="notice-text">{text}</span>
      {children && <span class="notice-buttons">{children}</span>}
    </div>
  );
}

/** The line to the server, when it is not as it should be. */
function Line() {
  const now = connection.state.value;
  if (now === 'open') return null;
  return <Notice text={say(now === 'ended' ? 'play-line-ended' : 'play-line-lost')} />;
}

function Offer({ state, offer }: { state: PlayState; offer: OfferState }) {
  const cast = state.cast.value;
  const seat = cast.table.seats[offer.seat];
  const asked = cast.mine.filter((own) => !offer.agreed.includes(own.seat));
  const ours = cast.mine.some((own) => offer.agreed.includes(own.seat));
  if (!seat) return null;
  if (ours || !asked.length) return <Notice text={say(`play-offered-${offer.kind}`)} />;
  return (
    <Notice text={say(`play-offers-${offer.kind}`, { who: seatName(cast, seat) })}>
      <button type="button" class="button slim soft" onClick={() => state.answer(offer.kind, false)}>
        {say('play-decline')}
      </button>
      <button type="button" class="button slim main" onClick={() => state.answer(offer.kind, true)}>
        {say('play-accept')}
      </button>
    </Notice>
  );
}

/** People who are not at the table: their seat is kept for a while. */
function Leavers({ state }: { state: PlayState }) {
  const { table, mine } = state.cast.value;
  const presence = state.match.presence.value;
  if (!presence || !mine.length || table.setup.time?.kind === 'days') return null;
  const gone = presence.seats.filter((one) => {
    const seat = table.seats[one.seat];
    const ours = mine.some((own) => own.player === seat?.player);
    return !one.here && seat && !isBot(seat) && !ours;
  });
  return (
    <>
      {gone.map((one) => (
        <Leaver key={one.seat} state={state} gone={one} grace={presence.grace} />
      ))}
    </>
  );
}

function Leaver({ state, gone, grace }: { state: PlayState; gone: Attending; grace: number }) {
  const { table, mine } = state.cast.value;
  const seat = table.seats[gone.seat]!;
  const until = gone.gone_since === undefined ? 0 : gone.gone_since + grace;
  const now = useNow(until > serverNow(), () => 250);
  const seconds = Math.ceil((until - now) / 1000);
  const name = ownerName(seat);
  if (seconds > 0) return <Notice text={say('play-gone-kept', { name, seconds })} />;
  const rival = mine.find((own) => own.side !== seat.side)?.seat;
  const own = rival ?? mine[0]!.seat;
  return (
    <Notice text={say('play-gone', { name })}>
      <button
        type="button"
        class="button slim soft"
        onClick={() =>
          void state.ask({ type: 'claim', seat: own, gone: gone.seat, want: 'bot', level: settings.value.level })
        }
      >
        <Icon name="bot" />
        {say('play-put-bot')}
      </button>
      {rival !== undefined && (
        <button
          type="button"
          class="button slim main"
          onClick={() => void state.ask({ type: 'claim', seat: own, gone: gone.seat, want: 'win' })}
        >
          {say('play-claim')}
        </button>
      )}
    </Notice>
  );
}

/** A bot sits on our own seat since we were away. */
function OwnSeats({ state }: { state: PlayState }) {
  const taken = state.cast.value.mine.filter((seat: SeatState) => isBot(seat));
  return (
    <>
      {taken.map((seat) => (
        <Notice key={seat.seat} text={say('play-bot-for-you')}>
          <button
            type="button"
            class="button slim main"
            onClick={() => void state.ask({ type: 'return', seat: seat.seat })}
          >
            {say('play-return')}
          </button>
        </Notice>
      ))}
    </>
  );
}

/** What a teammate shows, or the engine. */
function Suggested({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const shown = state.match.suggestion.value;
  const hint = state.match.hint.value;
  const move = shown?.move ?? hint;
  const seat = shown && cast.table.seats[shown.seat];
  if (!move || state.moment.value) return null;
  const text = seat
    ? say('play-suggests', { who: seatName(cast, seat), move })
    : say('play-hint', { move });
  return (
    <Notice text={text}>
      {state.match.options.value && (
        <button type="button" class="button slim main" onClick={() => state.draft.play(move)}>
          {say('play-play-it')}
        </button>
      )}
    </Notice>
  );
}

function WhyCaught({ state }: { state: PlayState }) {
  const { view } = state.cast.value;
  const lost = (view.lives_at_start ?? 0) - (view.lives ?? 0);
  if (!lost || state.moment.value) return null;
  const own = state.match.mySides.value.includes(0);
  return (
    <div class="notice">
      <button type="button" class="button slim soft" onClick={() => void replayCatch(state)}>
        <Icon name="play" />
        {say('play-why-caught', { own: own ? 'yes' : 'no' })}
      </button>
    </div>
  );
}
