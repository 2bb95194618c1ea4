/** Buttons of a draft: turn, place, end, answer, choose a piece, cancel. */

import { PieceIcon, type DraftState } from '../../board';
import { Icon } from '../../parts/icon';
import { say } from '../../words';
import { pieceName } from './names';
import type { PlayState } from './state';

/** What the buttons use of a screen; with `explains`, refused fences are tried to hear why. */
export type Hand = Pick<PlayState, 'draft' | 'view' | 'suggesting'> & { explains?: boolean };

type DraftOf<Kind extends DraftState['kind']> = DraftState & { kind: Kind };

// These are functions and no components: a button that has the focus stays the same element when
// the draft becomes one of another kind.
export function DraftButtons({ state, draft }: { state: Hand; draft: DraftState }) {
  switch (draft.kind) {
    case 'fence':
      return fenceButtons(state, draft);
    case 'walk':
      return walkButtons(state, draft);
    case 'which':
      return pieceButtons(state, draft);
    case 'ask':
      return answerButtons(state, draft);
    default:
      return null;
  }
}

function fenceButtons(state: Hand, draft: DraftOf<'fence'>) {
  return (
    <>
      <Cancel state={state} />
      <button type="button" class="button soft" onClick={() => state.draft.rotate()}>
        <Icon name="rotate" />
        {say('play-rotate')}
      </button>
      <button
        type="button"
        class="button commit"
        disabled={(!draft.legal && !state.explains) || draft.stage !== 'held'}
        onClick={() => state.draft.place()}
      >
        <Icon name="check" />
        {say(state.suggesting.value ? 'play-suggest' : 'play-place')}
      </button>
    </>
  );
}

function walkButtons({ draft: hand }: Hand, { path, complete }: DraftOf<'walk'>) {
  return (
    <>
      <button
        type="button"
        class="button soft"
        onClick={() => (path.length ? hand.back() : hand.cancel())}
      >
        <Icon name="back" />
        {say(path.length ? 'play-step-back' : 'page-cancel')}
      </button>
      <button
        type="button"
        class="button commit"
        disabled={complete === null}
        onClick={() => hand.end()}
      >
        <Icon name="check" />
        {say('play-end-walk')}
      </button>
    </>
  );
}

function pieceButtons(state: Hand, { pieces }: DraftOf<'which'>) {
  const view = state.view.value;
  return (
    <>
      <Cancel state={state} />
      {pieces.map((piece) => (
        <button
          type="button"
          class="button soft"
          key={piece}
          onClick={() => state.draft.choose(piece)}
        >
          <PieceIcon name={view.figures[piece]!.name} size={26} />
          {pieceName(view, piece)}
        </button>
      ))}
    </>
  );
}

function answerButtons({ draft: hand }: Hand, { why }: DraftOf<'ask'>) {
  return (
    <>
      <button type="button" class="button soft" onClick={() => hand.answer(false)}>
        {say('play-no')}
      </button>
      <button type="button" class="button commit" onClick={() => hand.answer(true)}>
        <Icon name="check" />
        {say(why === 'enter_ghost' ? 'play-walk-anyway' : 'play-walk')}
      </button>
    </>
  );
}

function Cancel({ state }: { state: Hand }) {
  return (
    <button
      type="button"
      class="button soft cancel"
      aria-label={say('page-cancel')}
      onClick={() => state.draft.cancel()}
    >
      <Icon name="close" />
    </button>
  );
}
