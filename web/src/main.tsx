import './style/sheets';

import { effect } from '@preact/signals';
import { render } from 'preact';

import * as api from './api';
import { App } from './app';
import { connection, watchConnection } from './connection';
import { watchClicks } from './parts/notify';
import { watchSpoken } from './parts/spoken';
import { learnLanguages } from './parts/top';
import { renew, renewed } from './renew';
import { screen, watchAddress } from './router';
import { loadSpoken } from './screens/later';
import { PARTS } from './screens/parts';
import { watchSettings } from './settings';
import { speakChosen } from './words';

/** The longest wait for an identity, in ms, before the WebSocket is opened without one. */
const PATIENCE = 4_000;

async function begin(): Promise<void> {
  watchSettings();
  watchAddress();
  watchClicks();
  await speakChosen(PARTS[screen.value.name]);
  const arrival = api.arrive();
  watchSpoken(loadSpoken);
  render(<App />, document.getElementById('app')!);
  connection.onWelcome(welcome);
  effect(() => {
    if (connection.outdated.value) void renew();
  });
  await Promise.race([arrival, new Promise((done) => setTimeout(done, PATIENCE))]);
  watchConnection();
  if (import.meta.env.PROD) await navigator.serviceWorker?.register('/sw.js');
}

/** Repeat what failed without the server as soon as it answers. */
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
