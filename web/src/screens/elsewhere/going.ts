/** What a link to go on elsewhere is, in an address and in words. */

import type { MyTable } from '../../api';

/** Behind the `#` the secret is sent to nobody, whoever looks the address up. */
export function returnAddress(origin: string, secret: string): string {
  return `${origin}/return#${secret}`;
}

/** The secret of an address that was opened; nothing, where there is none. */
export function secretIn(hash: string): string {
  return hash.replace(/^#/, '').trim();
}

/** The name a person sits by, at the latest of their tables where they have one. */
export function nameAt(tables: readonly MyTable[]): string {
  for (const { table, seats } of tables) {
    const named = table.seats.find((one) => seats.includes(one.seat) && one.name);
    if (named?.name) return named.name;
  }
  return '';
}

/** A moment as people write it in a language, with the digits of the rest of the page. */
export function moment(time: number, lang: string): string {
  const form = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { dateStyle: 'long', timeStyle: 'short' });
  return form.format(time);
}
