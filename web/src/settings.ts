/** Settings of this device, kept in local storage. */

import { effect, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';
export type FencePlacing = 'confirm' | 'release' | 'tray';

/** How quickly moves of others are shown; `tap`: each waits for a tap. */
export type Pace = 'fast' | 'normal' | 'slow' | 'tap';

export interface Settings {
  name: string;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  notify: boolean; // when a game waits
  placing: FencePlacing;
  confirmWalk: boolean;
  pace: Pace;
  hints: boolean; // of the first game
  spoken: boolean; // text instead of boards, for screen readers
  notation: boolean; // moves as texts on a phone, too
  turnBoard: boolean; // with several people at one phone or tablet, towards the side to move
  turnWide: boolean; // the same on wide screens, where they sit side by side
  level: number;
  mode: string;
  side: number; // against the computer; -1: by lot
}

const KEY = 'corridor';
const DEFAULTS: Settings = {
  name: '',
  theme: 'auto',
  sound: true,
  vibration: true,
  notify: false,
  placing: 'confirm',
  confirmWalk: false,
  pace: 'normal',
  hints: true,
  spoken: false,
  notation: false,
  turnBoard: true,
  turnWide: false,
  level: 1, // gentle: the first game should be won
  mode: 'classic-2',
  side: 0,
};

function stored(): Settings {
  const kept: Settings = { ...DEFAULTS };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return kept;
    for (const [name, value] of Object.entries(found)) {
      if (typeof kept[name as keyof Settings] === typeof value) Object.assign(kept, { [name]: value });
    }
  } catch {
    // Storage may be forbidden or hold something else: use the defaults.
  }
  return kept;
}

export const settings = signal<Settings>(stored());

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [name]: value };
}

/** Store settings whenever they change, and apply the theme. */
export function watchSettings(): void {
  effect(() => {
    const now = settings.value;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // Storage is forbidden: the settings last until the page is closed.
    }
    const root = document.documentElement;
    if (now.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = now.theme;
  });
}
