/** Fields of a table's setup: of a new table, and of one whose owner changes it. */

import { MiniBoard } from '../../board';
import { Choices } from '../../parts/choices';
import { Expect } from '../../parts/expect';
import { TimeField } from '../../parts/time';
import type { LayoutOffered, ModeOffered, View } from '../../wire';
import { say } from '../../words';
import { ownMazes } from '../editor/own';
import { layoutSketch, viewOf } from '../editor/sketch';
import { ghostSeats, setupOf, type Wish } from './making';
import { Switches } from './switches';

export interface FieldProps {
  mode: ModeOffered;
  wish: Wish;
  change(part: Partial<Wish>): void;
}

/** Who begins or plays what, against computers of some levels; the clock, the number of games. */
export function Terms({ mode, wish, change, levels }: FieldProps & { levels: number[] }) {
  const race = mode.team === null;
  return (
    <>
      <Choices
        legend={say(race ? 'home-new-lots-race' : 'home-new-lots')}
        value={wish.lots}
        onChoose={(lots) => change({ lots })}
        choices={[
          { value: 'draw' as const, label: say('home-role-any') },
          { value: 'seats' as const, label: say(race ? 'home-new-lots-me' : 'home-new-lots-seats') },
        ]}
      />
      <Expect mode={mode} setup={setupOf(mode, wish)} levels={levels} />
      <TimeField value={wish.time} onChoose={(time) => change({ time })} />
      <Choices
        legend={say('home-new-legs')}
        value={wish.legs}
        onChoose={(legs) => change({ legs })}
        choices={([1, 2] as const).map((value) => ({ value, label: say(`home-new-legs-${value}`) }))}
      />
    </>
  );
}

export function Layouts({ mode, wish, change }: FieldProps) {
  const own = ownLayouts(mode, wish);
  if (mode.layouts.length + own.length < 2) return null;
  const shipped = mode.layouts.map((one) => ({ ...one, value: one.key, name: say(`layout-${one.key}`) }));
  return (
    <Choices
      look="tiles"
      legend={say('home-new-layout')}
      value={wish.layout}
      onChoose={(layout) => change({ layout })}
      choices={[...shipped, ...own].map((one) => ({
        value: one.value,
        label: (
          <>
            <span class="tile-board">
              <MiniBoard view={one.view} />
            </span>
            <span class="tile-kind">{one.name}</span>
            <BalanceBadge of={one.balance} wish={wish} />
          </>
        ),
      }))}
    />
  );
}

/** Who has the better of a layout by the chosen preset; nothing once a switch is set by hand. */
function BalanceBadge({ of, wish }: { of: LayoutOffered['balance']; wish: Wish }) {
  const known = Object.keys(wish.switches).length ? undefined : of?.[wish.preset];
  if (!known) return null;
  const { code, won = 0, games = 0 } = known;
  return (
    <span
      class={games ? 'tile-balance measured' : 'tile-balance'}
      title={games ? say('balance-measured', { won, games }) : say('balance-proved')}
    >
      {say(`balance-${code}`)}
    </span>
  );
}

interface OwnLayout {
  value: string;
  name: string;
  view: View;
  balance?: undefined;
}

/** Mazes that were made on this device, and the one that is chosen if it is none of those known. */
function ownLayouts(mode: ModeOffered, { layout }: Wish): OwnLayout[] {
  const kept = ownMazes.value.filter((maze) => maze.mode === mode.key).map((maze) => maze.text);
  const known = kept.includes(layout) || mode.layouts.some((one) => one.key === layout);
  const texts = known ? kept : [layout, ...kept];
  const like = mode.layouts[0]!.view;
  return texts.map((text, index) => ({
    value: text,
    name: say('table-own-maze', { number: texts.length - index }),
    view: viewOf(layoutSketch(text), like, null, text),
  }));
}

/** The preset, and every switch in a fold. */
export function RuleFields({ mode, wish, change }: FieldProps) {
  const presets = Object.keys(mode.presets);
  return (
    <>
      {presets.length > 1 && (
        <Choices
          look="lines"
          legend={say('home-new-rules')}
          value={wish.preset}
          onChoose={(preset) => change({ preset, switches: {} })}
          choices={presets.map((value) => ({ value, label: say(`preset-${value}`) }))}
        />
      )}
      <details class="new-more">
        <summary>
          <b>{say('home-new-more')}</b>
          <span class="quiet small">
            {say('home-new-changed', { count: Object.keys(wish.switches).length })}
          </span>
        </summary>
        <Switches mode={mode} wish={wish} onChange={change} />
        {ghostSeats(mode, wish.seats) > 1 && (
          <Choices
            legend={say('home-new-team')}
            value={wish.team}
            onChoose={(team) => change({ team })}
            choices={(['anyone', 'captain'] as const).map((value) => ({
              value,
              label: say(`home-new-team-${value}`),
            }))}
          />
        )}
        <Choices
          legend={say('home-new-casual')}
          value={wish.casual}
          onChoose={(casual) => change({ casual })}
          choices={[
            { value: true, label: say('home-new-casual-yes') },
            { value: false, label: say('home-new-casual-no') },
          ]}
        />
      </details>
    </>
  );
}
