/** What the analysis board knows: the tree, the node that is shown, the board, the engine. */

import { computed, signal } from '@preact/signals';

import { ask, Declined } from '../../api';
import { sentenceOf } from '../../parts/refusal';
import type { LineSeen, NotedRecord, RecordRead, TextWrong, View } from '../../wire';
import { Practice, type Judged } from '../learn/practice';
import { EngineTalk } from './engine';
import * as tree from './tree';
import type { Node } from './tree';

const BLOCK = 60; // boards that the server gives at once
const MOST = 600; // moves of a line that it plays
/** ms without another step before the legal moves are asked for. */
const SETTLED = 120;

/** A text that cannot be read. */
export type Wrong = TextWrong & { text: string };

export class AnalysisModel {
  readonly ready = signal(false);
  readonly failure = signal('');
  readonly practice = signal<Practice | null>(null);
  readonly at = signal<Node>(tree.newNode());
  readonly wrong = signal<Wrong | null>(null);
  /** Whether the address holds everything; if not, only a file can keep it. */
  readonly fits = signal(true);
  readonly engine = new EngineTalk();
  /** Counts changes of the tree: its nodes are no signals. */
  readonly changes = signal(0);
  root: Node = this.at.value;
  private record: NotedRecord | null = null;
  private run = 0;
  private timer = 0;

  readonly path = computed(() => {
    void this.changes.value;
    return tree.pathTo(this.at.value);
  });

  get tags(): Record<string, string> {
    return this.record?.tags ?? {};
  }

  get characters(): (string | null)[] {
    const words = this.record?.characters?.split(' ') ?? [];
    return words.map((word) => (word && word !== 'pawn' ? word : null));
  }

  open(): () => void {
    const back = () => void this.openAddress();
    window.addEventListener('popstate', back);
    void this.openAddress();
    return () => {
      window.removeEventListener('popstate', back);
      this.engine.hush();
    };
  }

  /** Show what the address of the page says: a game that was played, or a position and a line. */
  private async openAddress(): Promise<void> {
    const words = new URLSearchParams(location.search);
    const game = words.get('game') ?? '';
    const text = game ? await this.exported(game) : tree.textOf(words);
    if (text === null) return;
    const number = Number(words.get(game ? 'ply' : 'move') ?? 0);
    if (!(await this.read(text, game ? { ply: number } : { number }))) await this.read('classic-2', {}, true);
  }

  private async exported(game: string): Promise<string | null> {
    try {
      const answer = await fetch(`/game/export/${encodeURIComponent(game)}.qgn`);
      if (!answer.ok) throw new Declined(answer.status === 404 ? 'no_such_match' : 'unreachable');
      const text = await answer.text();
      if (/\n\[Termination "unterminated"\]/.test(text)) throw new Declined('not_over');
      return text;
    } catch (error) {
      this.failure.value = sentenceOf(error);
      return null;
    }
  }

  // Texts

  /** Read a pasted text and show it; false, with the reason, if it cannot be read. */
  async read(text: string, where: { number?: number; ply?: number } = {}, keepWrong = false): Promise<boolean> {
    const run = (this.run += 1);
    if (!keepWrong) this.wrong.value = null;
    try {
      const { record, wrong } = await ask<RecordRead>('/api/analysis/read', { text });
      if (run !== this.run) return true;
      if (!record) {
        this.wrong.value = { ...wrong!, text };
        return false;
      }
      const root = tree.treeOf(record.line);
      const nodes = tree.inOrder(root);
      const main = [root, ...tree.onward(root)];
      const at = where.ply === undefined ? nodes[(where.number ?? 0) - 1] : main[where.ply];
      this.record = record;
      this.root = root;
      await this.look(at ?? root);
      this.ready.value = true;
      return true;
    } catch (error) {
      if (run === this.run) this.wrong.value = { text, why: sentenceOf(error), line: 0, column: 0, length: 0 };
      return false;
    }
  }

  /** Begin another game; the one before stays behind the browser's way back. */
  async begin(text: string): Promise<boolean> {
    const address = location.pathname + location.search;
    history.pushState(null, '', address);
    return this.read(text);
  }

  /** The record as text, with variations and comments. */
  async written(): Promise<string> {
    const told = { ...this.record!, line: tree.lineOf(this.root) };
    return (await ask<{ text: string }>('/api/analysis/write', told)).text;
  }

  // The board

  /** Show the board of a node. */
  async look(node: Node): Promise<void> {
    const run = (this.run += 1);
    this.at.value = node;
    try {
      if (!node.view) await this.fetchBlock(node);
      if (run !== this.run) return;
      this.show(node);
    } catch (error) {
      if (run !== this.run) return;
      if (!this.practice.value) throw error;
      this.practice.value.tell(sentenceOf(error), 'bad');
    }
  }

  private show(node: Node): void {
    const view = node.view!;
    this.practice.value ??= this.newPractice(view);
    this.practice.value.put(view, node.options ?? null);
    this.moved();
    clearTimeout(this.timer);
    if (node.options === undefined) this.timer = window.setTimeout(() => void this.allow(node), SETTLED);
  }

  private newPractice(view: View): Practice {
    const judge = (moves: string[]): Promise<Judged> => this.play(moves.at(-1)!);
    return new Practice({ view, options: null }, judge);
  }

  /** Ask which moves are legal on the board that is shown. */
  private async allow(node: Node): Promise<void> {
    const seen = await this.seen(node, node.ply).catch(() => null);
    if (!seen) return;
    node.options = seen.options;
    if (this.at.value === node) this.practice.value?.put(node.view!, node.options);
  }

  /** Make a move on the board that is shown. */
  private async play(move: string): Promise<Judged> {
    const from = this.at.value;
    const seen = await this.line([...tree.pathTo(from).map((one) => one.move), move], from.ply + 1);
    if (seen.refused) return { kind: 'refused', text: '', refused: seen.refused, views: [], options: from.options! };
    const node = tree.grow(from, seen.moves.at(-1)!);
    this.learn(node, seen);
    this.run += 1;
    this.at.value = node;
    this.moved();
    const kind = seen.options ? 'go_on' : 'done';
    return { kind, text: '', refused: null, views: [node.view!], options: seen.options! };
  }

  /** Add moves of the engine after the board that is shown, and go to the last. */
  async follow(moves: string[]): Promise<void> {
    const from = this.at.value;
    const seen = await this.line([...tree.pathTo(from).map((one) => one.move), ...moves], from.ply + 1);
    let node = from;
    for (const move of seen.moves.slice(from.ply)) {
      node = tree.grow(node, move);
      this.learn(node, seen);
    }
    await this.look(node);
  }

  private learn(node: Node, seen: LineSeen): void {
    const index = node.ply - seen.first;
    node.view = seen.views[index] ?? node.view;
    node.position = seen.positions[index] ?? node.position;
    if (node.ply === seen.moves.length) node.options = seen.options;
  }

  /** Fetch the boards around a node, along the line in which it stands. */
  private async fetchBlock(node: Node): Promise<void> {
    const line = [this.root, ...tree.pathTo(node), ...tree.onward(node)].slice(0, MOST + 1);
    const first = Math.floor(node.ply / BLOCK) * BLOCK;
    const seen = await this.line(line.slice(1).map((one) => one.move), first);
    for (const one of line) this.learn(one, seen);
  }

  private async seen(node: Node, first: number): Promise<LineSeen> {
    const seen = await this.line(tree.pathTo(node).map((one) => one.move), first);
    this.learn(node, seen);
    return seen;
  }

  private line(moves: string[], first: number): Promise<LineSeen> {
    return ask<LineSeen>('/api/analysis/line', { start: this.record!.start, moves, first });
  }

  // Steps

  back(): void {
    const { parent } = this.at.value;
    if (parent) void this.look(parent);
  }

  on(): void {
    const next = this.at.value.children[0];
    if (next) void this.look(next);
  }

  first(): void {
    if (this.at.value !== this.root) void this.look(this.root);
  }

  last(): void {
    const last = tree.onward(this.at.value).at(-1);
    if (last) void this.look(last);
  }

  /** The variation above or below. */
  beside(step: 1 | -1): void {
    const siblings = this.at.value.parent?.children ?? [];
    const other = siblings[siblings.indexOf(this.at.value) + step];
    if (other) void this.look(other);
  }

  // The tree

  promote(): void {
    const first = tree.variationOf(this.at.value);
    if (first) tree.promote(first);
    this.moved();
  }

  /** Delete the move that is shown and all that follow. */
  prune(): void {
    const { parent } = this.at.value;
    if (!parent) return;
    tree.prune(this.at.value);
    void this.look(parent);
  }

  /** Change what is said of the move that is shown, or the name of its variation. */
  note(what: 'comment' | 'glyph' | 'name', text: string): void {
    const node = what === 'name' ? tree.variationOf(this.at.value) : this.at.value;
    if (node) node[what] = what === 'glyph' ? text : clean(text);
    this.moved();
  }

  /** Something has changed: tell the screen, the address and the engine. */
  private moved(): void {
    this.changes.value += 1;
    const address = tree.addressOf(tree.placeOf(this.record!), this.root, this.at.value);
    this.fits.value = address !== null;
    if (address !== null) history.replaceState(null, '', address);
    this.engine.ask(this.at.value.position);
  }

  think(on: boolean): void {
    this.engine.on.value = on;
    this.engine.ask(this.at.value.position);
  }

  count(lines: number): void {
    this.engine.count.value = lines;
    this.engine.ask(this.at.value.position);
  }
}

/** A comment as records take it: no control characters, no blanks at its ends, no notes. */
function clean(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ').replace(/\[%(?:clk|eval)/g, '[').trim();
}
