/** Cards of the two sides of a chase: PAC-MAN's lives and pellets, the ghosts and their players. */

import type { ComponentChildren } from 'preact';

import { PieceIcon } from '../../board';
import { Icon } from '../../parts/icon';
import type { Piece, View } from '../../wire';
import { has, say } from '../../words';
import { Bubbles, Frame, Pips, SideClock, Stock, Who, isAway } from './bars';
import { isBot, isMine, pieceName, piecesOf, seatName, seatsOf, type Place } from './names';
import { WhyCaught } from './notices';
import type { PlayState } from './state';
import { Term, type TermName } from './term';

const PACMAN = 0;
const GHOSTS = 1;

export function PacmanCard({ state, place }: { state: PlayState; place: Place }) {
  const view = state.view.value;
  const seat = seatsOf(state.cast.value.table, PACMAN)[0];
  return (
    <div class="chase-card pacman-card card side-muncher">
      <Frame state={state} side={PACMAN} place={place} label={say('side-pacman')}>
        <span class="bar-piece" data-away={isAway(state, seat)}>
          <PieceIcon name={view.figures[0]!.name} size={40} />
        </span>
        <div class="bar-names">
          <Who state={state} seat={seat} />
          <span class="quiet small wide-only">{say('side-pacman')}</span>
        </div>
        <SideClock state={state} side={PACMAN} />
        <Bubbles state={state} side={PACMAN} />
      </Frame>
      <dl class="stats">
        <Lives view={view} />
        <Pellets view={view} />
        <Reserve state={state} />
        <StockRow state={state} side={PACMAN} label={say('play-fences-label')} />
        <LevelSoFar view={view} />
      </dl>
    </div>
  );
}

function Lives({ view }: { view: View }) {
  const [left, all] = [view.lives ?? 0, view.lives_at_start ?? 0];
  return (
    <div>
      <dt>{say('play-lives')}</dt>
      <dd class="icons">
        <span class="heard">{say('play-lives-left', { count: left })}</span>
        {Array.from({ length: all }, (_, index) => (
          <PieceIcon key={index} name={index < left ? 'heart' : 'heart-lost'} size={20} />
        ))}
      </dd>
    </div>
  );
}

function Pellets({ view }: { view: View }) {
  const all = view.pellets_at_start.length;
  return (
    <div>
      <dt>{say('play-pellets')}</dt>
      <dd class="icons">
        <span class="heard">{say('play-pellets-eaten', { count: view.eaten, all })}</span>
        {Array.from({ length: all }, (_, index) => (
          <PieceIcon key={index} name={index < view.eaten ? 'pellet-dot' : 'pellet-eaten'} size={22} />
        ))}
      </dd>
    </div>
  );
}

function Reserve({ state }: { state: PlayState }) {
  const { reserve } = state.view.value.marks;
  if (reserve === null) return null;
  return (
    <div class="reserve">
      <dt>
        <Term state={state} name="reserve">
          {say('play-reserve')}
        </Term>
      </dt>
      <dd class="icons">
        <PieceIcon name="pellet-dot" size={22} />
        <b class="num">{reserve}</b>
      </dd>
    </div>
  );
}

function StockRow({ state, side, label }: { state: PlayState; side: number; label: string }) {
  if (!state.view.value.stock_at_start[side]) return null;
  return (
    <div class="stock">
      <dt>
        <span class="wide-only">{label}</span>
        <span class="narrow-only">{say('play-fences-label')}</span>
      </dt>
      <dd>
        <Stock state={state} side={side} />
      </dd>
    </div>
  );
}

/** PAC-MAN's level, as if the match ended now. */
function LevelSoFar({ view }: { view: View }) {
  const key = `level-${view.eaten}`;
  if (!has(key)) return null;
  return (
    <div class="wide-only">
      <dt>{say('play-level-so-far')}</dt>
      <dd>
        <b>{say(key)}</b>
      </dd>
    </div>
  );
}

export function GhostsCard({ state, place }: { state: PlayState; place: Place }) {
  const view = state.view.value;
  const chamber = view.fences.filter((one) => one.chamber).length;
  const opened = chamber + view.vacated.length;
  return (
    <div class="chase-card ghosts-card card side-ghosts">
      <Frame state={state} side={GHOSTS} place={place} label={say('side-ghosts')}>
        <h2 class="wide-only">{say('side-ghosts')}</h2>
        <ul class="ghost-seats">
          {piecesOf(view, GHOSTS).map((piece) => (
            <Ghost key={piece} state={state} piece={piece} />
          ))}
        </ul>
        <SideClock state={state} side={GHOSTS} />
        <Bubbles state={state} side={GHOSTS} />
      </Frame>
      <dl class="stats">
        <StockRow state={state} side={GHOSTS} label={say('play-team-stock')} />
        {opened > 0 && (
          <div class="chamber">
            <dt>
              <Term state={state} name="chamber">
                {say('play-chamber')}
              </Term>
            </dt>
            <dd>
              <Pips count={chamber} of={opened} kind="chamber" />
            </dd>
          </div>
        )}
        {view.marks.speed !== null && (
          <div>
            <dt>{say('play-speed')}</dt>
            <dd>
              <b>{say('play-steps', { count: view.marks.speed })}</b>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Ghost({ state, piece }: { state: PlayState; piece: Piece }) {
  const cast = state.cast.value;
  const view = state.view.value;
  const figure = view.figures[piece]!;
  const seat = cast.table.seats.find((one) => one.pieces?.includes(piece));
  const mine = seat !== undefined && cast.mine.some((own) => own.seat === seat.seat);
  const shared = mine && !isMine(cast, PACMAN) && cast.table.seats.length > 2;
  const sees = view.marks.sights.some((sight) => sight.ghost === piece);
  const moving = cast.table.phase === 'playing' && isNext(view, piece);
  return (
    <li data-out={figure.square === null} data-moving={moving} data-mine={shared}>
      <span class="ghost-face" data-away={isAway(state, seat)}>
        <PieceIcon name={figure.name} size={36} />
        {seat && !isBot(seat) && cast.table.seats.length > 2 && (
          <span class="ghost-owner cut narrow-only" aria-hidden="true">
            {seatName(cast, seat)}
          </span>
        )}
        {sees && (
          <span class="sees-badge">
            <Icon name="eye" />
            <span class="heard">{say('play-sees', { own: isMine(cast, PACMAN) ? 'yes' : 'no' })}</span>
          </span>
        )}
      </span>
      <span class="ghost-words">
        <b>{pieceName(view, piece)}</b>{' '}
        {seat && (
          <span class="quiet">
            {seatName(cast, seat)}
            {isBot(seat) && <Icon name="bot" />}
          </span>
        )}
        <span class="ghost-where small quiet">{where(view, piece)}</span>
      </span>
      {shared && <span class="chip yours">{say('play-yours')}</span>}
    </li>
  );
}

/** Whether a ghost is marked as the mover; none is where any ghost may walk. */
function isNext(view: View, piece: Piece): boolean {
  return view.movers.includes(piece) && view.movers.length < piecesOf(view, GHOSTS).length;
}

function where(view: View, piece: Piece): string {
  const { square } = view.figures[piece]!;
  if (square === null) return say('play-off-board');
  const sight = view.marks.sights.find((one) => one.ghost === piece);
  if (!sight) return say('play-on-square', { square });
  const along = sight.start[0] === sight.prey[0] ? 'file' : 'rank';
  return say(`play-sees-along-${along}`, {
    name: along === 'file' ? sight.start[0]! : sight.start[1]!,
  });
}

/** The legend of the signs that are on this board; each answers a tap with one sentence. */
export function Legend({ state }: { state: PlayState }) {
  const view = state.view.value;
  const { marks } = view;
  const shown = state.overlay.value.sight && marks.sights.length > 0;
  return (
    <ul class="legend card">
      <li class="legend-why narrow-only">
        <WhyCaught state={state} place="" />
      </li>
      {marks.gates.length > 0 && (
        <Sign state={state} name="respawn" short={say('board-gate')} long={say('play-legend-respawn')}>
          <PieceIcon name="respawn" size={24} />
        </Sign>
      )}
      {marks.tunnels.map(([one, other], index) => (
        <Sign
          key={one}
          state={state}
          name="tunnel"
          short={say('play-legend-tunnel', { one, other })}
          long={say('play-legend-tunnel', { one, other })}
        >
          <span class="arch">
            <PieceIcon name={`arch-${index + 1}+0`} size={24} />
          </span>
        </Sign>
      ))}
      {view.chamber.length > 0 && (
        <Sign state={state} name="chamber" narrow short={say('play-chamber')}>
          <span class="legend-chamber" />
        </Sign>
      )}
      {marks.reserve !== null && (
        <Sign state={state} name="reserve" narrow short={say('play-reserve')}>
          <PieceIcon name="pellet-dot" size={24} />
        </Sign>
      )}
      {marks.reserve !== null && (
        <Sign state={state} name="spend" short={say('play-word-spend')} long={say('board-action-spend')}>
          <PieceIcon name="pellet-dot" size={24} />
        </Sign>
      )}
      {shown && (
        <>
          <Sign state={state} name="sight" short={say('play-word-sight')} long={say('play-legend-sight')}>
            <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true">
              <path d="M1 6h20M18 2l5 4-5 4" class="legend-sight" />
            </svg>
          </Sign>
          <Sign state={state} name="frenzy" short={say('play-word-frenzy')} long={say('play-word-frenzy')}>
            <Icon name="spark" />
          </Sign>
        </>
      )}
      {marks.edible.length > 0 && (
        <Sign state={state} name="boost" short={say('play-boost')} long={say('play-legend-ring')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" class="legend-ring" />
          </svg>
        </Sign>
      )}
    </ul>
  );
}

interface SignProps {
  state: PlayState;
  name: TermName;
  /** On a phone. */
  short: string;
  long?: string;
  /** On a phone only: on wide pages the word stands in a card. */
  narrow?: boolean;
  children: ComponentChildren;
}

function Sign({ state, name, short, long, narrow = false, children }: SignProps) {
  return (
    <li class={narrow ? 'narrow-only' : undefined}>
      <Term state={state} name={name} class="sign">
        {children}
        <span class="wide-only">{long}</span>
        <span class="narrow-only">{short}</span>
      </Term>
    </li>
  );
}
