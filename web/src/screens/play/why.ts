/** Why a hint is good, in words. */

import type { Why } from '../../wire';
import { listed, say } from '../../words';
import { pieceName, sideName, type Cast } from './names';

/** The sentence of a reason; sides and pieces are told by their names. */
export function whyHint(cast: Cast, why: Why): string {
  const sides = Object.entries(why.sides).map(([role, side]) => [role, sideName(cast, side)]);
  const args = Object.entries(why.args).map(([name, value]) => [name, argument(cast, name, value)]);
  return say(`hint-${why.code}`, Object.fromEntries([...sides, ...args]));
}

function argument(cast: Cast, name: string, value: number | string): number | string {
  if (name !== 'piece' && name !== 'pieces') return value;
  return listed(String(value).split(' ').map((piece) => pieceName(cast.view, Number(piece))));
}
