/** The form of all switches of a mode. */

import { Choices } from '../../parts/choices';
import { NumberField } from '../../parts/number';
import type { ModeOffered, Switch, SwitchOffered } from '../../wire';
import { say } from '../../words';
import { valueOf, withSwitch, type Wish } from './making';

interface SwitchesProps {
  mode: ModeOffered;
  wish: Wish;
  onChange(wish: Wish): void;
}

export function Switches({ mode, wish, onChange }: SwitchesProps) {
  return (
    <>
      {mode.switches.map((one) => (
        <OneSwitch
          key={one.name}
          one={one}
          value={valueOf(mode, wish, one.name)}
          onChoose={(value) => onChange(withSwitch(mode, wish, one.name, value))}
        />
      ))}
    </>
  );
}

interface OneSwitchProps {
  one: SwitchOffered;
  value: Switch;
  onChoose(value: Switch): void;
}

function OneSwitch({ one, value, onChoose }: OneSwitchProps) {
  if (one.kind === 'int') return <NumberSwitch one={one} value={value} onChoose={onChoose} />;
  return (
    <Choices
      look="lines"
      legend={say(`switch-${one.name}`)}
      value={value}
      onChoose={onChoose}
      choices={one.values.map((each) => ({
        value: each,
        label: say(`switch-${one.name}-${String(each)}`),
      }))}
    />
  );
}

function NumberSwitch({ one, value, onChoose }: OneSwitchProps) {
  return (
    <NumberField
      label={say(`switch-${one.name}`)}
      value={Number(value)}
      least={Number(one.values[0])}
      most={Number(one.values.at(-1))}
      onChange={onChoose}
    />
  );
}
