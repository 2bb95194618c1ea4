/** What only the maker of a table is told, kept on this device: its code, and a link for each seat. */

import type { TableMade } from '../../api';

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
    // A private window forgets: the links can still be used from the table that is open.
  }
}

/** What is kept of a table; nothing, if somebody else laid it. */
export function kept(match: string): Kept | undefined {
  return all().find((one) => one.match === match);
}
