/** The seats of a table before the start, with their people, pieces and buttons. */

import { useSignal, type Signal } from '@preact/signals';

import { PieceIcon } from '../../board';
import type { TableRequest } from '../../match';
import { Icon } from '../../parts/icon';
import { levelFor, levelsFor, levelText } from '../../parts/levels';
import { seatName, sitterOf } from '../../parts/people';
import { SendLink } from '../../parts/send';
import { set, settings } from '../../settings';
import type { ModeOffered, SeatState, Table, View } from '../../wire';
import { listed, say, together } from '../../words';
import type { Chair } from './chairs';
import { Characters, character } from './characters';
import { Ghost, type Lifted } from './hands';
import { joinAddress } from './invite';
import type { Kept } from './kept';

/** Shared properties of the parts of the table's screen. */
export interface Around {
  table: Table;
  mode: ModeOffered;
  view: View;
  you: string;
  owner: boolean;
  known: Kept | undefined;
  /** Seats whose people are absent. */
  away: Set<number>;
  lifted: Signal<Lifted | null>;
  give(piece: number, hand: number): void;
  act(...commands: TableRequest[]): Promise<boolean>;
}

interface SeatProps {
  around: Around;
  seat: SeatState;
  /** What the seat plays; undefined if that is drawn by lot. */
  chair: Chair | null;
  /** The index of its hand of ghosts, if it has one. */
  hand: number | null;
}

export function Seat({ around, seat, chair, hand }: SeatProps) {
  const who = sitterOf(seat, around.you);
  const name = who === 'free' ? freeName(around, chair, seat) : seatName(seat, around.you);
  return (
    <article class={`seat ${who}`} data-hand={hand ?? undefined} aria-label={name}>
      <div class="seat-head">
        <SeatPieces around={around} seat={seat} chair={chair} hand={hand} />
        <div class="seat-text">
          <b>
            <bdi>{name}</bdi>
          </b>
          <span class="quiet small">{chairText(around, chair, who === 'free')}</span>
        </div>
        {who === 'other' && seat.agreed && <span class="chip">{say('table-unsure')}</span>}
        {who === 'other' && around.away.has(seat.seat) && (
          <span class="chip">{say('page-away')}</span>
        )}
        {who === 'free' && <SeatLink around={around} seat={seat} />}
        {who === 'bot' && <BotEnd around={around} seat={seat} />}
        {who === 'you' && <StandUp around={around} seat={seat} />}
        {who === 'other' && around.owner && <SendAway around={around} seat={seat} />}
      </div>
      {who === 'free' && <FreeEnd around={around} seat={seat} />}
      {who === 'you' && around.mode.team === null && <Characters around={around} seat={seat} />}
      {hand !== null && <PutHere around={around} hand={hand} />}
    </article>
  );
}

/** The name of a free seat: its piece, or its number if the lot decides. */
function freeName(around: Around, chair: Chair | null, seat: SeatState): string {
  if (!chair) return say('table-seat-free', { number: seat.seat + 1 });
  if (around.mode.team === null) return say('table-free-race', { number: chair.side + 1 });
  return say('table-free-piece', { piece: pieceNames(around, chair) });
}

function pieceNames({ mode }: Around, chair: Chair): string {
  const names = chair.pieces.map((piece) => say(`piece-${mode.pieces[piece]!.name}`));
  return together(names);
}

function chairText(around: Around, chair: Chair | null, free: boolean): string {
  if (!chair) return say('table-by-lot');
  if (around.mode.team === null) return say('table-turn', { number: chair.side + 1 });
  const places = chair.pieces.map((piece) => around.view.homes[piece] ?? '');
  // Some pieces start off the board.
  if (!places.every(Boolean)) return say('table-enters');
  if (free) return say('table-starts', { squares: listed(places) });
  const names = chair.pieces.map((piece) => say(`piece-${around.mode.pieces[piece]!.name}`));
  return names.map((name, index) => `${name} ${places[index]}`).join(' · ');
}

function SeatPieces({ around, seat, chair, hand }: SeatProps) {
  const { mode } = around;
  if (!chair) {
    const chosen = character(seat);
    return (
      <span class="seat-pieces">
        {chosen ? (
          <PieceIcon name={chosen} size={40} />
        ) : (
          <span class="seat-lot" aria-hidden="true">
            <Icon name="dice" />
          </span>
        )}
      </span>
    );
  }
  const free = sitterOf(seat, around.you) === 'free';
  return (
    <span class={free ? 'seat-pieces faint' : 'seat-pieces'}>
      {chair.pieces.map((piece) =>
        hand !== null && around.owner ? (
          <Ghost key={piece} mode={mode} piece={piece} lifted={around.lifted} onDrop={around.give} />
        ) : (
          <PieceIcon
            key={piece}
            name={mode.pieces[piece]!.name}
            side={chair.side}
            character={character(seat)}
            size={40}
          />
        ),
      )}
    </span>
  );
}

/** A hand of ghosts; the owner of the table may lift them. */
export function SharedPieces({ around, share }: { around: Around; share: number[] }) {
  const { mode, lifted, owner, give } = around;
  return (
    <>
      {share.map((piece) =>
        owner ? (
          <Ghost key={piece} mode={mode} piece={piece} lifted={lifted} onDrop={give} />
        ) : (
          <PieceIcon key={piece} name={mode.pieces[piece]!.name} size={40} />
        ),
      )}
    </>
  );
}

/** The button that puts the lifted ghost down in this hand. */
export function PutHere({ around, hand }: { around: Around; hand: number }) {
  const now = around.lifted.value;
  if (!now || now.at || around.table.shares[hand]?.includes(now.piece)) return null;
  const piece = say(`piece-${around.mode.pieces[now.piece]!.name}`);
  return (
    <button
      type="button"
      class="button slim put-here"
      onClick={() => {
        around.lifted.value = null;
        around.give(now.piece, hand);
      }}
    >
      {say('table-put-here', { piece })}
    </button>
  );
}

type EndProps = Pick<SeatProps, 'around' | 'seat'>;

function FreeEnd({ around, seat }: EndProps) {
  const here = around.table.seats.some((one) => one.player === around.you);
  const level = levelFor(around.table.setup, settings.value.level);
  const naming = useSignal(false);
  // Others come to a private table by its link or code.
  if (!around.owner && !around.table.setup.public) return null;
  if (naming.value) return <NameAndSit around={around} seat={seat} onEnd={() => (naming.value = false)} />;
  const sit = () => {
    // A second person at this screen needs another name.
    if (here) naming.value = true;
    else void around.act({ type: 'take', seat: seat.seat, name: settings.value.name });
  };
  return (
    <div class="seat-end">
      <button type="button" class={here ? 'button slim' : 'button main slim'} onClick={sit}>
        {say(here ? 'table-sit-too' : 'table-sit')}
      </button>
      {around.owner && (
        <button
          type="button"
          class="button slim"
          onClick={() => around.act({ type: 'bot', seat: seat.seat, level })}
        >
          <Icon name="bot" />
          {say('table-add-computer')}
        </button>
      )}
    </div>
  );
}

/** The link of this seat, for the owner of the table. */
function SeatLink({ around, seat }: EndProps) {
  const secret = around.known?.links[String(seat.seat)];
  if (!secret) return null;
  return <SendLink address={joinAddress(secret)} label={say('table-seat-link')} />;
}

function NameAndSit({ around, seat, onEnd }: EndProps & { onEnd(): void }) {
  const name = useSignal('');
  async function sit(event: Event) {
    event.preventDefault();
    if (await around.act({ type: 'take', seat: seat.seat, name: name.value })) onEnd();
  }
  return (
    <form class="seat-end naming" onSubmit={sit}>
      <input
        class="field"
        maxLength={24}
        aria-label={say('table-name-too')}
        placeholder={say('table-name-too')}
        value={name.value}
        ref={(field) => field?.focus()}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <button class="button main slim">{say('table-sit')}</button>
      <button type="button" class="icon-button" aria-label={say('page-cancel')} onClick={onEnd}>
        <Icon name="close" />
      </button>
    </form>
  );
}

function BotEnd({ around, seat }: EndProps) {
  if (!around.owner) return <Icon name="bot" />;
  const change = (level: number) => {
    set('level', level);
    return around.act(
      { type: 'leave', seat: seat.seat },
      { type: 'bot', seat: seat.seat, level },
    );
  };
  return (
    <>
      <select
        class="field level-field"
        aria-label={say('home-level')}
        value={String(seat.level)}
        onChange={(event) => change(Number(event.currentTarget.value))}
      >
        {levelsFor(around.table.setup).map((level) => (
          <option key={level} value={String(level)}>
            {levelText(level)}
          </option>
        ))}
      </select>
      <SendAway around={around} seat={seat} />
    </>
  );
}

function SendAway({ around, seat }: EndProps) {
  const name = seatName(seat, around.you);
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={say('table-send-away', { name })}
      onClick={() => around.act({ type: 'leave', seat: seat.seat })}
    >
      <Icon name="close" />
    </button>
  );
}

function StandUp({ around, seat }: EndProps) {
  return (
    <button
      type="button"
      class="button slim soft"
      onClick={() => around.act({ type: 'leave', seat: seat.seat })}
    >
      {say('table-stand-up')}
    </button>
  );
}
