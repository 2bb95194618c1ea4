/** A parser for move texts, as far as the drawing needs one. */

export type Parsed =
  | { kind: 'walk'; letter: string; path: string[] }
  | { kind: 'fence'; fence: string; old: string | null }
  | { kind: 'enter'; square: string }
  | { kind: 'spend' }
  | { kind: 'pass'; letter: string };

const FENCE = /^(?:([a-h][1-8][hv])>)?([a-h][1-8][hv])$/;
const WALK = /^([A-Z]?)((?:[a-i][1-9])+)$/;

/** A move text as an object; null if it is none. */
export function parse(text: string): Parsed | null {
  const fence = FENCE.exec(text);
  if (fence) return { kind: 'fence', fence: fence[2]!, old: fence[1] ?? null };
  const walk = WALK.exec(text);
  if (walk) return { kind: 'walk', letter: walk[1]!, path: walk[2]!.match(/../g)! };
  if (/^[A-Z]@[a-i][1-9]$/.test(text)) return { kind: 'enter', square: text.slice(2) };
  if (text === '$') return { kind: 'spend' };
  return /^[A-Z]?--$/.test(text) ? { kind: 'pass', letter: text.slice(0, -2) } : null;
}

/** The fence that a placing or relocating move puts down. */
export function newFence(move: string): string {
  return move.slice(-3);
}

/** The move text that places a fence, or relocates one if `old` is lifted. */
export function fenceMove(fence: string, old: string | null): string {
  return old === null ? fence : `${old}>${fence}`;
}

/** The fence that a relocation takes away. */
export function oldFence(move: string): string | null {
  return move.includes('>') ? move.slice(0, 3) : null;
}
