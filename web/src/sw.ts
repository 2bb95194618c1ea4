/**
 * Service worker: caches the page, so that it opens at once, with or without a network.
 *
 * The files of one build are cached together and never mixed with those of another: a new build is
 * a new worker (its digest is in here), which fetches all files before it takes over, and the next
 * load shows it. Catalogues and modes are answered from the cache and fetched again at the same
 * time.
 */

import { OWN_SCREENS } from './own';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: names of the program's files, the digests of them and of the HTML page. */
const NAMES = '__FILES__';
const PROGRAM = '__PROGRAM__';
const HTML = '__HTML__';

const PREFIX = 'corridor-';
const SHELL = `${PREFIX}${PROGRAM.slice(0, 12)}-${HTML.slice(0, 12)}`;
const DIGESTED = NAMES.split(',').map((name) => `/${name}`);
const FILES = ['/', ...DIGESTED, '/demo.json', '/icon.svg', '/manifest.webmanifest'];
const ANSWERS = ['/api/languages', '/api/modes'];
/** Parts of the catalogue for home and for a game. */
const CATALOGUES = ['words', 'board', 'refusals', 'home', 'play'];
/** Rules, lessons and the list of puzzles, which are the same until the program changes. */
const TAUGHT = /^\/api\/(?:(?:rules|lessons)(?:\/|$)|puzzles$)/;
self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // Only the server understands a language in the address.
    const known = OWN_SCREENS.test(pathname) && !searchParams.has('lang');
    event.respondWith(known ? fromCache('/', request) : fromNetwork(request));
  } else if (FILES.includes(pathname)) event.respondWith(fromCache(request, request));
  else if (ANSWERS.includes(pathname) || TAUGHT.test(pathname) || pathname.startsWith('/i18n/')) {
    event.respondWith(cachedThenFetched(event));
  }
});

interface Pushed {
  title: string;
  text: string;
  match: string;
}

self.addEventListener('push', (event) => {
  const told = event.data?.json() as Pushed | undefined;
  if (told) event.waitUntil(notify(told));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { match } = event.notification.data as { match: string };
  event.waitUntil(openMatch(`/${match}`));
});

async function notify({ title, text, match }: Pushed): Promise<void> {
  await self.navigator.setAppBadge?.();
  const told = { body: text, tag: match, icon: '/icon-192.png', data: { match } };
  await self.registration.showNotification(title, told);
}

/** Show a match: in a page that shows it already, in any other page, or in a new one. */
async function openMatch(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((one) => new URL(one.url).pathname === path) ?? pages[0];
  if (!there) return void (await self.clients.openWindow(path));
  await there.focus();
  there.postMessage({ open: path });
}

async function install(): Promise<void> {
  const cache = await caches.open(SHELL);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: 'reload' })));
  if ((await digest(cache)) !== PROGRAM) {
    await caches.delete(SHELL);
    throw new Error('the server is being changed: try again later');
  }
  const extra = [...ANSWERS, ...(await catalogues(cache))];
  await Promise.allSettled(extra.map((path) => cache.add(path)));
}

/** Digest of the cached program, to be compared with that of the build. */
async function digest(cache: Cache): Promise<string> {
  const texts = await Promise.all(DIGESTED.map(async (path) => (await cache.match(path))!.text()));
  const bytes = new TextEncoder().encode(texts.join(''));
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Catalogues to cache: the page's own, and those that were cached before. */
async function catalogues(shell: Cache): Promise<string[]> {
  const page = await (await shell.match('/'))!.text();
  const lang = /<html lang="([a-z-]+)"/.exec(page)?.[1] ?? 'en';
  const paths = new Set(CATALOGUES.map((part) => `/i18n/${lang}/${part}.ftl`));
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) paths.add(new URL(url).pathname);
  }
  return [...paths].filter((path) => path.startsWith('/i18n/'));
}

async function deleteOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromCache(key: string | Request, request: Request): Promise<Response> {
  const cache = await caches.open(SHELL);
  return (await cache.match(key)) ?? fetch(request);
}

/** Network first; without a network the cached page, which says what is wrong. */
async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await (await caches.open(SHELL)).match('/');
    if (page) return page;
    throw error;
  }
}

/** Cache first; the server's answer is cached for the next time. */
async function cachedThenFetched(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(SHELL);
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  });
  const found = await cache.match(request);
  if (!found) return asked;
  event.waitUntil(asked.catch(() => undefined));
  return found;
}
