/**
 * Replay controls: ⏮ ◀ ▶ ⏭, autoplay, and keys.
 *
 * They know only how many moves there are and which one is shown; the screen fetches and draws.
 * Their sentences are loaded when they are first shown.
 */

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import { learnPart, say } from '../words';
import { announce } from './announce';

export interface ReplayProps {
  /** The move whose board is shown; 0 is the start. */
  at: number;
  /** How many moves there are. */
  last: number;
  go(ply: number): void;
  /** Whether the keys step, too; false while something else needs them. */
  keys?: boolean;
  /** The address of the moment that is shown, to be shared. */
  address?: string;
  /** Whether autoplay runs from the beginning. */
  autoplay?: boolean;
}

/** How long autoplay shows each board, in ms. */
const SHOWS = 1000;

const SHAPES = {
  first: 'M6 5v14M18 5l-7 7 7 7',
  before: 'm15 5-7 7 7 7',
  play: 'M7 4.500v15l12-7.500z',
  pause: 'M8 5v14M16 5v14',
  after: 'm9 5 7 7-7 7',
  last: 'M18 5v14M6 5l7 7-7 7',
  share: 'M12 15V4M8 7.500 12 3.500l4 4M6 11v9h12v-9',
  check: 'm5 12.500 4.500 4.500L19 7.500',
} as const;

/** Where a key leads from a move; null if the key does not step. */
export function keyStep(key: string, at: number, last: number): number | null {
  const to = { ArrowLeft: at - 1, ',': at - 1, ArrowRight: at + 1, '.': at + 1, Home: 0, End: last }[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}

export function Replay({ at, last, go, keys = true, address, autoplay = false }: ReplayProps) {
  const known = useWords();
  const playing = useSignal(autoplay);
  const step = (ply: number) => {
    playing.value = false;
    if (ply !== at) go(ply);
  };
  const toggle = () => {
    if (!playing.value && at >= last) go(0);
    playing.value = !playing.value && last > 0;
  };
  useAutoplay(playing.value, at, last, go, () => (playing.value = false));
  useKeys(keys, (event) => {
    if (event.key === ' ') return toggle();
    step(keyStep(event.key, at, last)!);
  });
  if (!known) return <div class="replay" aria-busy="true" />;
  return (
    <div class="replay ltr" role="group" aria-label={say('replay-controls')}>
      <Step shape="first" name={say('replay-first')} off={at <= 0} act={() => step(0)} />
      <Step shape="before" name={say('replay-before')} off={at <= 0} act={() => step(at - 1)} />
      <Step
        shape={playing.value ? 'pause' : 'play'}
        name={say(playing.value ? 'replay-pause' : 'replay-play')}
        off={last === 0}
        act={toggle}
      />
      <Step shape="after" name={say('replay-after')} off={at >= last} act={() => step(at + 1)} />
      <Step shape="last" name={say('replay-last')} off={at >= last} act={() => step(last)} />
      <span class="replay-at num small" aria-label={say('replay-at', { at, last })} role="img">
        {at} / {last}
      </span>
      {address && <Share address={address} />}
    </div>
  );
}

/** A button stays focusable at the ends, so that the focus is not lost where stepping stops. */
function Step({ shape, name, off, act }: { shape: keyof typeof SHAPES; name: string; off: boolean; act(): void }) {
  return (
    <button
      type="button"
      class="icon-button"
      data-shape={shape}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[shape]} />
      </svg>
    </button>
  );
}

/** Opens the share menu of the device; without one the address is copied. */
function Share({ address }: { address: string }) {
  const done = useSignal('');
  const share = async () => {
    if (typeof navigator.share === 'function') return navigator.share({ url: address }).catch(() => undefined);
    await navigator.clipboard.writeText(address);
    announce(say('page-copied'));
    done.value = address;
  };
  const copied = done.value === address;
  const name = say(copied ? 'page-copied' : 'replay-share');
  // Where copying is forbidden the address stands in the bar of the browser.
  const act = () => void share().catch(() => announce(say('replay-not-copied')));
  return <Step shape={copied ? 'check' : 'share'} name={name} off={false} act={act} />;
}

function useWords(): boolean {
  const known = useSignal(false);
  useEffect(() => {
    void learnPart('replay').then(
      () => (known.value = true),
      () => undefined, // without a network the screen says so itself
    );
  }, []);
  return known.value;
}

function useAutoplay(on: boolean, at: number, last: number, go: (ply: number) => void, end: () => void): void {
  useEffect(() => {
    if (!on) return undefined;
    if (at >= last) return end();
    const timer = setTimeout(() => go(at + 1), SHOWS);
    return () => clearTimeout(timer);
  }, [on, at, last]);
}

/** Keys that step or play, unless a field, the board or a button uses them. */
function useKeys(on: boolean, act: (event: KeyboardEvent) => void): void {
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!uses(event)) return;
      event.preventDefault();
      newest.current(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}

function uses({ key, target }: KeyboardEvent): boolean {
  const from = target instanceof Element ? target : null;
  if (from?.closest('input, textarea, select, [contenteditable]')) return false;
  if (key === ' ') return !from?.closest('[role=grid], button, a, summary');
  if (keyStep(key, 0, 0) === null) return false;
  return key === ',' || key === '.' || !from?.closest('[role=grid], .moves');
}
