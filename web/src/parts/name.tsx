/** The field for a person's name, which is optional and kept on this device. */

import { set, settings } from '../settings';
import { say } from '../words';

export function NameField({ label }: { label: string }) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <input
        class="field"
        maxLength={24}
        autocomplete="nickname"
        placeholder={say('page-guest')}
        value={settings.value.name}
        onInput={(event) => set('name', event.currentTarget.value)}
      />
    </label>
  );
}
