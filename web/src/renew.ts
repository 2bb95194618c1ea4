/** Reloads the page when the server has a newer version of the protocol. */

const KEY = 'corridor-renewing';

/** Update the service worker and reload; only once, since a second time would not help. */
export async function renew(): Promise<void> {
  if (sessionStorage.getItem(KEY)) return;
  sessionStorage.setItem(KEY, 'yes');
  await newestWorker().catch(() => undefined);
  location.reload();
}

/** The versions agree: a later mismatch may reload again. */
export function renewed(): void {
  sessionStorage.removeItem(KEY);
}

/** Wait until the cached files are those of the newest build. */
async function newestWorker(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  const now = await found?.update();
  const coming = now?.installing ?? now?.waiting;
  if (!coming) return;
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') done();
    });
  });
}
