/** The board as text: a field for moves and questions, and lists and a table to read. */

import { useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';

import { ask } from '../../api';
import { refusalOf, sideName, type BoardDraft } from '../../board';
import { squareLabel } from '../../board/labels';
import { fenceMove } from '../../board/moves';
import { announce } from '../../parts/announce';
import { sentenceOf } from '../../parts/refusal';
import { isLed } from '../../router';
import type { Answers, Options, View } from '../../wire';
import { lang, listed, say } from '../../words';
import { isQuestion, meant } from './read';

export interface TextBoardProps {
  view: View;
  /** Null unless we may decide now. */
  options: Options | null;
  draft?: BoardDraft;
  /** Make a move; without it only questions are answered. */
  play?(move: string): void;
  /** Answers that only the screen knows, by letter: the last move with a name, clocks. */
  own?(letter: string): string | null;
}

/** Questions whose answers are always shown, with the heading of each. */
const SHOWN = [
  ['p', 'spoken-pieces'],
  ['f', 'spoken-fences'],
  ['d', 'spoken-routes'],
  ['g', 'spoken-goal'],
] as const;
const FILES = [...'abcdefghi'];
const ROWS = [9, 8, 7, 6, 5, 4, 3, 2, 1];

export function TextBoard(props: TextBoardProps) {
  const { view, options, draft } = props;
  useLayoutEffect(() => draft?.attach({ view, options, turn: 0 }), [draft, view, options]);
  return (
    <div class="spoken-board">
      <Typing {...props} />
      <Shown view={view} />
      <Squares view={view} options={options} />
    </div>
  );
}

async function answered(view: View, questions: readonly string[]): Promise<string[]> {
  const asked = questions.map((one) => `&ask=${encodeURIComponent(one)}`).join('');
  const position = encodeURIComponent(view.position);
  return (await ask<Answers>(`/api/answers?lang=${lang.value}&position=${position}${asked}`)).answers;
}

/** The last move by the names of the sides; screens with people know better names. */
function lastMove({ last, ...view }: View): string {
  if (!last) return say('ask-last-none');
  return say('ask-last', { who: sideName({ ...view, last }, last.side), move: last.move });
}

function Typing({ view, options, draft, play, own }: TextBoardProps) {
  const text = useSignal('');
  const told = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (isLed()) field.current?.focus({ preventScroll: true });
  }, []);

  function tell(answer: string): void {
    told.value = answer;
    announce(answer);
  }

  async function question(asked: string): Promise<void> {
    const letter = asked[0]!.toLowerCase();
    const known = own?.(letter) ?? (letter === 'l' ? lastMove(view) : null);
    if (known !== null) return tell(known);
    try {
      tell((await answered(view, [asked]))[0]!);
    } catch (error) {
      tell(sentenceOf(error));
    }
  }

  function move(typed: string): void {
    if (!play) return tell(say('spoken-only-questions'));
    if (!options) return tell(say('spoken-not-now'));
    const slot = options.refused.find(({ fence, old }) => fenceMove(fence, old ?? null) === typed.toLowerCase());
    if (slot) return tell(refusalOf(view, { kind: 'fence', legal: false, stage: 'held', ...slot } as never));
    const moves = meant(view, options, typed);
    if (moves.length > 1) return tell(say('spoken-several', { moves: listed(moves) }));
    told.value = '';
    // The draft asks before a walk into a ghost; what is no move is sent as it is, to hear why.
    if (!moves.length || !draft?.type(moves[0]!)) play(moves[0] ?? typed);
  }

  function send(event: Event): void {
    event.preventDefault();
    const typed = text.value.trim();
    text.value = '';
    if (!typed) return;
    if (isQuestion(typed)) void question(typed);
    else move(typed);
  }

  return (
    <form class="spoken-form" onSubmit={send}>
      <label for={id}>{say('spoken-field')}</label>
      <span class="spoken-row">
        <input
          id={id}
          class="field ltr"
          ref={field}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={64}
          aria-describedby={`${id}-how`}
        />
        <button type="submit" class="button main">
          {say('spoken-send')}
        </button>
      </span>
      <p id={`${id}-how`} class="small quiet">
        {say('spoken-how')}
      </p>
      {told.value && <p class="spoken-told">{told.value}</p>}
    </form>
  );
}

/** Pieces, fences, distances and goals, as the questions about them are answered. */
function Shown({ view }: { view: View }) {
  const answers = useSignal<string[]>([]);
  useEffect(() => {
    let newest = true;
    answered(view, SHOWN.map(([letter]) => letter)).then(
      (found) => newest && (answers.value = found),
      () => undefined, // a question that is asked says what is wrong
    );
    return () => {
      newest = false;
    };
  }, [view]);
  return (
    <>
      {SHOWN.map(([letter, key], index) => (
        <section key={letter} class="spoken-part">
          <h2>{say(key)}</h2>
          <p>{answers.value[index]}</p>
        </section>
      ))}
    </>
  );
}

/** All squares as a table; a cell says what a seen square shows. */
function Squares({ view, options }: { view: View; options: Options | null }) {
  return (
    <section class="spoken-part spoken-squares" tabIndex={0} role="region" aria-label={say('spoken-table')}>
      <table>
        <caption>{say('spoken-table')}</caption>
        <thead>
          <tr>
            <td />
            {FILES.map((file) => (
              <th key={file} scope="col">
                {file}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {FILES.map((file) => (
                <td key={file}>{cell(view, options, `${file}${row}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cell(view: View, options: Options | null, square: string): string {
  return squareLabel(view, options, square).slice(`${square}${say('list-separator')}`.length);
}
