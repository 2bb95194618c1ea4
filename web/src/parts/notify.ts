/** Notifications that a game waits, and the badge of the installed page: off until asked for. */

import { ask } from '../api';
import { go } from '../router';
import { set, settings } from '../settings';
import { lang, say } from '../words';

export function canNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator;
}

/** Switch notifications on or off; answers whether they are on now. */
export async function notifyMe(on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === 'granted';
  set('notify', allowed);
  // Without a push service, notifications still work while a page is open.
  await (allowed ? subscribe() : unsubscribe()).catch(() => undefined);
  return allowed;
}

async function subscribe(): Promise<void> {
  const { key } = await ask<{ key: string }>('/api/push');
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await ask('/api/push', { endpoint, keys, lang: lang.value });
}

async function unsubscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const found = await pushManager.getSubscription();
  if (!found) return;
  await ask('/api/push/end', { endpoint: found.endpoint });
  await found.unsubscribe();
}

/** Tell that a match waits, while its page is open and hidden. */
export async function callTurn(match: string): Promise<void> {
  if (!settings.value.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  const told = { body: say('play-notify-turn'), tag: match, icon: '/icon-192.png', data: { match } };
  await worker.showNotification(say('play-your-turn'), told).catch(() => undefined);
}

/** How many games wait, on the icon of the installed page. */
export function showBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

/** A notification was clicked while a page is open: it goes to the match itself. */
export function watchClicks(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ open?: string }>) => {
    if (data.open) go(data.open);
  });
}
