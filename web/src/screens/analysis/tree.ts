/** The tree of moves: a main line, and variations that can be named, commented and pruned. */

import type { NotedLine, NotedMove, NotedRecord, Options, View } from '../../wire';

/** A position of the tree and the move that led to it; the root has none. */
export interface Node {
  readonly move: string;
  readonly parent: Node | null;
  readonly ply: number;
  /** The first is played, the others are variations. */
  children: Node[];
  /** Said before this move, where a variation begins with it; of the root: before the game. */
  name: string;
  comment: string;
  glyph: string;
  clock: string;
  eval: string;
  /** From the server, once it was asked for. */
  view: View | null;
  position: string;
  /** Undefined until asked for; null when the game is over. */
  options: Options | null | undefined;
}

export function newNode(move = '', parent: Node | null = null): Node {
  return {
    move,
    parent,
    ply: parent ? parent.ply + 1 : 0,
    children: [],
    name: '',
    comment: '',
    glyph: '',
    clock: '',
    eval: '',
    view: null,
    position: '',
    options: undefined,
  };
}

/** The node of a move after another; one that is there already is kept. */
export function grow(parent: Node, move: string): Node {
  const known = parent.children.find((one) => one.move === move);
  if (known) return known;
  const node = newNode(move, parent);
  parent.children.push(node);
  return node;
}

/** The nodes from the root to a node, the root left out. */
export function pathTo(node: Node): Node[] {
  const path: Node[] = [];
  for (let one: Node | null = node; one?.parent; one = one.parent) path.unshift(one);
  return path;
}

/** The nodes after a node that follow if nobody varies. */
export function onward(node: Node): Node[] {
  const line: Node[] = [];
  for (let one = node.children[0]; one; one = one.children[0]) line.push(one);
  return line;
}

/** The first node of the variation in which a node stands; null on the main line. */
export function variationOf(node: Node): Node | null {
  const path = pathTo(node).reverse();
  return path.find((one) => one.parent!.children[0] !== one) ?? null;
}

/** Put a variation one place nearer to the main line. */
export function promote(first: Node): void {
  const siblings = first.parent!.children;
  const at = siblings.indexOf(first);
  if (at < 1) return;
  siblings.splice(at, 1);
  siblings.splice(at - 1, 0, first);
}

/** Take a node and all that follows out of the tree. */
export function prune(node: Node): void {
  const siblings = node.parent!.children;
  siblings.splice(siblings.indexOf(node), 1);
}

/** All nodes but the root, in the order in which records write their moves. */
export function inOrder(root: Node): Node[] {
  const [main, ...others] = root.children;
  if (!main) return [];
  return [main, ...others.flatMap((one) => [one, ...inOrder(one)]), ...inOrder(main)];
}

// Records

/** The root of a record's tree. */
export function treeOf(line: NotedLine): Node {
  const root = newNode();
  root.comment = line.comment ?? '';
  plant(root, line);
  return root;
}

function plant(parent: Node, line: NotedLine): void {
  let at = parent;
  for (const told of line.moves ?? []) {
    const node = grow(at, told.move);
    node.glyph ||= told.glyph ?? '';
    node.clock ||= told.clock ?? '';
    node.eval ||= told.eval ?? '';
    node.comment ||= told.comment ?? '';
    for (const other of told.variations ?? []) {
      plant(at, other);
      const first = at.children.find((one) => one.move === other.moves?.[0]?.move);
      if (first) first.name ||= other.comment ?? '';
    }
    at = node;
  }
}

/** The line of a tree, to be written as a record. */
export function lineOf(root: Node): NotedLine {
  return { comment: root.comment, moves: movesAfter(root) };
}

function movesAfter(node: Node): NotedMove[] {
  const moves: NotedMove[] = [];
  for (let at = node; at.children[0]; at = at.children[0]) {
    const [main, ...others] = at.children;
    moves.push({ ...noted(main!), variations: others.map(variation) });
  }
  return moves;
}

function variation(first: Node): NotedLine {
  return { comment: first.name, moves: [noted(first), ...movesAfter(first)] };
}

function noted({ move, glyph, clock, eval: score, comment }: Node): NotedMove {
  return { move, glyph, clock, eval: score, comment };
}

// Addresses

/** The tree in the words of a record, without numbers, clocks and scores. */
export function lineText(root: Node): string {
  return [...braced(root.comment), ...wordsAfter(root)].join(' ');
}

function wordsAfter(node: Node): string[] {
  const [main, ...others] = node.children;
  if (!main) return [];
  const aside = others.map((one) => `(${[...braced(one.name), ...said(one), ...wordsAfter(one)].join(' ')})`);
  return [...said(main), ...aside, ...wordsAfter(main)];
}

function said({ move, glyph, comment }: Node): string[] {
  return [move, ...(glyph ? [glyph] : []), ...braced(comment)];
}

function braced(comment: string): string[] {
  return comment ? [`{${comment.replace(/[\\}]/g, '\\$&')}}`] : [];
}

/** The longest address that messengers and servers take. */
export const LONGEST_ADDRESS = 4000;

/** Where the board begins: the name of the game if it is the usual start, else its position. */
export function placeOf({ start, usual }: Pick<NotedRecord, 'start' | 'usual'>): string {
  return usual ? start.split(' / ')[0]! : start;
}

/** The address of a tree and a node in it; null if it would be too long. */
export function addressOf(place: string, root: Node, at: Node): string | null {
  const words = new URLSearchParams({ position: place });
  const line = lineText(root);
  if (line) words.set('line', line);
  const number = inOrder(root).indexOf(at) + 1;
  if (number) words.set('move', String(number));
  const address = `/analysis?${words}`;
  return address.length > LONGEST_ADDRESS ? null : address;
}

/** The text of a record, from the words of an address. */
export function textOf(words: URLSearchParams): string {
  const place = words.get('position') ?? 'classic-2';
  const line = words.get('line') ?? '';
  if (!line) return place;
  const tag = place.includes('/') ? 'Start' : 'Mode';
  return `[${tag} "${place.replace(/["\\]/g, '\\$&')}"]\n\n${line}`;
}
