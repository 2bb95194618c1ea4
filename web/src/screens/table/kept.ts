/** Code and seat links of a table, which only its owner gets, stored on this device. */

import type { TableMade } from '../../wire';

const KEY = 'corridor-tables';
const MOST = 20;

export interface Kept {
  match: string;
  code: string;
  links: Record<string, string>;
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

export function keep({ match, code, links }: TableMade): void {
  const others = all().filter((one) => one.match !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ match, code, links }, ...others].slice(0, MOST)));
  } catch {
    // Storage is forbidden: the links last until the page is closed.
  }
}

/** The stored links of a table; undefined if it is not ours. */
export function kept(match: string): Kept | undefined {
  return all().find((one) => one.match === match);
}
