/** The sentences people read, by key: the same Fluent catalogues that the Python side speaks. */

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

/** Read a catalogue; everything that is said after this is said in its language. */
export async function speak(wanted: string): Promise<void> {
  const answer = await fetch(`/i18n/${wanted}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue: ${wanted}`);
  learn(wanted, await answer.text());
}

/** Read the catalogue of whom the page is for: what was chosen here, or what the server made of it. */
export async function speakChosen(): Promise<void> {
  const root = document.documentElement;
  const inAddress = new URLSearchParams(location.search).has('lang');
  const chosen = /(?:^|; )corridor-lang=([a-z-]+)/.exec(document.cookie)?.[1];
  // A page that was kept is in the language of the day it was kept.
  const other = chosen && !inAddress && chosen !== root.lang;
  if (!other) return speak(root.lang);
  try {
    await speak(chosen);
    root.lang = chosen;
    root.dir = RIGHT_TO_LEFT.has(chosen) ? 'rtl' : 'ltr';
  } catch {
    await speak(root.lang);
  }
}

export function learn(wanted: string, catalogue: string): void {
  // Squares and counts stand side by side: one kind of digits for both.
  const found = new FluentBundle([`${wanted}-u-nu-latn`]);
  found.addResource(new FluentResource(catalogue));
  bundle.value = found;
  lang.value = wanted;
}

/** The sentence for a key; codes may be part of it as they are. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const name = key.replaceAll('_', '-');
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

/** A number that says whether it is more or less; the sentence agrees with it. */
export function change(by: number): FluentNumber {
  return new FluentNumber(by, { signDisplay: 'exceptZero' });
}

/** Items one after the other, as the language lists them. */
export function listed(items: string[]): string {
  return items.join(say('list-separator'));
}

/** Whether there is a sentence for a key. */
export function has(key: string): boolean {
  return bundle.value?.hasMessage(key.replaceAll('_', '-')) ?? false;
}
