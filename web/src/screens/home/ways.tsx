/** Three cards that start a game: against the computer, a friend, or a stranger. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { Choices } from '../../parts/choices';
import { Icon, type IconName } from '../../parts/icon';
import { levelFor, levelIs, levelText, levelsFor, PERFECT } from '../../parts/levels';
import { modeOf, playable } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { follow } from '../../router';
import { set, settings } from '../../settings';
import type { ModeOffered } from '../../wire';
import { say } from '../../words';
import { Find } from './find';
import { sideChoices } from './roles';
import { playComputer } from './start';

export function Ways() {
  const mode = modeOf(settings.value.mode) ?? playable.value?.modes[0];
  return (
    <div class="ways">
      <Computer mode={mode} />
      <a class="door card" href="/new" onClick={follow}>
        <Face icon="link" title={say('home-friend')} more={say('home-friend-more')} />
      </a>
      <Find mode={mode} />
    </div>
  );
}

function Computer({ mode }: { mode: ModeOffered | undefined }) {
  const busy = useSignal(false);
  const trouble = useSignal('');
  const level = mode ? levelFor({ mode: mode.key }, settings.value.level) : settings.value.level;
  async function begin() {
    if (!mode) return;
    busy.value = true;
    trouble.value = '';
    try {
      await playComputer(mode);
    } catch (error) {
      trouble.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  }
  return (
    <section class="card door-computer">
      <button type="button" class="door main" disabled={!mode || busy.value} onClick={begin}>
        <Face icon="bot" title={say('home-computer')} more={levelIs(level)} />
      </button>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      {mode && <ComputerWishes mode={mode} />}
    </section>
  );
}

function ComputerWishes({ mode }: { mode: ModeOffered }) {
  const { side } = settings.value;
  const setup = { mode: mode.key };
  const choices = sideChoices(mode);
  const wished = choices.some((one) => one.value === side) ? side : choices.at(-1)!.value;
  return (
    <div class="wishes">
      <Choices
        legend={say('home-level')}
        quiet
        value={levelFor(setup, settings.value.level)}
        onChoose={(wanted) => set('level', wanted)}
        choices={levelsFor(setup).map((value) => ({
          value,
          label: <span class={value === PERFECT ? '' : 'num'}>{levelText(value)}</span>,
          named: levelIs(value),
        }))}
      />
      <Choices
        legend={say('home-role')}
        quiet
        value={wished}
        onChoose={(wanted) => set('side', wanted)}
        choices={choices}
      />
    </div>
  );
}

interface FaceProps {
  icon: IconName;
  title: string;
  more: ComponentChildren;
}

/** The content of a card: icon, title, a line of text, an arrow. */
export function Face({ icon, title, more }: FaceProps) {
  return (
    <>
      <span class="door-icon">
        <Icon name={icon} />
      </span>
      <span class="door-text">
        <span class="door-title">{title}</span>
        <span class="door-more">{more}</span>
      </span>
      <span class="onward">
        <Icon name="chevron" />
      </span>
    </>
  );
}
