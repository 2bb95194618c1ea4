import { expect, test } from 'vitest';

import * as tree from './tree';

const LINE = {
  comment: 'Both want the middle.',
  moves: [
    { move: 'e2' },
    { move: 'e8' },
    {
      move: 'e3',
      glyph: '!?',
      comment: 'A brace } and a \\ stay.',
      variations: [{ comment: 'Fence first', moves: [{ move: 'e3h' }, { move: 'd8', variations: [{ moves: [{ move: 'f8' }] }] }] }],
    },
    { move: 'e7' },
  ],
};

function named(root: tree.Node, move: string): tree.Node {
  return tree.inOrder(root).find((node) => node.move === move)!;
}

test('a record becomes a tree and the same record again', () => {
  const root = tree.treeOf(LINE);
  const again = tree.treeOf(tree.lineOf(root));
  expect(tree.lineText(again)).toBe(tree.lineText(root));
  expect(tree.lineText(root)).toBe(
    '{Both want the middle.} e2 e8 e3 !? {A brace \\} and a \\\\ stay.} ({Fence first} e3h d8 (f8)) e7',
  );
});

test('moves are numbered in the order of the text', () => {
  const root = tree.treeOf(LINE);
  expect(tree.inOrder(root).map((node) => node.move)).toEqual(['e2', 'e8', 'e3', 'e3h', 'd8', 'f8', 'e7']);
  const address = new URL(tree.addressOf('classic-2', root, named(root, 'f8'))!, 'http://x');
  expect(address.searchParams.get('move')).toBe('6');
  expect(tree.textOf(address.searchParams)).toBe(`[Mode "classic-2"]\n\n${tree.lineText(root)}`);
});

test('a variation is promoted until it is the main line, and pruned with all that follows', () => {
  const root = tree.treeOf(LINE);
  const fence = named(root, 'e3h');
  expect(tree.variationOf(named(root, 'd8'))).toBe(fence);
  tree.promote(fence);
  expect(tree.onward(root).map((node) => node.move)).toEqual(['e2', 'e8', 'e3h', 'd8']);
  expect(tree.variationOf(fence)).toBeNull();
  tree.prune(named(root, 'e3'));
  expect(tree.lineText(root)).toBe('{Both want the middle.} e2 e8 e3h d8 (f8)');
});

test('a move that is there already is not added again', () => {
  const root = tree.treeOf(LINE);
  expect(tree.grow(root, 'e2')).toBe(root.children[0]);
  expect(tree.grow(root, 'd1').ply).toBe(1);
  expect(root.children).toHaveLength(2);
});

test('a line that is too long for an address has none', () => {
  const root = tree.newNode();
  root.comment = 'x'.repeat(tree.LONGEST_ADDRESS);
  expect(tree.addressOf('classic-2', root, root)).toBeNull();
});

test('a start of its own is a tag of the text', () => {
  const words = new URLSearchParams({ position: 'classic-2 / / / e2 e9 / 10 10 / 2', line: 'e8' });
  expect(tree.textOf(words)).toBe('[Start "classic-2 / / / e2 e9 / 10 10 / 2"]\n\ne8');
  expect(tree.textOf(new URLSearchParams())).toBe('classic-2');
});
