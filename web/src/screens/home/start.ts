/** Laying a table, and starting it where nobody is waited for. */

import * as api from '../../api';
import type { ModeOffered } from '../../wire';
import type { NewTable } from '../../api';
import { go } from '../../router';
import { settings } from '../../settings';
import { keep } from '../table/kept';
import { computerTable } from './making';

/** Lay a table and go there. */
export async function lay(table: NewTable): Promise<void> {
  const made = await api.create(table);
  keep(made);
  go(`/${made.match}`);
}

/** Lay a table with the computer and begin at once. */
export async function playComputer(mode: ModeOffered): Promise<void> {
  const { level, side, name } = settings.value;
  const made = await api.create(computerTable(mode, level, side, name));
  keep(made);
  await api.command({ type: 'start', match: made.match, seq: made.seq });
  go(`/${made.match}`);
}
