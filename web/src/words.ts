/** Sentences by key, from the same Fluent catalogues as in Python. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';

export interface Language {
  lang: string;
  name: string;
  dir: 'ltr' | 'rtl';
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

export const lang = signal('en');
const bundle = signal<FluentBundle | null>(null);

/** Use a language from now on: fetch the words that all screens share, and some parts with them. */
export async function speak(wanted: string, needed: readonly string[] = []): Promise<void> {
  const texts = await Promise.all(['words', ...needed].map((part) => fetched(wanted, part)));
  learn(wanted, texts.join('\n'));
  parts.clear();
  known.clear();
  for (const part of needed) {
    parts.set(part, Promise.resolve());
    known.add(part);
  }
}

async function fetched(wanted: string, part: string): Promise<string> {
  const answer = await fetch(`/i18n/${wanted}/${part}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue: ${wanted}/${part}`);
  return answer.text();
}

/** Use the language chosen on this device, or else that of the page as the server sent it. */
export async function speakChosen(needed: readonly string[]): Promise<void> {
  const root = document.documentElement;
  const inAddress = new URLSearchParams(location.search).has('lang');
  const chosen = /(?:^|; )corridor-lang=([a-z-]+)/.exec(document.cookie)?.[1];
  // A cached page has the language of the time when it was cached.
  const other = chosen && !inAddress && chosen !== root.lang;
  if (!other) return speak(root.lang, needed);
  try {
    await speak(chosen, needed);
    root.lang = chosen;
    root.dir = RIGHT_TO_LEFT.has(chosen) ? 'rtl' : 'ltr';
  } catch {
    await speak(root.lang, needed);
  }
}

/** Parse a catalogue; sentences come from it from now on. */
export function learn(wanted: string, catalogue: string): void {
  // Squares have Latin digits, so counts beside them have them too.
  const found = new FluentBundle([`${wanted}-u-nu-latn`]);
  found.addResource(new FluentResource(catalogue));
  bundle.value = found;
  lang.value = wanted;
}

const parts = new Map<string, Promise<void>>();
const known = new Set<string>();
/** Counts the parts that were added, so that what is shown already is said again. */
const added = signal(0);

/** Add the sentences of a part of the page that is loaded when it is opened. */
export function learnPart(part: string): Promise<void> {
  const asked = parts.get(part) ?? fetchPart(part);
  parts.set(part, asked);
  asked.catch(() => parts.delete(part)); // the next call asks again
  return asked;
}

/** Add the sentences of several parts. */
export async function learnParts(needed: readonly string[]): Promise<void> {
  await Promise.all(needed.map(learnPart));
}

/** Whether the sentences of these parts are here. */
export function knowsParts(needed: readonly string[]): boolean {
  void added.value;
  return needed.every((part) => known.has(part));
}

async function fetchPart(part: string): Promise<void> {
  bundle.value?.addResource(new FluentResource(await fetched(lang.value, part)));
  known.add(part);
  added.value += 1;
}

/** The sentence for a key. Codes may be part of a key: their underscores become dashes. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const name = key.replaceAll('_', '-');
  void added.value;
  const words = bundle.value;
  const pattern = words?.getMessage(name)?.value;
  if (!words || pattern === undefined || pattern === null) {
    if (words) console.error(`no sentence: ${name}`);
    return name;
  }
  const errors: Error[] = [];
  const text = words.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`${name}: ${error.message}`);
  return text;
}

/** A number with its sign; plural rules of the sentence still apply. */
export function change(by: number): FluentNumber {
  return new FluentNumber(by, { signDisplay: 'exceptZero' });
}

/** A number with one decimal, as the language writes it. */
export function tenths(number: number): FluentNumber {
  return new FluentNumber(number, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Shares that add up to 1 as whole per cent that add up to 100, as the language writes them. */
export function percents(shares: number[]): string[] {
  const whole = shares.map((share) => Math.floor(100 * share + 1e-9));
  const rest = shares.map((share, index) => 100 * share - whole[index]!);
  const order = rest.map((_, index) => index).sort((one, other) => rest[other]! - rest[one]!);
  const missing = Math.round(100 * shares.reduce((sum, share) => sum + share, 0)) - whole.reduce((sum, one) => sum + one, 0);
  for (const index of order.slice(0, Math.max(0, missing))) whole[index]! += 1;
  const written = new Intl.NumberFormat(`${lang.value}-u-nu-latn`, { style: 'percent' });
  return whole.map((one) => `\u2066${written.format(one / 100)}\u2069`); // left to right everywhere
}

/** Items joined by the separator of the language. */
export function listed(items: string[]): string {
  return items.join(say('list-separator'));
}

/** Sentences behind one another; empty ones are left out. */
export function sentences(...said: string[]): string {
  return said.filter(Boolean).join(say('sentence-separator'));
}

/** Names joined as in a sentence: "Blinky and Inky". */
export function together(names: string[]): string {
  return new Intl.ListFormat(lang.value, { type: 'conjunction' }).format(names);
}

/** Whether there is a sentence for a key. */
export function has(key: string): boolean {
  void added.value;
  return bundle.value?.hasMessage(key.replaceAll('_', '-')) ?? false;
}
