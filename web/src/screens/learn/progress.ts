/** Finished lessons, remembered on this device. */

import { signal } from '@preact/signals';

const KEY = 'corridor-learn';

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

export const finished = signal<string[]>(stored());

export function finish(lesson: string): void {
  if (finished.value.includes(lesson)) return;
  finished.value = [...finished.value, lesson];
  try {
    localStorage.setItem(KEY, JSON.stringify(finished.value));
  } catch {
    // Storage is forbidden: remembered until the page is closed.
  }
}
