/** The field for a clock: the usual ones, and one of one's own. */

import { useSignal } from '@preact/signals';

import type { Time } from '../wire';
import { say } from '../words';
import { NumberField } from './number';
import { playable, timeText } from './playable';

interface TimeProps {
  value: Time;
  onChoose(time: Time): void;
}

type OwnTime = Exclude<Time, { kind: 'none' }>;

const OWN = 'own';
/** What the fields show when a kind of clock is chosen. */
const USUAL: Record<OwnTime['kind'], OwnTime> = {
  fischer: { kind: 'fischer', seconds: 900, increment: 10 },
  per_move: { kind: 'per_move', seconds: 45 },
  days: { kind: 'days', days: 2 },
};
const KINDS = Object.keys(USUAL) as OwnTime['kind'][];

export function TimeField({ value, onChoose }: TimeProps) {
  const times = playable.value?.times ?? [];
  const at = times.findIndex((time) => JSON.stringify(time) === JSON.stringify(value));
  const own = useSignal(at < 0);
  function choose(wanted: string) {
    own.value = wanted === OWN;
    if (!own.value) onChoose(times[Number(wanted)] ?? value);
    else if (value.kind === 'none') onChoose(USUAL.fischer);
  }
  return (
    <div class="time-field">
      <label class="labelled">
        <span>{say('home-time')}</span>
        <select
          class="field"
          value={own.value ? OWN : String(at)}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {times.map((time, index) => (
            <option key={index} value={String(index)}>
              {timeText(time)}
            </option>
          ))}
          <option value={OWN}>{say('clock-own')}</option>
        </select>
      </label>
      {own.value && value.kind !== 'none' && <OwnClock value={value} onChoose={onChoose} />}
    </div>
  );
}

function OwnClock({ value, onChoose }: { value: OwnTime; onChoose(time: Time): void }) {
  return (
    <div class="own-clock">
      <label class="labelled">
        <span>{say('clock-kind')}</span>
        <select
          class="field"
          value={value.kind}
          onChange={(event) => onChoose(USUAL[event.currentTarget.value as OwnTime['kind']])}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {say(`clock-kind-${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <div class="own-numbers">
        <Numbers value={value} onChoose={onChoose} />
      </div>
    </div>
  );
}

/** The numbers of a clock; the limits are those of the server. */
function Numbers({ value, onChoose }: { value: OwnTime; onChoose(time: Time): void }) {
  switch (value.kind) {
    case 'fischer':
      return (
        <>
          <NumberField
            label={say('clock-minutes')}
            value={value.seconds / 60}
            least={0.5}
            most={1_440}
            step={0.5}
            onChange={(minutes) => onChoose({ ...value, seconds: minutes * 60 })}
          />
          <NumberField
            label={say('clock-increment')}
            value={value.increment ?? 0}
            least={0}
            most={3_600}
            onChange={(increment) => onChoose({ ...value, increment })}
          />
        </>
      );
    case 'per_move':
      return (
        <NumberField
          label={say('clock-seconds')}
          value={value.seconds}
          least={1}
          most={86_400}
          onChange={(seconds) => onChoose({ ...value, seconds })}
        />
      );
    case 'days':
      return (
        <NumberField
          label={say('clock-days')}
          value={value.days}
          least={1}
          most={30}
          onChange={(days) => onChoose({ ...value, days })}
        />
      );
  }
}
