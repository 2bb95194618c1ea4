import './style/tokens.css';
import './style/base.css';

import { effect } from '@preact/signals';
import { render } from 'preact';

import * as api from './api';
import { App } from './app';
import { connection, watchConnection } from './connection';
import { learnLanguages } from './parts/top';
import { renew, renewed } from './renew';
import { watchAddress } from './router';
import { watchSettings } from './settings';
import { speakChosen } from './words';

/** Longer than this nobody waits to be somebody: the line is tried meanwhile. */
const PATIENCE = 4_000;

// After the styles of all screens, which it changes.
import './style/forced.css';

async function begin(): Promise<void> {
  watchSettings();
  watchAddress();
  await speakChosen();
  const arrival = api.arrive();
  render(<App />, document.getElementById('app')!);
  connection.onWelcome(welcome);
  effect(() => {
    if (connection.outdated.value) void renew();
  });
  await Promise.race([arrival, new Promise((done) => setTimeout(done, PATIENCE))]);
  watchConnection();
  if (import.meta.env.PROD) await navigator.serviceWorker?.register('/sw.js');
}

/** What could not be done without the server is done as soon as it answers. */
function welcome(): void {
  renewed();
  void learnLanguages().catch(() => undefined);
  if (connection.you.value) return;
  api.guest().then(
    () => connection.drop(),
    () => undefined,
  );
}

void begin();
