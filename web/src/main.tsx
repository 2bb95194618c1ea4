import './style/tokens.css';
import './style/base.css';

import { render } from 'preact';

import * as api from './api';
import { App } from './app';
import { connection, watchConnection } from './connection';
import { learnLanguages } from './parts/top';
import { watchAddress } from './router';
import { watchSettings } from './settings';
import { speak } from './words';

async function begin(): Promise<void> {
  watchSettings();
  watchAddress();
  // Out of reach of the server the page still opens, and says so.
  await Promise.all([speak(document.documentElement.lang), api.guest().catch(() => null)]);
  connection.onWelcome(arrive);
  watchConnection();
  render(<App />, document.getElementById('app')!);
  if (import.meta.env.PROD) await navigator.serviceWorker?.register('/sw.js');
}

/** What could not be done without the server is done as soon as it answers. */
function arrive(): void {
  void learnLanguages().catch(() => undefined);
  if (connection.you.value) return;
  api.guest().then(
    () => connection.drop(),
    () => undefined,
  );
}

void begin();
