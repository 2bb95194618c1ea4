/** Time left, counted down by the server's clock. */

import { useEffect, useState } from 'preact/hooks';

import { connection } from '../../connection';
import type { Clock, Side } from '../../wire';
import { say } from '../../words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TENTHS_UNDER = 10 * SECOND;

export function timeLeft(clock: Clock, side: Side, now: number): number {
  const left = clock.left[side] ?? 0;
  const spent = clock.running === side ? Math.max(0, now - clock.at) : 0;
  return Math.max(0, left - spent);
}

/** 1:05:09, 3:52, 9.4; days are said in words. */
export function timeText(left: number): string {
  if (left < TENTHS_UNDER) return (Math.floor(left / 100) / 10).toFixed(1);
  if (left >= DAY) {
    return say('play-clock-days', {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  }
  const seconds = Math.floor(left / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** What is left of a wait, in whole seconds: 4:52, 0:08. */
export function waitText(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** ms until the text of a time changes. */
export function untilChange(left: number): number {
  const unit = left <= TENTHS_UNDER ? 100 : SECOND;
  return (left % unit) + 1;
}

/** The server's time, updated while `wanted`. */
export function useNow(wanted: boolean, pause: (now: number) => number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setNow(serverNow()), pause(serverNow()));
    return () => clearTimeout(timer);
  });
  return wanted ? now : serverNow();
}

export function serverNow(): number {
  return Date.now() + connection.skew.value;
}

export function ClockFace({ clock, side }: { clock: Clock; side: Side }) {
  const running = clock.running === side;
  const now = useNow(running, (moment) => untilChange(timeLeft(clock, side, moment)));
  const left = timeLeft(clock, side, now);
  const text = timeText(left);
  return (
    <span
      class="clock num ltr"
      data-running={running}
      data-short={running && left < TENTHS_UNDER}
      role="timer"
      aria-label={say('play-clock', { time: text })}
    >
      {text}
    </span>
  );
}
