/** Routes: which screen an address shows. */

import { computed, signal } from '@preact/signals';

export type Screen =
  | { name: 'home' }
  | { name: 'missing' }
  | { name: 'new' }
  | { name: 'watch' }
  | { name: 'analysis' }
  | { name: 'games' }
  | { name: 'elsewhere' }
  | { name: 'return' }
  | { name: 'learn'; lesson: string }
  | { name: 'editor'; kind: 'maze' | 'position'; mode: string }
  | { name: 'rules'; mode: string }
  | { name: 'puzzle'; id: string }
  | { name: 'match'; match: string; ply: number | null }
  | { name: 'review'; match: string }
  | { name: 'join'; secret: string };

const PLAIN = ['new', 'watch', 'games', 'analysis', 'elsewhere', 'return'] as const;

const path = signal(typeof location === 'undefined' ? '/' : location.pathname);

export function screenOf(address: string): Screen {
  const plain = PLAIN.find((name) => address === `/${name}`);
  if (plain) return { name: plain };
  const joined = /^\/join(?:\/([^/]+))?$/.exec(address);
  if (joined) return { name: 'join', secret: decoded(joined[1] ?? '') };
  const puzzle = /^\/puzzle(?:\/([a-z0-9-]+))?$/.exec(address);
  if (puzzle) return { name: 'puzzle', id: puzzle[1] ?? '' };
  const taught = /^\/(learn|rules)(?:\/([a-z0-9-]+))?$/.exec(address);
  if (taught?.[1] === 'learn') return { name: 'learn', lesson: taught[2] ?? '' };
  if (taught) return { name: 'rules', mode: taught[2] ?? '' };
  const edited = /^\/(maze|editor)(?:\/([a-z0-9-]+))?$/.exec(address);
  if (edited?.[1] === 'maze') return { name: 'editor', kind: 'maze', mode: edited[2] ?? 'pacman' };
  if (edited) return { name: 'editor', kind: 'position', mode: edited[2] ?? 'classic-2' };
  const match = /^\/([0-9a-zA-Z]{8})(?:\/(\d{1,4}))?$/.exec(address);
  if (match) return { name: 'match', match: match[1]!, ply: match[2] ? Number(match[2]) : null };
  const review = /^\/([0-9a-zA-Z]{8})\/review$/.exec(address);
  if (review) return { name: 'review', match: review[1]! };
  return { name: address === '/' ? 'home' : 'missing' };
}

/** A percent-decoded part of an address; unchanged if it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const screen = computed(() => screenOf(path.value));

/** Whether the page itself has navigated here: then it must place the focus. */
let led = false;

export function isLed(): boolean {
  return led;
}

export function go(address: string, replace = false): void {
  led = true;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  path.value = new URL(address, location.href).pathname;
  window.scrollTo(0, 0);
}

/** Change the address of the screen that is shown, which stays as it is. */
export function rename(address: string): void {
  if (location.pathname === address) return;
  history.replaceState(null, '', address);
  path.value = address;
}

export function watchAddress(): void {
  window.addEventListener('popstate', () => {
    path.value = location.pathname;
  });
}

/** Click handler of links: a plain click navigates in the page, any other is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
