/** The rules of a table in words: mode, clock, switches. */

import { HowToPlay } from '../../parts/how';
import { timeText } from '../../parts/playable';
import type { ModeOffered, Setup, Switch } from '../../wire';
import { say } from '../../words';

/** A line of the rules: its subject and its value. */
export interface Line {
  name: string;
  value: string;
}

/** The short lines, then every switch that differs from the preset. */
export function linesOf(setup: Setup, mode: ModeOffered): { short: Line[]; long: Line[] } {
  const short: Line[] = [{ name: say('home-time'), value: timeText(setup.time) }];
  if (mode.team === null) {
    const begins = setup.lots === 'seats' ? 'table-lots-first' : 'home-new-lots-draw';
    short.push({ name: say('home-new-lots-race'), value: say(begins) });
  } else {
    const roles = setup.lots === 'seats' ? 'home-new-lots-seats' : 'home-new-lots-draw';
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
  if (Object.keys(mode.presets).length) {
    lines.push({
      name: say('home-new-rules'),
      value: say(`preset-${setup.preset ?? Object.keys(mode.presets)[0]}`),
    });
  }
  if (mode.layouts.length > 1) {
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

export function Rules({ setup, mode }: { setup: Setup; mode: ModeOffered }) {
  const { short, long } = linesOf(setup, mode);
  return (
    <section class="card rules">
      <h2>{say('table-rules')}</h2>
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
