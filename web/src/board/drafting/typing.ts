/** Typing draft: a move typed letter by letter, anywhere on the page; Enter plays it. */

import type { Options } from '../../wire';
import { typeable } from '../actions';
import { fenceMove, parse } from '../moves';
import type { FenceDrafter } from './fence';
import type { DraftStore } from './store';
import type { WalkDrafter } from './walk';

/** The beginning of a square in a race, or of a walk by a piece that has a letter. */
const BARE = /^[a-i][1-9]?$/;
const LETTERED = /^[A-Z](?:[a-i][1-9])*[a-i]?$/;

export class TypingDrafter {
  constructor(
    private readonly store: DraftStore,
    private readonly walk: WalkDrafter,
    private readonly fence: FenceDrafter,
  ) {}

  /** A key pressed; true if it was part of a move. */
  press(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { value } = this.store.typed;
    if (value) {
      if (event.key === 'Enter') return this.type(value) || this.mistyped(value);
      if (event.key === 'Backspace') return this.become(value.slice(0, -1));
    }
    if (event.key.length !== 1 || event.key === ' ') return false;
    // A letter that does not continue the old text begins a new one.
    const next = this.fitting(value + event.key) ?? this.fitting(event.key);
    return next === null ? false : this.become(next);
  }

  /** Play a whole typed move; false if it is none of the options. */
  type(text: string): boolean {
    const { scene, walks } = this.store;
    if (!scene?.options) return false;
    const move = typeable(scene).find((one) => one === text || one === text.toLowerCase());
    if (move === undefined) return false;
    const walk = walks.find((one) => one.move === move);
    if (walk) this.walk.commit(walk);
    else if (isRefused(scene.options, move)) {
      this.preview(move);
      this.store.typed.value = ''; // Enter belongs to the buttons again
    }
    else this.store.play(move);
    return true;
  }

  private moves(): string[] {
    const { scene } = this.store;
    return scene ? typeable(scene) : [];
  }

  /** The text in the case that the moves have: capitals are forgiven where they mean nothing. */
  private fitting(start: string): string | null {
    const known = this.moves();
    const found = [start, start.toLowerCase()].find((one) =>
      known.some((move) => move.startsWith(one)),
    );
    return found ?? this.walkBegun(known, start);
  }

  /** A walk that is out of reach may be typed too: Enter says why. */
  private walkBegun(known: string[], start: string): string | null {
    if (!known.length || known.includes(this.store.typed.value)) return null;
    if (BARE.test(start.toLowerCase())) return start.toLowerCase();
    return LETTERED.test(start) && known.some((move) => move[0] === start[0]) ? start : null;
  }

  private become(next: string): true {
    this.store.typed.value = next;
    this.preview(this.moves().includes(next) ? next : '');
    return true;
  }

  /** Show a typed move on the board; a text that is no move shows nothing. */
  private preview(text: string): void {
    const { store } = this;
    const move = parse(text);
    if (!store.scene?.options || move === null) return this.fence.think(null, 'held');
    if (move.kind === 'fence') {
      store.lifted = move.old;
      return this.fence.think(move.fence, 'held');
    }
    const walk = store.walks.find((one) => one.move === text);
    if (!walk) return store.set(store.resting());
    const { piece, path } = walk;
    store.set(this.walk.begun({ piece, path, goal: null, steps: true }));
  }

  /** A typed walk that is illegal: a bare square is pointed at, anything else is explained. */
  private mistyped(text: string): boolean {
    const move = parse(text);
    if (!this.store.scene?.options || move?.kind !== 'walk') return false;
    const end = move.path.at(-1)!;
    this.store.typed.value = '';
    if (move.letter) this.walk.miss(end, text);
    else this.walk.point(end);
    return true;
  }
}

function isRefused({ refused }: Options, move: string): boolean {
  return refused.some((one) => fenceMove(one.fence, one.old ?? null) === move);
}
