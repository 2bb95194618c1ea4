import './style/tokens.css';
import './style/base.css';

import { render } from 'preact';

import * as api from './api';
import { App } from './app';
import { watchConnection } from './connection';
import { learnLanguages } from './parts/top';
import { watchAddress } from './router';
import { watchSettings } from './settings';
import { speak } from './words';

async function begin(): Promise<void> {
  watchSettings();
  watchAddress();
  await Promise.all([speak(document.documentElement.lang), api.guest()]);
  watchConnection();
  render(<App />, document.getElementById('app')!);
  await learnLanguages();
  if (import.meta.env.PROD) await navigator.serviceWorker?.register('/sw.js');
}

void begin();
