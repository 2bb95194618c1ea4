/** The rules of a table in words: mode, clock, switches. */

import { HowToPlay } from '../../parts/how';
import { Icon } from '../../parts/icon';
import { timeText } from '../../parts/playable';
import type { ModeOffered, Setup, Switch } from '../../wire';
import { say } from '../../words';
import { valueOf, wishOf } from '../home/making';

/** A line of the rules: its subject and its value. */
export interface Line {
  name: string;
  value: string;
}

/** A line of the rules that has changed. */
export interface ChangedLine extends Line {
  was: string;
}

/** The lines in which two setups differ, with switches that either of them sets by hand. */
export function changedLines(was: Setup, now: Setup, mode: ModeOffered): ChangedLine[] {
  const names = Object.keys({ ...was.switches, ...now.switches });
  const before = comparedLines(was, mode, names);
  return comparedLines(now, mode, names).flatMap((line, index) => {
    const old = before[index]!.value;
    return old === line.value ? [] : [{ ...line, was: old }];
  });
}

/** The lines of a setup; for two setups of a mode and the same switches they correspond. */
function comparedLines(setup: Setup, mode: ModeOffered, switches: string[]): Line[] {
  const wish = wishOf(mode, setup);
  const { short, long } = linesOf({ ...setup, switches: {}, team_decides: 'anyone' }, mode);
  const byHand = switches.map((name) => ({
    name: say(`switch-${name}`),
    value: switchText(mode, name, valueOf(mode, wish, name)),
  }));
  const team = { name: say('home-new-team'), value: say(`home-new-team-${wish.team}`) };
  return [...short, ...long, ...byHand, team];
}

/** The short lines, then every switch that differs from the preset. */
export function linesOf(setup: Setup, mode: ModeOffered): { short: Line[]; long: Line[] } {
  const short: Line[] = [{ name: say('home-time'), value: timeText(setup.time) }];
  if (mode.team === null) {
    const begins = setup.lots === 'seats' ? 'table-lots-first' : 'home-role-any';
    short.push({ name: say('home-new-lots-race'), value: say(begins) });
  } else {
    const roles = setup.lots === 'seats' ? 'home-new-lots-seats' : 'home-role-any';
    short.push({ name: say('home-new-lots'), value: say(roles) });
  }
  short.push({ name: say('home-new-legs'), value: say(`home-new-legs-${setup.legs ?? 1}`) });
  short.push({
    name: say('home-new-casual'),
    value: say(setup.casual === false ? 'home-new-casual-no' : 'home-new-casual-yes'),
  });
  return { short, long: longLines(setup, mode) };
}

function longLines(setup: Setup, mode: ModeOffered): Line[] {
  const lines: Line[] = [];
  if (setup.position) return [{ name: say('table-from'), value: say('table-own-position') }];
  if (Object.keys(mode.presets).length) {
    lines.push({
      name: say('home-new-rules'),
      value: say(`preset-${setup.preset ?? Object.keys(mode.presets)[0]}`),
    });
  }
  if (mode.layouts.length > 1 || setup.layout) {
    lines.push({ name: say('home-new-layout'), value: layoutText(setup, mode) });
  }
  for (const [name, value] of Object.entries(setup.switches ?? {})) {
    lines.push({ name: say(`switch-${name}`), value: switchText(mode, name, value) });
  }
  if (setup.team_decides === 'captain') {
    lines.push({ name: say('home-new-team'), value: say('home-new-team-captain') });
  }
  return lines;
}

function layoutText(setup: Setup, mode: ModeOffered): string {
  const wanted = setup.layout ?? mode.layouts[0]?.key;
  const known = mode.layouts.find((one) => one.key === wanted || one.text === wanted);
  return known ? say(`layout-${known.key}`) : say('table-own-layout');
}

function switchText(mode: ModeOffered, name: string, value: Switch): string {
  const kind = mode.switches.find((one) => one.name === name)?.kind;
  return kind === 'int' ? String(value) : say(`switch-${name}-${String(value)}`);
}

interface RulesProps {
  setup: Setup;
  mode: ModeOffered;
  /** Opens the form for changes; only for the owner of the table. */
  onChange?: (() => void) | undefined;
}

export function Rules({ setup, mode, onChange }: RulesProps) {
  const { short, long } = linesOf(setup, mode);
  return (
    <section class="card rules">
      <header class="rules-head">
        <h2>{say('table-rules')}</h2>
        {onChange && (
          <button type="button" class="button slim" onClick={onChange}>
            <Icon name="settings" />
            {say('table-change')}
          </button>
        )}
      </header>
      <dl>
        {short.map((line) => (
          <div key={line.name} class="rule">
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
        {long.map((line) => (
          <div key={line.name} class="rule long">
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      <HowToPlay mode={mode.key} apart />
    </section>
  );
}
