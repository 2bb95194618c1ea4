/** A field for a number between two limits; what lies outside is brought to the nearest limit. */

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** The distance of values; 1 unless told. */
  step?: number;
  onChange(value: number): void;
}

export function NumberField({ label, value, least, most, step = 1, onChange }: NumberFieldProps) {
  return (
    <label class="labelled number">
      <span>{label}</span>
      <input
        class="field ltr"
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => {
          const wanted = Math.round(Number(event.currentTarget.value) / step) * step;
          const found = Math.min(most, Math.max(least, wanted || least));
          event.currentTarget.value = String(found); // also if it is the value it had before
          onChange(found);
        }}
      />
    </label>
  );
}
