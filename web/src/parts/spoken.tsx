/** Text instead of boards, for screen readers: its program is loaded while that mode is on. */

import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

import type { PlayState } from '../screens/play/state';
import type { TextBoardProps } from '../screens/spoken/board';
import { settings } from '../settings';
import { learnPart, say } from '../words';

interface Program {
  PlayInWords: ComponentType<{ state: PlayState }>;
  TextBoard: ComponentType<TextBoardProps>;
}

const program = signal<Program | 'failed' | null>(null);

/** Load the program when the mode is switched on; `load` is given by the first part of the page. */
export function watchSpoken(load: () => Promise<Program>): void {
  effect(() => {
    if (!settings.value.spoken || program.peek()) return;
    Promise.all([load(), learnPart('questions'), learnPart('spoken')]).then(
      ([found]) => (program.value = found),
      () => (program.value = 'failed'),
    );
  });
}

function Waiting() {
  const failed = program.value === 'failed';
  return <p aria-busy={!failed}>{say(failed ? 'page-no-network-more' : 'page-loading')}</p>;
}

function loaded(): Program | null {
  return program.value === 'failed' ? null : program.value;
}

/** The play screen in words. */
export function PlayInWords(props: { state: PlayState }) {
  const Screen = loaded()?.PlayInWords;
  return Screen ? <Screen {...props} /> : <Waiting />;
}

/** A board in words. */
export function TextBoard(props: TextBoardProps) {
  const Screen = loaded()?.TextBoard;
  return Screen ? <Screen {...props} /> : <Waiting />;
}
