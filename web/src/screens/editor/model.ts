/** The state of an editor: the sketch, its past, and what the law says of it. */

import { computed, signal } from '@preact/signals';

import { ask } from '../../api';
import { learnJudged } from '../../parts/levels';
import { modeOf } from '../../parts/playable';
import { announce } from '../../parts/announce';
import { sentenceOf } from '../../parts/refusal';
import { pieceName } from '../../board';
import type { Editable, Fault, Judged, ModeOffered, Options, View } from '../../wire';
import { listed, say, sentences } from '../../words';
import {
  carried,
  cleared,
  layoutSketch,
  layoutText,
  positionSketch,
  positionText,
  startOfView,
  toggleChamber,
  toggleFence,
  togglePellet,
  togglePiece,
  viewOf,
  type Sketch,
  type Symmetry,
} from './sketch';

export type Kind = 'maze' | 'position';
/** What a tap does: place or take away fences, pellets, a piece; mark the Chamber; take away. */
export type Tool = 'fence' | 'chamber' | 'pellet' | 'erase' | number;

const MOST_PAST = 200;

export class EditorModel {
  readonly sketch = signal<Sketch>(null as unknown as Sketch);
  readonly judged = signal<Judged | null>(null);
  readonly trouble = signal('');
  readonly tool = signal<Tool>('fence');
  readonly symmetry = signal<Symmetry>('none');
  /** Whether the newest answer is about the sketch that is shown. */
  readonly settled = signal(false);
  private readonly past = signal<Sketch[]>([]);
  private readonly future = signal<Sketch[]>([]);
  private start: Sketch;
  private asked = 0;

  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);
  readonly text = computed(() => this.textOf(this.sketch.value));
  readonly faults = computed(() => this.judged.value?.faults ?? []);
  /** The text as the law writes it; empty while something is wrong. */
  readonly good = computed(() => (this.settled.value ? (this.judged.value?.text ?? '') : ''));
  readonly view = computed<View>(() => this.look());
  readonly options = computed<Options>(() => this.choices());

  constructor(
    readonly kind: Kind,
    readonly mode: ModeOffered,
    readonly form: Editable,
  ) {
    const first = mode.layouts[0]!;
    this.start = startOfView(first.view);
    this.sketch.value = kind === 'maze' ? layoutSketch(first.text) : positionSketch(form.start, form);
  }

  /** Begin with the text of an address, or with the usual start. */
  async open(text: string): Promise<void> {
    if (!text) return this.check();
    const judged = await this.judge(text);
    if (judged?.view?.mode === this.mode.key) this.load(judged.text, judged.view);
    else if (judged && this.isDrawable(text)) this.sketch.value = this.read(text);
    else if (judged) this.trouble.value = say('editor-bad-link');
    await this.check();
  }

  /** Go on from a layout of the package, or an own one. */
  async from(text: string, view: View | null): Promise<void> {
    if (this.kind === 'maze') this.change(layoutSketch(text));
    else if (view) {
      this.start = startOfView(view);
      this.change(positionSketch(view.position, this.form));
    } else {
      const layout = await this.judgeLayout(text);
      if (layout?.view) await this.from(text, layout.view);
    }
  }

  private load(text: string, view: View): void {
    this.start = startOfView(view);
    this.sketch.value = this.read(text);
  }

  private read(text: string): Sketch {
    return this.kind === 'maze' ? layoutSketch(text) : positionSketch(text.replaceAll('+', ' '), this.form);
  }

  /** Whether a text that the law refuses has the form of those that are drawn here. */
  private isDrawable(text: string): boolean {
    const pieces = this.mode.pieces.length;
    if (this.kind === 'position') {
      const fields = text.replaceAll('+', ' ').split('/');
      const known = fields[0]!.trim().split(' ')[0] === this.mode.key;
      return known && fields.length === 3 + this.form.fields.length && this.read(text).squares.length === pieces;
    }
    const form = /^(-|[a-i][1-9])+\.([a-i][1-9])*\.([a-h][1-8][hv])*\.([a-h][1-8][hv])*\.\d+(-\d+)*\.\d+$/;
    return form.test(text) && this.read(text).squares.length === pieces;
  }

  // Changes

  change(next: Sketch): void {
    if (this.textOf(next) === this.text.value) return;
    this.past.value = [...this.past.value, this.sketch.value].slice(-MOST_PAST);
    this.future.value = [];
    this.show(next);
  }

  undo(): void {
    this.step(this.past, this.future);
  }

  redo(): void {
    this.step(this.future, this.past);
  }

  private step(from: typeof this.past, to: typeof this.past): void {
    const next = from.value.at(-1);
    if (!next) return;
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, this.sketch.value];
    this.show(next);
  }

  private show(next: Sketch): void {
    this.sketch.value = next;
    this.settled.value = false;
    this.trouble.value = '';
    void this.check();
  }

  fence(fence: string): void {
    const act = this.tool.value === 'chamber' && this.sketch.value.fences.includes(fence) ? toggleChamber : toggleFence;
    this.change(act(this.sketch.value, fence, this.symmetry.value));
  }

  /** A tap on a square: what it does depends on the tool. */
  square(square: string): void {
    const now = this.sketch.value;
    const tool = this.tool.value;
    const piece = now.squares.indexOf(square);
    if (tool === 'pellet') this.change(togglePellet(now, square, this.symmetry.value));
    else if (typeof tool === 'number') this.change(togglePiece(now, tool, square));
    else if (tool === 'erase' && piece >= 0) this.change(togglePiece(now, piece, square));
    else if (tool === 'erase' && now.pellets.includes(square)) {
      this.change(togglePellet(now, square, this.symmetry.value));
    } else if (piece >= 0) this.tool.value = piece;
  }

  carry(from: string, to: string): void {
    this.change(carried(this.sketch.value, from, to));
  }

  clear(): void {
    this.change(cleared(this.sketch.value));
  }

  set(part: Partial<Sketch>): void {
    this.change({ ...this.sketch.value, ...part });
  }

  /** Set a field of the position's text. */
  field(name: string, value: string): void {
    this.set({ rest: { ...this.sketch.value.rest, [name]: value } });
  }

  // The law

  private textOf(sketch: Sketch): string {
    if (this.kind === 'maze') return layoutText(sketch);
    return positionText({ ...sketch, rest: this.counted(sketch) }, this.form, this.start);
  }

  /** Pellets that are missing count as eaten, so that nobody has to count them. */
  private counted(sketch: Sketch): Record<string, string> {
    const { reserve } = sketch.rest;
    if (reserve === undefined) return sketch.rest;
    const eaten = Math.max(0, this.start.pellets.length - sketch.pellets.length);
    return { ...sketch.rest, reserve: `${reserve.split(' ')[0]} ${eaten}` };
  }

  private judge(text: string): Promise<Judged | null> {
    if (this.kind === 'maze') return this.judgeLayout(text);
    return this.told('/api/editor/position', { text });
  }

  private judgeLayout(text: string): Promise<Judged | null> {
    return this.told('/api/editor/layout', { mode: this.mode.key, text });
  }

  private async told(path: string, body: object): Promise<Judged | null> {
    try {
      return await ask<Judged>(path, body);
    } catch (error) {
      this.trouble.value = sentenceOf(error);
      return null;
    }
  }

  private async check(): Promise<void> {
    const asked = (this.asked += 1);
    const before = this.faults.value.map((fault) => fault.key).join();
    const judged = await this.judge(this.text.value);
    if (asked !== this.asked || !judged) return;
    learnJudged(judged);
    this.judged.value = judged;
    this.settled.value = true;
    const now = judged.faults.map((fault) => fault.key).join();
    const said = sentences(...judged.faults.map((fault) => this.sentence(fault)));
    if (now !== before) announce(said || say('editor-good'));
  }

  sentence({ key, args, squares, fences, pieces }: Fault): string {
    const names = pieces.map((piece) => pieceName(this.mode.layouts[0]!.view, piece));
    return say(key, {
      ...args,
      squares: listed(squares),
      fences: listed(fences),
      pieces: listed(names),
      count: squares.length,
    });
  }

  // The board

  private look(): View {
    const known = this.settled.value ? (this.judged.value?.view ?? null) : null;
    return viewOf(this.sketch.value, this.mode.layouts[0]!.view, known, this.text.value);
  }

  private choices(): Options {
    const standing = this.sketch.value.fences;
    const { fences = [], refused = [] } = this.judged.value ?? {};
    return {
      walks: [],
      enters: [],
      passes: [],
      spend: null,
      fences: fences.filter((fence) => !standing.includes(fence)).map((move) => ({ move, costs: [] })),
      refused,
    };
  }
}

/** The model of an editor, once modes and sentences are here. */
export function modelOf(kind: Kind, mode: string, forms: Editable[]): EditorModel | null {
  const offered = modeOf(mode);
  const form = forms.find((one) => one.key === mode);
  return offered && form ? new EditorModel(kind, offered, form) : null;
}
