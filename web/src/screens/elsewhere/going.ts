/** Links that make another browser the same person: address, name and expiry. */

import type { MyTable } from '../../wire';

/** The secret stands behind `#`, which browsers do not send. */
export function returnAddress(origin: string, secret: string): string {
  return `${origin}/return#${secret}`;
}

/** The secret in an address; empty if there is none. */
export function secretIn(hash: string): string {
  return hash.replace(/^#/, '').trim();
}

/** The person's name at the newest of their tables where they have one. */
export function nameAt(tables: readonly MyTable[]): string {
  for (const { table, seats } of tables) {
    const named = table.seats.find((one) => seats.includes(one.seat) && one.name);
    if (named?.name) return named.name;
  }
  return '';
}

/** A date in a language, with Latin digits as on the rest of the page. */
export function moment(time: number, lang: string): string {
  const form = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { dateStyle: 'long', timeStyle: 'short' });
  return form.format(time);
}
