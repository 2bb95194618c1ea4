/** Whether the window is as wide as a laptop's, where people sit side by side before it. */

import { signal } from '@preact/signals';

const WIDE = '(min-width: 1000px)';

function ask(): MediaQueryList | undefined {
  return typeof matchMedia === 'undefined' ? undefined : matchMedia(WIDE);
}

export const wide = signal(ask()?.matches ?? false);

ask()?.addEventListener('change', (event) => (wide.value = event.matches));
