/** Notices with buttons: offers, absent people, a seat to take back, a lost life. */

import type { ComponentChildren } from 'preact';

import { connection } from '../../connection';
import { useCalm } from '../../parts/calm';
import { Icon } from '../../parts/icon';
import { STRONGEST } from '../../parts/levels';
import { settings } from '../../settings';
import type { Attending, OfferState, SeatState } from '../../wire';
import { say, sentences } from '../../words';
import { serverNow, useNow, waitText } from './clock';
import { useSpokenCountdown } from './countdown';
import { isBot, ownerName, seatName } from './names';
import { replayCatch } from './replay';
import { ResultMore } from './result';
import { roundOf } from './rounds';
import type { PlayState } from './state';
import { whyHint } from './why';

export function Notices({ state }: { state: PlayState }) {
  const { table } = state.cast.value;
  return (
    // The live region exists while it is empty, so that readers speak what is added.
    <div class="notices" aria-live="polite" aria-relevant="additions text">
      <Line state={state} />
      {table.offers?.map((offer) =>
        offer.kind === 'resign' ? (
          <GivingUp key={offer.kind} state={state} offer={offer} />
        ) : (
          <Offer key={offer.kind} state={state} offer={offer} />
        ),
      )}
      {table.phase === 'playing' && <Leavers state={state} />}
      {table.phase === 'playing' && <OwnSeats state={state} />}
      <Suggested state={state} />
      <ResultMore state={state} />
      <WhyCaught state={state} place="wide-only" />
    </div>
  );
}

interface NoticeProps {
  text: string;
  /** Several buttons, in a row of their own. */
  kind?: 'choice';
  children?: ComponentChildren;
}

function Notice({ text, kind, children }: NoticeProps) {
  const calm = useCalm('', undefined, true);
  return (
    <div class="notice" data-kind={kind}>
      <span class="notice-text">{text}</span>
      {children && (
        <span class="notice-buttons" data-calm={calm}>
          {children}
        </span>
      )}
    </div>
  );
}

/** The state of the connection, while it is not open. */
function Line({ state }: { state: PlayState }) {
  const now = connection.state.value;
  const unsent = state.unsent.value;
  if (unsent) return <Unsent state={state} move={unsent.move} />;
  if (now === 'open') return null;
  if (connection.banned.value) return <Notice text={say('declined-banned')} />;
  return <Notice text={say(now === 'ended' ? 'play-line-ended' : 'play-line-lost')} />;
}

/** A move made without a connection: it stays on the board, and can be given up. */
function Unsent({ state, move }: { state: PlayState; move: string }) {
  return (
    <Notice text={say('play-unsent', { move })}>
      <button type="button" class="button slim soft" onClick={() => (state.unsent.value = null)}>
        {say('page-cancel')}
      </button>
    </Notice>
  );
}

function Offer({ state, offer }: { state: PlayState; offer: OfferState }) {
  const cast = state.cast.value;
  const seat = cast.table.seats[offer.seat];
  const asked = cast.mine.filter((own) => !offer.agreed.includes(own.seat));
  const ours = cast.mine.some((own) => offer.agreed.includes(own.seat));
  if (!seat) return null;
  const own = cast.mine.some((one) => one.seat === offer.seat);
  if (own) return <Notice text={say(`play-offered-${offer.kind}`)} />;
  const text = say(`play-offers-${offer.kind}`, { who: seatName(cast, seat) });
  // Spectators, and seats that have agreed, have nothing to answer.
  if (ours || !asked.length) return <Notice text={text} />;
  return (
    <Notice text={text}>
      <button type="button" class="button slim soft" onClick={() => state.answer(offer.kind, false)}>
        {say('play-decline')}
      </button>
      <button type="button" class="button slim main" onClick={() => state.answer(offer.kind, true)}>
        {say('play-accept')}
      </button>
    </Notice>
  );
}

/** The vote of a team on giving up, which opponents do not see. */
function GivingUp({ state, offer }: { state: PlayState; offer: OfferState }) {
  const cast = state.cast.value;
  const seat = cast.table.seats[offer.seat];
  const own = cast.mine.find((one) => one.side === seat?.side);
  if (!seat || !own) return null;
  const ours = cast.mine.some((one) => offer.agreed.includes(one.seat));
  const asked = seat.player === own.player;
  const text = asked
    ? say('play-give-up-asked')
    : say('play-give-up-asks', { who: seatName(cast, seat), agreed: ours ? 'yes' : 'no' });
  const answer = (yes: boolean) =>
    void state.ask({ type: 'answer', seat: own.seat, kind: 'resign', yes });
  return (
    <Notice text={text} kind="choice">
      <button
        type="button"
        class={`button slim ${ours ? 'soft' : 'main'}`}
        onClick={() => answer(false)}
      >
        {say('play-play-on')}
      </button>
      {!ours && (
        <button type="button" class="button slim soft" onClick={() => answer(true)}>
          <Icon name="flag" />
          {say('play-resign')}
        </button>
      )}
    </Notice>
  );
}

/** Notices about absent people, whose seats are kept for a while. */
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

interface LeaverProps {
  state: PlayState;
  gone: Attending;
  grace: number;
}

/** An absence matters only on the person's turn; at other times their bar shows it. */
function Leaver({ state, gone, grace }: LeaverProps) {
  const { table, view } = state.cast.value;
  const seat = table.seats[gone.seat]!;
  const since = Math.max(gone.gone_since ?? 0, state.waitedFor.value[gone.seat] ?? 0);
  const until = since && since + grace;
  const now = useNow(until > serverNow(), () => 250);
  const name = ownerName(seat);
  const kept = say('play-gone-kept', { name });
  const awaited = seat.side === view.to_move;
  useSpokenCountdown(awaited ? Math.ceil((until - now) / 1000) : 0, sentences(kept, waitText(until - now)));
  if (!awaited) return null;
  if (until <= now) return <Absent state={state} seat={seat} name={name} />;
  return (
    <Notice text={kept}>
      <b class="num ltr notice-time" role="timer" aria-live="off">
        {waitText(until - now)}
      </b>
    </Notice>
  );
}

/** Buttons after a long absence: wait (the main one), put a bot in, claim the win. */
function Absent({ state, seat, name }: { state: PlayState; seat: SeatState; name: string }) {
  const { mine } = state.cast.value;
  const rival = mine.find((one) => one.side !== seat.side)?.seat;
  const own = rival ?? mine[0]!.seat;
  // A substitute is an ordinary computer: it sits in for a person.
  const level = Math.min(settings.value.level, STRONGEST);
  return (
    <Notice text={say('play-gone', { name })} kind="choice">
      <button type="button" class="button slim main" onClick={() => state.waitFor(seat.seat)}>
        {say('play-wait')}
      </button>
      <button
        type="button"
        class="button slim soft"
        onClick={() =>
          void state.ask({ type: 'claim', seat: own, gone: seat.seat, want: 'bot', level })
        }
      >
        <Icon name="bot" />
        {say('play-put-bot')}
      </button>
      {rival !== undefined && (
        <button
          type="button"
          class="button slim soft"
          onClick={() => void state.ask({ type: 'claim', seat: own, gone: seat.seat, want: 'win' })}
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

/** A move suggested by a teammate, or a hint of the engine. */
function Suggested({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const shown = state.match.suggestion.value;
  const hint = state.match.hint.value;
  const move = shown?.move ?? hint?.move;
  const seat = shown && cast.table.seats[shown.seat];
  if (!move || state.moment.value) return null;
  const text = seat
    ? say('play-suggests', { who: seatName(cast, seat), move })
    : say('play-hint', { move });
  const why = !seat && hint ? whyHint(cast, hint.why) : '';
  return (
    <Notice text={why ? `${text}. ${why}` : text}>
      {state.options.value && (
        <button type="button" class="button slim main" onClick={() => state.draft.play(move)}>
          {say('play-play-it')}
        </button>
      )}
    </Notice>
  );
}

/** The button that replays how a life was lost, until the next round begins. */
export function WhyCaught({ state, place }: { state: PlayState; place: string }) {
  const caught = state.caught.value;
  const round = caught === null ? undefined : roundOf(state.rounds.value, caught);
  if (!round || round !== state.rounds.value.at(-1) || state.moment.value) return null;
  const own = state.match.mySides.value.includes(0);
  return (
    <div class={`notice why ${place}`}>
      <button type="button" class="button slim soft" onClick={() => void replayCatch(state)}>
        <Icon name="play" />
        {say('play-why-caught', { own: own ? 'yes' : 'no' })}
      </button>
    </div>
  );
}
