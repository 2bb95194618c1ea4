/** Pointer and keys of an editor: those of the play board, but every square and fence answers. */

import { computed } from '@preact/signals';

import { createDraft, refusalOf, type BoardDraft, type DraftState } from '../../board';
import { barOf, grown, inside, tileOf, type Point } from '../../board/geometry';
import { announce } from '../../parts/announce';
import { settings } from '../../settings';
import { say } from '../../words';
import type { EditorModel } from './model';

// How near to a standing fence a tap means it, in units: a finger that sets fences may be rough,
// one that sets pieces must hit the fence itself.
const NEAR = 12;
const ON = 3;

export function handOf(model: EditorModel): BoardDraft {
  const draft = createDraft({
    play: (move) => model.fence(move),
    announce: () => announce(draftText(model, draft.state.value), 'draft'),
    missed: () => undefined,
    // A fence is placed when the finger lets go: it can be taken back.
    settings: computed(() => ({ ...settings.value, placing: 'release' as const })),
  });
  everySquareAnswers(draft, model);
  standingFencesAnswer(draft, model);
  return draft;
}

function everySquareAnswers(draft: BoardDraft, model: EditorModel): void {
  const field = draft.field.bind(draft);
  draft.answers = () => true;
  draft.point = (square) => model.square(square);
  draft.drop = (from, square) => model.carry(from, square);
  draft.field = () => {
    const { squares, pellets } = model.sketch.value;
    const held = [...squares, ...pellets].filter((square) => square !== null);
    return { ...field(), own: held.map((square) => tileOf(square, 0)) };
  };
}

/** A tap on a fence, or Enter with the cursor on it, is meant for that fence. */
function standingFencesAnswer(draft: BoardDraft, model: EditorModel): void {
  const think = draft.think.bind(draft);
  const place = draft.place.bind(draft);
  let under: string | null = null; // the standing fence below the cursor of the keyboard
  draft.think = (fence, stage) => {
    const stands = fence !== null && stage === 'held' && model.sketch.value.fences.includes(fence);
    under = stands ? fence : null;
    think(fence, stage);
    if (stands) announce(say('editor-on-fence', { fence }), 'draft');
  };
  draft.place = () => {
    if (under === null) return place();
    model.fence(under);
    under = null;
  };
  draft.tapped = (at) => {
    const fence = fenceAt(model, at);
    if (fence !== null) model.fence(fence);
    return fence !== null;
  };
}

function fenceAt(model: EditorModel, at: Point): string | null {
  const setsFences = typeof model.tool.value === 'string' && model.tool.value !== 'pellet';
  const near = setsFences && !onThing(model, at) ? NEAR : ON;
  const hit = model.sketch.value.fences.filter((fence) => inside(at, grown(barOf(fence, 0), near)));
  const away = (fence: string) => {
    const bar = barOf(fence, 0);
    return Math.hypot(at.x - bar.x - bar.width / 2, at.y - bar.y - bar.height / 2);
  };
  return hit.sort((one, other) => away(one) - away(other))[0] ?? null;
}

/** Whether a point is on a piece or a pellet. */
function onThing(model: EditorModel, at: Point): boolean {
  const { squares, pellets } = model.sketch.value;
  return [...squares, ...pellets].some((square) => square !== null && inside(at, tileOf(square, 0)));
}

/** A drafted fence in words; here it costs nothing. */
export function draftText(model: EditorModel, state: DraftState): string {
  if (state.kind !== 'fence') return '';
  return state.legal ? say('editor-fence', { fence: state.fence }) : refusalOf(model.view.value, state);
}
