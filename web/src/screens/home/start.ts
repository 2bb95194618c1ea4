/** Creates a table, and starts it at once against the computer or with people at this screen. */

import * as api from '../../api';
import { levelFor } from '../../parts/levels';
import type { ModeOffered, NewTable, Piece } from '../../wire';
import { go } from '../../router';
import { settings } from '../../settings';
import { keep } from '../table/kept';
import { say } from '../../words';
import { computerTable } from './making';

/** Create a table and go there. */
export async function lay(table: NewTable): Promise<void> {
  const made = await api.create(table);
  keep(made);
  go(`/${made.match}`);
}

/** Create a table whose seats are all taken, deal the ghosts as wished, and start the match. */
export async function begin({ table, shares = [] }: { table: NewTable; shares?: Piece[][] }): Promise<void> {
  const made = await api.create(table);
  keep(made);
  const { match } = made;
  let { seq } = made;
  if (shares.length > 1) ({ seq } = await api.command({ type: 'share', match, seq, shares }));
  await api.command({ type: 'start', match, seq });
  go(`/${match}`);
}

/** Create a table against the computer and start the match. */
export async function playComputer(mode: ModeOffered): Promise<void> {
  const { side, name } = settings.value;
  const level = levelFor({ mode: mode.key }, settings.value.level);
  await begin({ table: computerTable(mode, level, side, name) });
}

/** Create a table, seat everybody at this screen, and start the match. */
export async function playHere(mode: ModeOffered): Promise<void> {
  const seats = mode.sides.length;
  const named = (seat: number) => say('home-here-player', { number: seat + 1 });
  const setup = { mode: mode.key, seats, lots: 'seats' as const };
  const made = await api.create({ setup, seat: 0, name: settings.value.name || named(0) });
  keep(made);
  const { match } = made;
  let { seq } = made;
  for (let seat = 1; seat < seats; seat += 1) {
    ({ seq } = await api.command({ type: 'take', match, seq, seat, name: named(seat) }));
  }
  await api.command({ type: 'start', match, seq });
  go(`/${match}`);
}
