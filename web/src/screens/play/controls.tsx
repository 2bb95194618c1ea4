/** The dock: buttons of the draft while there is one, else actions of the table. */

import { PieceIcon, type Action, type DraftState } from '../../board';
import { useCalm } from '../../parts/calm';
import { Icon, type IconName } from '../../parts/icon';
import { say } from '../../words';
import { DraftButtons } from './buttons';
import { isBot, isMine, sideClass } from './names';
import { NextButtons } from './result';
import type { PlayState } from './state';

export function Controls({ state }: { state: PlayState }) {
  const { view } = state.cast.value;
  const draft = state.draft.state.value;
  const busy = drafting(draft);
  const calm = useCalm(buttonsOf(state), fromBoard);
  return (
    <div class={`controls ${sideClass(view, view.to_move)}`} data-calm={calm}>
      {busy ? <DraftButtons state={state} draft={draft} /> : <Idle state={state} />}
    </div>
  );
}

/** Whether a draft has buttons; a fence under the mouse has none, since a click places it. */
function drafting(draft: DraftState): boolean {
  if (draft.kind === 'fence') return draft.stage !== 'hover';
  if (draft.kind === 'relocate') return false;
  return draft.kind !== 'idle';
}

/** Which buttons there are, by name. */
function buttonsOf(state: PlayState): string {
  const draft = state.draft.state.value;
  if (drafting(draft)) return `draft ${draft.kind}`;
  if (state.asking.value) return `ask ${state.asking.value}`;
  const { phase } = state.cast.value.table;
  const actions = phase === 'playing' ? actionsOf(state) : [];
  const over = state.panel.value ? 'panel ' : ''; // on a phone the panel covers the buttons
  return `${over}${phase} ${actions.map((action) => action.move).join(' ')}`;
}

/** New buttons of a draft may be tapped at once: the finger that began it is on the board. */
function fromBoard(before: string, now: string): boolean {
  return now.startsWith('draft ') && !/^(draft|ask) /.test(before);
}

function Idle({ state }: { state: PlayState }) {
  const { table } = state.cast.value;
  if (state.asking.value) return <AskOnce state={state} what={state.asking.value} />;
  if (table.phase === 'over') return <OverActions state={state} />;
  if (actionsOf(state).length) return <TurnActions state={state} />;
  return <TableActions state={state} />;
}

/** Buttons for moves that are no square and no fence; respawn squares are tapped instead. */
function actionsOf(state: PlayState): Action[] {
  if (!state.options.value) return [];
  return state.draft.actions.value.filter((action) => action.kind !== 'enter');
}

function TurnActions({ state }: { state: PlayState }) {
  return (
    <>
      {actionsOf(state).map((action) => (
        <button
          type="button"
          key={action.move}
          class={`button ${action.kind === 'pass' ? 'commit' : 'soft'}`}
          onClick={() => state.draft.play(action.move)}
        >
          {action.kind === 'spend' && <PieceIcon name="pellet-dot" size={26} />}
          {say(action.key, action.args)}
        </button>
      ))}
      <More state={state} />
    </>
  );
}

function More({ state }: { state: PlayState }) {
  return (
    <button
      type="button"
      class="button soft more"
      aria-label={say('play-panel-more')}
      aria-expanded={state.panel.value !== null}
      onClick={() => (state.panel.value = state.panel.value ? null : 'more')}
    >
      <Icon name="menu" />
    </button>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  on?: boolean;
  disabled?: boolean;
  act(): void;
}

function Tool({ icon, label, on, disabled = false, act }: ToolProps) {
  return (
    <button type="button" class="tool" aria-pressed={on} disabled={disabled} onClick={act}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

function TableActions({ state }: { state: PlayState }) {
  const { mine } = state.cast.value;
  const early = state.match.moves.value.length < 2;
  return (
    <>
      {mine.length > 0 && (
        <>
          <Tool
            icon="flag"
            label={say(early ? 'play-abort' : 'play-resign')}
            act={() => (state.asking.value = early ? 'abort' : 'resign')}
          />
          <Tool
            icon="back"
            label={say(againstBots(state) ? 'play-undo' : 'play-takeback')}
            disabled={!mayTakeBack(state)}
            act={() => state.offer('takeback')}
          />
        </>
      )}
      <Tool
        icon="routes"
        label={say('play-routes')}
        on={state.overlay.value.routes}
        act={() => state.toggle('routes')}
      />
      {mine.length > 0 ? (
        <Tool
          icon="speech"
          label={say('play-phrases')}
          act={() => (state.panel.value = 'phrases')}
        />
      ) : (
        <Tool icon="flip" label={say('play-flip')} act={() => state.flip()} />
      )}
      <Tool icon="menu" label={say('play-panel-more')} act={() => (state.panel.value = 'more')} />
    </>
  );
}

export function mayTakeBack(state: PlayState): boolean {
  const { mine } = state.cast.value;
  return state.rounds.value.some((round) =>
    round.plies.some((ply) => mine.some((seat) => seat.side === ply.side)),
  );
}

/** Whether undo needs no agreement: all other seats are bots. */
function againstBots(state: PlayState): boolean {
  const { table, mine } = state.cast.value;
  return table.seats.every((seat) => isBot(seat) || mine.some((own) => own.seat === seat.seat));
}

/** The question before giving up, in place of the buttons and not in a dialog. */
export function AskOnce({ state, what }: { state: PlayState; what: 'resign' | 'abort' }) {
  const seat = state.speaker();
  const question =
    what === 'resign' && state.asksTeam() ? say('play-resign-team') : say(`play-${what}-sure`);
  return (
    <div class="ask-once" role="group" aria-label={question}>
      <b class="cut">{question}</b>
      <button type="button" class="button soft" onClick={() => (state.asking.value = null)}>
        {say('play-no')}
      </button>
      <button
        type="button"
        class="button main"
        onClick={() => {
          state.asking.value = null;
          if (seat !== undefined) void state.ask({ type: what, seat });
        }}
      >
        {say('play-yes')}
      </button>
    </div>
  );
}

function OverActions({ state }: { state: PlayState }) {
  const seated = state.cast.value.mine.length > 0;
  return (
    <>
      <div class="over-next narrow-only">
        <NextButtons state={state} />
        <More state={state} />
      </div>
      <div class="over-tools wide-only">
        <Tool icon="save" label={say('play-save')} act={() => (state.panel.value = 'save')} />
        {seated && (
          <Tool icon="speech" label={say('play-phrases')} act={() => (state.panel.value = 'phrases')} />
        )}
        <Tool icon="flip" label={say('play-flip')} act={() => state.flip()} />
        <Tool icon="menu" label={say('play-panel-more')} act={() => (state.panel.value = 'more')} />
      </div>
    </>
  );
}

/** Whether we may ask for a hint now. */
export function mayHint(state: PlayState): boolean {
  const cast = state.cast.value;
  const casual = cast.table.setup.casual !== false;
  return casual && state.options.value !== null && isMine(cast, cast.view.to_move);
}
