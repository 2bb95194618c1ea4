/** The board of a practice, the line that says what is drafted or judged, and the buttons. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { Board, draftLabel, PieceIcon, refusalOf } from '../../board';
import type { Turn } from '../../board/geometry';
import { useCalm } from '../../parts/calm';
import { Icon } from '../../parts/icon';
import { TextBoard } from '../../parts/spoken';
import { settings } from '../../settings';
import { say } from '../../words';
import { DraftButtons } from '../play/buttons';
import { sideClass } from '../play/names';
import type { Note, Practice } from './practice';

interface PracticeProps {
  practice: Practice;
}

interface BoardLook {
  show?: string[];
  turn?: Turn;
  characters?: (string | null)[];
  suggestion?: string | null;
}

export function PracticeBoard({ practice, show, turn = 0, ...look }: PracticeProps & BoardLook) {
  useLayoutEffect(() => listenToTyping(practice), [practice]);
  if (settings.value.spoken) return <PracticeText practice={practice} />;
  const begun = practice.view.value !== practice.start.view;
  return (
    <Board
      view={practice.view.value}
      options={practice.options.value}
      turn={turn}
      {...look}
      draft={practice.draft}
      {...(show && !begun ? { show } : {})}
      label={say('play-board')}
    />
  );
}

/** The board as text; a move is typed. */
function PracticeText({ practice }: PracticeProps) {
  const { draft } = practice;
  return (
    <TextBoard
      view={practice.view.value}
      options={practice.options.value}
      draft={draft}
      play={(move) => void practice.play(move)}
    />
  );
}

/** The keys work on the board at once. */
export function focusBoard(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('[role=grid], .spoken-form input')?.focus({ preventScroll: true });
}

/** Moves may be typed anywhere on the page. */
function listenToTyping({ draft }: Practice): () => void {
  const press = (event: KeyboardEvent) => {
    if (draft.press(event)) event.preventDefault();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

const ICONS = { bad: 'close', good: 'check', hint: 'hint', plain: null } as const;

/** What is drafted, else the newest note, else `idle`. */
export function PracticeLine({ practice, idle = '' }: PracticeProps & { idle?: string }) {
  const { text, tone } = lineOf(practice) ?? { text: idle, tone: 'plain' };
  const icon = ICONS[tone];
  return (
    <p class="practice-line" data-tone={tone}>
      {icon && <Icon name={icon} />}
      <span>{text}</span>
    </p>
  );
}

function lineOf(practice: Practice): Note | null {
  const view = practice.view.value;
  const draft = practice.draft.state.value;
  const typed = practice.draft.typed.value;
  if (draft.kind === 'fence' && !draft.legal) return { text: refusalOf(view, draft), tone: 'bad' };
  if (draft.kind === 'fence') return { text: draftLabel(view, draft), tone: 'plain' };
  if (typed) return { text: say('play-typed', { text: typed }), tone: 'plain' };
  if (practice.note.value) return practice.note.value;
  const text = draftLabel(view, draft);
  return text ? { text, tone: 'plain' } : null;
}

/** Buttons of the draft; without a draft those for moves that are no square, and `children`. */
export function PracticeButtons({ practice, children }: PracticeProps & { children?: ComponentChildren }) {
  const draft = practice.draft.state.value;
  const view = practice.view.value;
  const drafting =
    draft.kind === 'fence' ? draft.stage !== 'hover' : draft.kind !== 'idle' && draft.kind !== 'relocate';
  const actions = practice.options.value
    ? practice.draft.actions.value.filter((action) => action.kind !== 'enter')
    : [];
  const shown = drafting ? `draft ${draft.kind}` : practice.stage.value;
  const calm = useCalm(shown, (before, now) => now.startsWith('draft ') && !before.startsWith('draft '));
  return (
    <div class={`practice-buttons ${sideClass(view, view.to_move)}`} data-calm={calm}>
      {drafting ? (
        <DraftButtons state={practice} draft={draft} />
      ) : (
        <>
          {actions.map((action) => (
            <button
              type="button"
              key={action.move}
              class="button commit"
              onClick={() => practice.draft.play(action.move)}
            >
              {action.kind === 'spend' && <PieceIcon name="pellet-dot" size={26} />}
              {say(action.key, action.args)}
            </button>
          ))}
          {children}
        </>
      )}
    </div>
  );
}
