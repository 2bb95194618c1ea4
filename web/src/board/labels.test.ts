import { afterEach, expect, it } from 'vitest';

import { ENGLISH, viewOf } from '../testing';
import { learn } from '../words';
import { draftLabel, fenceLabel } from './labels';
import type { LegalFence, RefusedFence, WalkDraft } from './draft';

const japanese = import.meta.glob<string>('../../../src/corridor/i18n/ja/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LEGAL: LegalFence = { kind: 'fence', legal: true, stage: 'held', fence: 'e3h', old: null, move: 'e3h', costs: [0, 2], left: 9 };
const REFUSED: RefusedFence = {
  kind: 'fence',
  legal: false,
  stage: 'held',
  fence: 'e3h',
  old: null,
  refusal: 'crosses_fence',
  pieces: [],
  squares: [],
};
const BOOST = { kind: 'walk', piece: 0, path: ['e5'], next: ['e6'], complete: 'Me5', left: 2 } as unknown as WalkDraft;

/** Without the marks that Fluent puts around what it puts in. */
function bare(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

afterEach(() => learn('en', ENGLISH));

it('tells where a fence stands, what it costs and how many are left', () => {
  expect(bare(fenceLabel(viewOf(), LEGAL))).toBe(
    'Fence e3 horizontal, W 0 steps, X +2 steps, 9 left after this',
  );
  expect(bare(fenceLabel(viewOf(), REFUSED))).toBe(
    'Fence e3 horizontal: That would cross another fence. Try the next gap.',
  );
});

it('joins as the language does', () => {
  learn('ja', Object.values(japanese).join('\n'));
  const boosted = viewOf({ steps_left: 3, marks: { boosted: true } });
  for (const said of [fenceLabel(viewOf(), LEGAL), fenceLabel(viewOf(), REFUSED), draftLabel(boosted, BOOST)]) {
    expect(bare(said)).not.toMatch(/[.。]\s|\.(?=[^.])/);
  }
  expect(bare(fenceLabel(viewOf(), LEGAL)).split('、')).toHaveLength(5); // one is in the name of the fence
  expect(bare(fenceLabel(viewOf(), REFUSED))).toContain('：');
});
