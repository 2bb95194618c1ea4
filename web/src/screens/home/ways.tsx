/** Cards that start a game: against the computer, a friend, a stranger, or people at this screen. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { Choices } from '../../parts/choices';
import { Icon, type IconName } from '../../parts/icon';
import { expectation, habitsOf, levelFor, levelIs, levelText, levelsFor, PERFECT } from '../../parts/levels';
import { modeOf, playable } from '../../parts/playable';
import { sentenceOf } from '../../parts/refusal';
import { follow } from '../../router';
import { set, settings } from '../../settings';
import type { ModeOffered } from '../../wire';
import { say } from '../../words';
import { Find } from './find';
import { sideChoices } from './roles';
import { playComputer, playHere } from './start';

export function Ways() {
  const mode = modeOf(settings.value.mode) ?? playable.value?.modes[0];
  return (
    <div class="ways">
      <Computer mode={mode} />
      <a class="door card" href="/new" onClick={follow}>
        <Face icon="link" title={say('home-friend')} more={say('home-friend-more')} />
      </a>
      <Here mode={mode} />
      <Find mode={mode} />
      <a class="door card door-puzzle" href="/puzzle/daily" onClick={follow}>
        <Face icon="spark" title={say('page-puzzle-daily')} more={say('home-puzzle-more')} />
      </a>
    </div>
  );
}

function Computer({ mode }: { mode: ModeOffered | undefined }) {
  const start = useStart(mode, playComputer);
  const level = mode ? levelFor({ mode: mode.key }, settings.value.level) : settings.value.level;
  return (
    <section class="card door-computer">
      <button type="button" class="door main" disabled={!mode || start.busy} onClick={start.begin}>
        <Face icon="bot" title={say('home-computer')} more={levelIs(level)} />
      </button>
      <Trouble text={start.trouble} />
      {mode && <ComputerWishes mode={mode} />}
    </section>
  );
}

function Here({ mode }: { mode: ModeOffered | undefined }) {
  const start = useStart(mode, playHere);
  return (
    <section class="card">
      <button type="button" class="door" disabled={!mode || start.busy} onClick={start.begin}>
        <Face
          icon="friends"
          title={say('home-here', { count: mode?.sides.length ?? 2 })}
          more={say('home-here-more')}
        />
      </button>
      <Trouble text={start.trouble} />
    </section>
  );
}

/** A button that starts a game at once. */
function useStart(mode: ModeOffered | undefined, start: (mode: ModeOffered) => Promise<void>) {
  const busy = useSignal(false);
  const trouble = useSignal('');
  async function begin() {
    if (!mode) return;
    busy.value = true;
    trouble.value = '';
    try {
      await start(mode);
    } catch (error) {
      trouble.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  }
  return { busy: busy.value, trouble: trouble.value, begin };
}

function Trouble({ text }: { text: string }) {
  return text ? (
    <p class="trouble" role="alert">
      {text}
    </p>
  ) : null;
}

function ComputerWishes({ mode }: { mode: ModeOffered }) {
  const { side } = settings.value;
  const setup = { mode: mode.key };
  const choices = sideChoices(mode);
  const wished = choices.some((one) => one.value === side) ? side : choices.at(-1)!.value;
  const level = levelFor(setup, settings.value.level);
  return (
    <div class="wishes">
      <Choices
        legend={say('home-level')}
        quiet
        value={level}
        onChoose={(wanted) => set('level', wanted)}
        choices={levelsFor(setup).map((value) => ({
          value,
          label: <span class={value === PERFECT ? '' : 'num'}>{levelText(value)}</span>,
          named: levelIs(value),
        }))}
      />
      <p class="habits quiet" aria-live="polite">
        {habitsOf(mode, level, wished)}
      </p>
      <Choices
        legend={say('home-role')}
        quiet
        value={wished}
        onChoose={(wanted) => set('side', wanted)}
        choices={choices}
      />
      {mode.team !== null && (
        <p class="habits quiet" aria-live="polite">
          {expectation(mode, level, setup)}
        </p>
      )}
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
