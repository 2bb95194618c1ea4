/** A radio group that looks like a row of buttons; arrow keys and screen readers work as usual. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Choice<T> {
  value: T;
  label: ComponentChildren;
  /** The label for screen readers, if it differs. */
  named?: string;
}

interface ChoicesProps<T> {
  legend: string;
  choices: readonly Choice<T>[];
  value: T;
  onChoose(value: T): void;
  /** The look: a row of equal parts, a list of lines, or tiles. */
  look?: 'row' | 'lines' | 'tiles';
  quiet?: boolean; // the legend is for screen readers only
}

export function Choices<T>({ legend, choices, value, onChoose, look, quiet }: ChoicesProps<T>) {
  const group = useId();
  return (
    <fieldset class={`choices look-${look ?? 'row'}`}>
      <legend class={quiet ? 'heard' : ''}>{legend}</legend>
      <div class="picks">
        {choices.map((choice) => (
          <label key={String(choice.value)} class="pick">
            <input
              type="radio"
              name={group}
              checked={choice.value === value}
              aria-label={choice.named}
              onChange={() => onChoose(choice.value)}
            />
            <span class="pick-face">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
