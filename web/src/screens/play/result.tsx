/** The result of a match and what can follow it. The board stays visible. */

import { Icon } from '../../parts/icon';
import { follow, go } from '../../router';
import { settings } from '../../settings';
import type { Leg, Side } from '../../wire';
import { has, say } from '../../words';
import { SideIcon } from './line';
import { seatName, sideClass } from './names';
import { NextLevel } from './next';
import { champion, resultReason, resultTitle, verdict } from './outcome';
import type { PlayState } from './state';

export function ResultLine({ state }: { state: PlayState }) {
  const cast = state.cast.value;
  const winner = champion(cast);
  const colour = winner === null ? 'plain' : sideClass(cast.view, winner);
  return (
    <div class={`line-result ${colour}`} data-verdict={verdict(cast)}>
      {winner !== null && (
        <span class="result-piece">
          <SideIcon cast={cast} side={winner} size={26} />
        </span>
      )}
      <p>
        <b>{resultTitle(cast)}</b> <span class="small">{resultReason(cast)}</span>
      </p>
      <div class="wide-only result-buttons">
        <NextButtons state={state} />
        <AnalyseLink state={state} look="button" />
      </div>
    </div>
  );
}

/** Opens the analysis board with the game, at the move that is shown. */
function AnalyseLink({ state, look }: { state: PlayState; look: string }) {
  return (
    <a class={look} href={`/analysis?game=${state.match.id}&ply=${state.made.value}`} onClick={follow}>
      <Icon name="routes" />
      {say('page-analyse')}
    </a>
  );
}

/** Rematch or the next leg, and another game. */
export function NextButtons({ state }: { state: PlayState }) {
  return (
    <>
      <Again state={state} />
      <a class="button" href={`/${state.match.id}/review`} onClick={follow}>
        <Icon name="hint" />
        {say('play-review')}
      </a>
      <a class="button" href="/" onClick={follow}>
        <Icon name="plus" />
        {say('play-new')}
      </a>
    </>
  );
}

function Again({ state }: { state: PlayState }) {
  const { table, mine } = state.cast.value;
  if (table.after) {
    const leg = table.setup.legs === 2 && (table.leg ?? 1) === 1;
    return (
      <button type="button" class="button main" onClick={() => go(`/${table.after}`)}>
        <Icon name="chevron" />
        {say(leg ? 'play-next-leg' : 'play-next-game')}
      </button>
    );
  }
  if (!mine.length) return null;
  const offered = table.offers?.find((one) => one.kind === 'rematch');
  const ours = offered?.agreed.some((seat) => mine.some((own) => own.seat === seat)) ?? false;
  return (
    <button
      type="button"
      class="button main"
      disabled={ours}
      onClick={() => (offered ? state.answer('rematch', true) : state.offer('rematch'))}
    >
      <Icon name="swap" />
      {say(ours ? 'play-rematch-asked' : 'play-rematch')}
    </button>
  );
}

/** PAC-MAN's level with its joke, and two legs side by side. */
export function ResultMore({ state }: { state: PlayState }) {
  const { table, view } = state.cast.value;
  if (table.phase !== 'over') return null;
  // The view does not know of a resignation or a flag, so the result is read from the table.
  const rating = table.result?.rating ?? view.rating;
  const joke = rating !== null && table.result?.winners.length ? `joke-${rating}` : '';
  return (
    <>
      {rating !== null && (
        <div class="notice result-level side-muncher">
          <b>{say('play-level', { level: say(`level-${rating}`) })}</b>
          {has(joke) && <span class="small">{say(joke)}</span>}
        </div>
      )}
      <NextLevel state={state} />
      <Legs state={state} />
    </>
  );
}

function Legs({ state }: { state: PlayState }) {
  const summary = state.match.summary.value;
  const cast = state.cast.value;
  if (!summary) return null;
  return (
    <table class="notice legs small">
      <caption class="heard">{say('play-legs')}</caption>
      <thead>
        <tr>
          <td />
          {summary.legs.map((leg, index) => (
            <th key={leg.match} scope="col">
              {say('play-leg', { number: index + 1 })}
            </th>
          ))}
          <th scope="col">{say('play-points')}</th>
        </tr>
      </thead>
      <tbody>
        {cast.table.seats.map((seat) => (
          <tr key={seat.seat}>
            <th scope="row">{seatName(cast, seat)}</th>
            {summary.legs.map((leg) => (
              <td key={leg.match}>
                <LegPart leg={leg} seat={seat.seat} />
              </td>
            ))}
            <td class="num legs-points">{summary.points[seat.seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a leg went for a seat, and from which side of the board. */
function LegPart({ leg, seat }: { leg: Leg; seat: number }) {
  const side = leg.sides[seat] ?? 0;
  const shared = leg.winners.length > 1 ? 'draw' : 'off';
  const how = leg.winners.length !== 1 ? shared : leg.winners.includes(side) ? 'won' : 'lost';
  return (
    <>
      <b>{say('play-leg-result', { how })}</b>
      <br />{' '}
      <span class="quiet">{legRole(leg, side)}</span>
    </>
  );
}

function legRole({ pellets }: Leg, side: Side): string {
  if (pellets === null) return say('play-leg-start', { first: side === 0 ? 'yes' : 'no' });
  const role = say(side === 0 ? 'side-pacman' : 'side-ghosts');
  return say('play-leg-role', { role, pellets });
}

/** The record and pictures of the match, to keep. */
export function SaveLinks({ state }: { state: PlayState }) {
  const theme = settings.value.theme === 'auto' ? systemTheme() : settings.value.theme;
  const kinds = ['qgn', 'json', 'svg', 'png', 'gif', 'animated.svg'] as const;
  const ply = state.moment.value ? `&ply=${state.moment.value.ply}` : '';
  return (
    <ul class="panel-list">
      {state.cast.value.table.phase === 'over' && (
        <li>
          <AnalyseLink state={state} look="row" />
        </li>
      )}
      {kinds.map((kind) => {
        const name = `${state.match.id}.${kind}`;
        const drawn = kind === 'svg' || kind === 'png';
        const shade = kind === 'qgn' || kind === 'json' ? '' : `?theme=${theme}${drawn ? ply : ''}`;
        return (
          <li key={kind}>
            <a class="row" href={`/game/export/${name}${shade}`} download={name}>
              <Icon name="save" />
              {say(`play-save-${kind.replace('.', '-')}`)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function systemTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
