/** Keeps the shell of the page, so that it opens at once and says so when there is no network. */

declare const self: ServiceWorkerGlobalScope;
export {};

const SHELL = 'corridor-shell';
const FILES = [
  '/',
  '/app.js',
  '/app.css',
  '/demo.json',
  '/icon.svg',
  '/manifest.webmanifest',
  '/api/languages',
  '/api/modes',
];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (FILES.includes(pathname) || pathname.startsWith('/i18n/')) {
    event.respondWith(fresh(request, request));
  }
});

/** What the server has now, or what was kept when it cannot be reached. */
async function fresh(request: Request, key: Request | string): Promise<Response> {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}
