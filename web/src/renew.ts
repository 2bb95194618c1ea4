/** Loads the page anew when the server has become newer than it. */

const KEY = 'corridor-renewing';

/** Fetch the newest page and load it; once, since a second time would not help more. */
export async function renew(): Promise<void> {
  if (sessionStorage.getItem(KEY)) return;
  sessionStorage.setItem(KEY, 'yes');
  await newestWorker().catch(() => undefined);
  location.reload();
}

/** Page and server understand each other. */
export function renewed(): void {
  sessionStorage.removeItem(KEY);
}

/** Until the kept files are those of the newest build. */
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
