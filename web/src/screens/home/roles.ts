/** Choices of a role: who begins a race, who is PAC-MAN in a chase. */

import type { Choice } from '../../parts/choices';
import type { ModeOffered, Role } from '../../wire';
import { say } from '../../words';
import { LOT } from './making';

/** The sides to choose from, and "by lot". */
export function sideChoices(mode: ModeOffered): Choice<number>[] {
  const byLot = { value: LOT, label: say('home-role-any') };
  if (mode.team !== null) {
    return [...mode.sides.map((side, value) => ({ value, label: say(`side-${side}`) })), byLot];
  }
  const first = { value: 0, label: say('home-role-first') };
  const second = { value: 1, label: say('home-role-second') };
  return mode.sides.length === 2 ? [first, second, byLot] : [first, byLot];
}

const ROLES: Record<number, Role> = { [LOT]: 'any', 0: 'first', 1: 'second' };

export function roleChoices(mode: ModeOffered): Choice<Role>[] {
  return sideChoices(mode).map((one) => ({ ...one, value: ROLES[one.value] ?? 'any' }));
}
