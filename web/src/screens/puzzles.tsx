/** Puzzles: a chunk of its own, loaded when one of its screens is opened. */

import { PuzzleList } from './puzzle/list';
import { PuzzleScreen } from './puzzle/puzzle';

export function Puzzles({ id }: { id: string }) {
  return id ? <PuzzleScreen key={id} id={id} /> : <PuzzleList />;
}
