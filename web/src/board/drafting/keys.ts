/** Keys that work anywhere on the page while something is drafted. */

import type { Draft } from '../draft';

type Target = Partial<Element> | null;

/** Press a key that is no letter of a move: Escape, Enter, Backspace, R. True if it was used. */
export function pressKey(draft: Draft, event: KeyboardEvent): boolean {
  const { kind } = draft.state.value;
  if (event.key === 'Escape' && kind !== 'idle') draft.cancel();
  else if (event.key === 'Enter' && !isControl(event.target) && kind !== 'idle') draft.place();
  else if (event.key === 'Backspace' && kind === 'walk') draft.back();
  else if (event.key.toLowerCase() === 'r' && kind === 'fence' && bare(event)) draft.rotate();
  else return false;
  return true;
}

/** Whether an element takes text, so that letters belong to it. */
export function isField(target: EventTarget | null): boolean {
  const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return Boolean((target as Target)?.matches?.(fields));
}

/** Elements that answer to Enter themselves. */
function isControl(target: EventTarget | null): boolean {
  return Boolean((target as Target)?.closest?.('button, a, summary, [role=menuitem]'));
}

function bare(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}
