/** Levels of the computer: 1 to 8, and the perfect one where the server has tables for it. */

import type { ModeOffered, Setup } from '../wire';
import { has, learnPart, say } from '../words';
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

function canBePerfect(mode: ModeOffered | undefined, setup: Setup): boolean {
  if (!mode || Object.keys(setup.switches ?? {}).length) return false;
  const preset = setup.preset ?? Object.keys(mode.presets)[0] ?? '';
  const wanted = setup.layout ?? mode.layouts[0]?.key;
  const layout = mode.layouts.find((one) => one.key === wanted || one.text === wanted);
  return layout?.perfect?.includes(preset) ?? false;
}

/** The computer's name on a seat. */
export function computerName(level: number): string {
  if (level !== PERFECT) return say('table-computer', { level });
  return said('table-perfect', 'table-computer', level);
}

/** The computer's name in a game. */
export function botName(level: number): string {
  if (level !== PERFECT) return say('play-bot', { level });
  return said('table-perfect', 'play-bot', level);
}

/** A level in a row of choices. */
export function levelText(level: number): string {
  return level === PERFECT ? say('home-perfect') : String(level);
}

/** A level and its name, in a line of its own. */
export function levelIs(level: number): string {
  if (level === PERFECT) return say('home-perfect-is');
  if (!has('bot-is')) return say('home-level-is', { level });
  return say('bot-is', { level, name: say('bot-name', { level }) });
}

/** What a level can do in a mode; nothing for the perfect one, whose name says it. */
export function habitsOf(mode: ModeOffered, level: number): string {
  const known = mode.levels.find((one) => one.level === level);
  if (!known || !has('bot-sees')) return '';
  return `${say('bot-sees', { sight: known.sight })} ${say('bot-slips', { slips: known.slips })}`;
}

/** The sentence of a part that may still be on its way. */
function said(key: string, until: string, level: number): string {
  if (has(key)) return say(key);
  learnPart('solver').catch(() => undefined); // the number is shown instead
  return say(until, { level });
}
