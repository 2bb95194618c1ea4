/** Creates a table, and starts it at once against the computer. */

import * as api from '../../api';
import type { ModeOffered } from '../../wire';
import type { NewTable } from '../../api';
import { levelFor } from '../../parts/levels';
import { go } from '../../router';
import { settings } from '../../settings';
import { keep } from '../table/kept';
import { computerTable } from './making';

/** Create a table and go there. */
export async function lay(table: NewTable): Promise<void> {
  const made = await api.create(table);
  keep(made);
  go(`/${made.match}`);
}

/** Create a table against the computer and start the match. */
export async function playComputer(mode: ModeOffered): Promise<void> {
  const { side, name } = settings.value;
  const level = levelFor({ mode: mode.key }, settings.value.level);
  const made = await api.create(computerTable(mode, level, side, name));
  keep(made);
  await api.command({ type: 'start', match: made.match, seq: made.seq });
  go(`/${made.match}`);
}
