/** Levels of the computer: 1 to 8, and the perfect one where the server has tables for it. */

import { signal } from '@preact/signals';

import { ask } from '../api';
import type { Judged, ModeOffered, Setup, Table } from '../wire';
import { say, sentences } from '../words';
import { modeOf, playable } from './playable';

/** The level of the bot that never errs, as in the messages. */
export const PERFECT = 9;
/** The strongest level that needs no tables. */
export const STRONGEST = PERFECT - 1;

/** The levels to choose from at a table. */
export function levelsFor(setup: Setup): number[] {
  const usual = playable.value?.levels ?? [];
  return canBePerfect(modeOf(setup.mode ?? ''), setup) ? [...usual, PERFECT] : [...usual];
}

/** The wished level, or the highest that there is at a table. */
export function levelFor(setup: Setup, wished: number): number {
  const levels = levelsFor(setup);
  return levels.includes(wished) ? wished : (levels.at(-1) ?? wished);
}

/** Positions of which the server has told whether a perfect bot can play on from them. */
const judgedPositions = signal<Readonly<Record<string, boolean>>>({});

/** Remember what the law says of a position. */
export function learnJudged({ setup, perfect = false }: Judged): void {
  if (!setup?.position) return;
  judgedPositions.value = { ...judgedPositions.value, [setup.position]: perfect };
}

/** Ask about the position from which a table begins; once. */
export async function learnPosition(position: string): Promise<void> {
  if (position in judgedPositions.value) return;
  const { perfect = false } = await ask<Judged>('/api/editor/position', { text: position });
  judgedPositions.value = { ...judgedPositions.value, [position]: perfect };
}

function canBePerfect(mode: ModeOffered | undefined, setup: Setup): boolean {
  if (setup.position) return judgedPositions.value[setup.position] ?? false;
  if (!mode || Object.keys(setup.switches ?? {}).length) return false;
  const preset = setup.preset ?? Object.keys(mode.presets)[0] ?? '';
  const wanted = setup.layout ?? mode.layouts[0]?.key;
  const layout = mode.layouts.find((one) => one.key === wanted || one.text === wanted);
  return layout?.perfect?.includes(preset) ?? false;
}

/** The computer's name on a seat. */
export function computerName(level: number): string {
  return level === PERFECT ? say('table-perfect') : say('table-computer', { level });
}

/** The computer's name in a game. */
export function botName(level: number): string {
  return level === PERFECT ? say('table-perfect') : say('play-bot', { level });
}

/** A level in a row of choices. */
export function levelText(level: number): string {
  return level === PERFECT ? say('home-perfect') : String(level);
}

/** A level and its name, in a line of its own. */
export function levelIs(level: number): string {
  if (level === PERFECT) return say('home-perfect-is');
  return say('bot-is', { level, name: say('bot-name', { level }) });
}

/**
 * How a level plays the side that the person does not play, if that is known (-1: it is not);
 * nothing for the perfect one, whose name says it.
 */
export function habitsOf(mode: ModeOffered, level: number, own: number): string {
  const known = mode.levels.find((one) => one.level === level);
  const habits = known?.habits[own === 0 ? 1 : 0];
  if (!known || !habits) return '';
  const sees = say('bot-sees', { sight: habits.sight });
  const misses = habits.misses === 'nothing' ? '' : say('bot-misses', { what: habits.misses });
  const knows = own >= 0 || mode.team === null;
  if (!knows) return sees;
  return sentences(say('bot-style', { style: habits.style }), sees, misses);
}

/**
 * What a person who picks a role may expect of a level: how often PAC-MAN wins. Nothing where that
 * was not measured: on other layouts and with other rules than the usual ones.
 */
export function expectation(mode: ModeOffered, level: number, setup: Setup): string {
  const share = mode.levels.find((one) => one.level === level)?.share ?? null;
  return share === null || !isUsual(mode, setup) ? '' : say('home-expect', { share });
}

/** Whether a table begins with the usual layout and plays by the usual rules. */
function isUsual(mode: ModeOffered, setup: Setup): boolean {
  const first = mode.layouts[0];
  if (setup.position || Object.keys(setup.switches ?? {}).length) return false;
  if (setup.preset && setup.preset !== Object.keys(mode.presets)[0]) return false;
  return !setup.layout || setup.layout === first?.key || setup.layout === first?.text;
}

/** The levels of the computers at a table; without any, the one that we would put on a free seat. */
export function levelsAt(table: Table, wished: number | null): number[] {
  const there = table.seats.flatMap((seat) => (seat.level && !seat.player ? [seat.level] : []));
  if (there.length) return [...new Set(there)].sort();
  const free = wished !== null && table.seats.some((seat) => !seat.player);
  return free ? [levelFor(table.setup, wished)] : [];
}
