/** Panels beside or below the board: more actions, phrases, settings, files, keys. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { playable } from '../../api';
import { canNotify, notifyMe } from '../../parts/notify';
import { useCalm } from '../../parts/calm';
import { HowToPlay } from '../../parts/how';
import { Icon, type IconName } from '../../parts/icon';
import { wide } from '../../parts/wide';
import { go } from '../../router';
import { set, settings, type FencePlacing, type Pace, type Settings, type Theme } from '../../settings';
import type { Phrase } from '../../wire';
import { say } from '../../words';
import { Legend } from './chase';
import { mayHint } from './controls';
import { isChase } from './names';
import { SaveLinks } from './result';
import type { Overlay, PanelName, PlayState } from './state';

export function Panel({ state }: { state: PlayState }) {
  const name = state.panel.value;
  const box = useRef<HTMLElement>(null);
  const calm = useCalm(name ?? '');
  useLayoutEffect(() => {
    // A new panel begins at its top, however far the one before was scrolled.
    if (box.current) box.current.scrollTop = 0;
    if (name) box.current?.querySelector<HTMLElement>('button, a, input')?.focus({ preventScroll: true });
  }, [name]);
  if (!name) return null;
  return (
    <section class="play-drawer" data-calm={calm} ref={box} aria-label={say(`play-panel-${name}`)}>
      <header>
        {name !== 'more' && (
          <button
            type="button"
            class="icon-button turned"
            aria-label={say('play-panel-more')}
            onClick={() => (state.panel.value = 'more')}
          >
            <Icon name="chevron" />
          </button>
        )}
        <h2>{say(`play-panel-${name}`)}</h2>
        <button
          type="button"
          class="icon-button close"
          aria-label={say('play-close')}
          onClick={() => (state.panel.value = null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <Content state={state} name={name} />
    </section>
  );
}

function Content({ state, name }: { state: PlayState; name: PanelName }) {
  switch (name) {
    case 'more':
      return <MoreList state={state} />;
    case 'phrases':
      return <Phrases state={state} />;
    case 'settings':
      return <SettingsList />;
    case 'save':
      return <SaveLinks state={state} />;
    case 'help':
      return <Keys />;
  }
}

interface RowProps {
  icon: IconName;
  disabled?: boolean;
  pressed?: boolean;
  act(): void;
  children: ComponentChildren;
}

function Row({ icon, disabled = false, pressed, act, children }: RowProps) {
  return (
    <li>
      <button type="button" class="row" disabled={disabled} aria-pressed={pressed} onClick={act}>
        <Icon name={icon} />
        <span>{children}</span>
        {pressed && <Icon name="check" />}
      </button>
    </li>
  );
}

function MoreList({ state }: { state: PlayState }) {
  const { table, mine, view } = state.cast.value;
  const seated = mine.length > 0;
  const playing = seated && table.phase === 'playing';
  return (
    <ul class="panel-list">
      {playing && <AskRows state={state} />}
      <Row icon="flip" act={closing(state, () => state.flip())}>
        {say('play-flip')}
      </Row>
      <Overlays state={state} chase={isChase(view)} />
      {seated && <PanelRow state={state} icon="speech" panel="phrases" />}
      <PanelRow state={state} icon="settings" panel="settings" />
      <PanelRow state={state} icon="save" panel="save" />
      {seated && (
        <Row icon="devices" act={closing(state, () => go('/elsewhere'))}>
          {say('elsewhere-title')}
        </Row>
      )}
      <PanelRow state={state} icon="eye" panel="help" />
      <li>
        <HowToPlay class="row" mode={view.mode} view={view} apart />
      </li>
      {isChase(view) && (
        <li class="panel-signs">
          <Legend state={state} />
        </li>
      )}
      {playing && <EndRows state={state} />}
    </ul>
  );
}

/** An action that closes the panel first. */
function closing(state: PlayState, act: () => void): () => void {
  return () => {
    state.panel.value = null;
    act();
  };
}

interface PanelRowProps {
  state: PlayState;
  icon: IconName;
  panel: PanelName;
}

function PanelRow({ state, icon, panel }: PanelRowProps) {
  return (
    <Row icon={icon} act={() => (state.panel.value = panel)}>
      {say(`play-panel-${panel}`)}
    </Row>
  );
}

/** Hint, suggestion, and offers to the others. */
function AskRows({ state }: { state: PlayState }) {
  return (
    <>
      <Row icon="hint" disabled={!mayHint(state)} act={closing(state, () => state.hint())}>
        {say('play-ask-hint')}
      </Row>
      {state.teamSeat() !== undefined && (
        <Row
          icon="friends"
          pressed={state.suggesting.value !== null}
          act={closing(state, () => void state.toggleSuggesting())}
        >
          {say('play-suggest-to-team')}
        </Row>
      )}
      <Row icon="back" act={closing(state, () => state.offer('takeback'))}>
        {say('play-takeback')}
      </Row>
      <Row icon="draw" act={closing(state, () => state.offer('draw'))}>
        {say('play-draw')}
      </Row>
    </>
  );
}

/** Abort, while it is possible, and resign. */
function EndRows({ state }: { state: PlayState }) {
  const early = state.match.moves.value.length < 2;
  return (
    <>
      {early && (
        <Row icon="close" act={closing(state, () => (state.asking.value = 'abort'))}>
          {say('play-abort-long')}
        </Row>
      )}
      <Row icon="flag" act={closing(state, () => (state.asking.value = 'resign'))}>
        {say('play-resign')}
      </Row>
    </>
  );
}

function Overlays({ state, chase }: { state: PlayState; chase: boolean }) {
  const names: Overlay[] = chase ? ['sight', 'reach', 'routes'] : ['reach', 'routes'];
  return (
    <>
      {names.map((name) => (
        <Row
          key={name}
          icon={name === 'sight' ? 'eye' : name === 'reach' ? 'spark' : 'routes'}
          pressed={state.overlay.value[name]}
          act={() => state.toggle(name)}
        >
          {say(`play-overlay-${name}`)}
        </Row>
      ))}
    </>
  );
}

export function Phrases({ state }: { state: PlayState }) {
  const [phrases, setPhrases] = useState<Phrase[]>([]);
  useEffect(() => {
    playable().then(
      (told) => setPhrases(told.phrases),
      () => state.tell(say('page-unreachable'), true),
    );
  }, [state]);
  const seat = state.speaker();
  return (
    <ul class="phrases">
      {phrases.map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            class="button soft"
            onClick={() => {
              state.panel.value = null;
              if (seat !== undefined) void state.ask({ type: 'say', seat, phrase });
            }}
          >
            {say(`phrase-${phrase}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const PLACINGS: readonly FencePlacing[] = ['confirm', 'release', 'tray'];
const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const PACES: readonly Pace[] = ['fast', 'normal', 'slow', 'tap'];
const SWITCHES = ['hints', 'confirmWalk', 'sound', 'vibration', 'turnBoard', 'turnWide', 'notation'] as const;
const SWITCH_KEYS = {
  hints: 'play-set-hints',
  confirmWalk: 'play-set-confirm-walk',
  sound: 'play-set-sound',
  vibration: 'play-set-vibration',
  turnBoard: 'play-set-turn-board',
  turnWide: 'play-set-turn-board',
  notation: 'play-set-notation',
} as const;

function SettingsList() {
  return (
    <div class="settings">
      <Choice name="placing" label={say('play-set-placing')} values={PLACINGS} word={(one) => say(`play-placing-${one}`)} />
      <Choice name="pace" label={say('play-set-pace')} values={PACES} word={(one) => say(`play-pace-${one}`)} />
      {SWITCHES.filter((name) => name !== (wide.value ? 'turnBoard' : 'turnWide')).map((name) => (
        <label class={`switch row ${name === 'notation' ? 'narrow-only' : ''}`} key={name}>
          <input
            type="checkbox"
            role="switch"
            checked={settings.value[name]}
            onChange={(event) => set(name, event.currentTarget.checked)}
          />
          <span>{say(SWITCH_KEYS[name])}</span>
        </label>
      ))}
      {canNotify() && <Notify />}
      <Choice name="theme" label={say('page-theme')} values={THEMES} word={(one) => say(`page-theme-${one}`)} />
    </div>
  );
}

/** Notifications when a game waits: the browser asks for leave when it is switched on. */
function Notify() {
  const [denied, setDenied] = useState(false);
  const choose = async (box: HTMLInputElement) => {
    const wanted = box.checked;
    box.checked = await notifyMe(wanted);
    setDenied(wanted && !box.checked);
  };
  return (
    <>
      <label class="switch row">
        <input
          type="checkbox"
          role="switch"
          checked={settings.value.notify}
          onChange={(event) => void choose(event.currentTarget)}
        />
        <span>{say('play-set-notify')}</span>
      </label>
      {denied && (
        <p class="small" role="alert">
          {say('play-notify-denied')}
        </p>
      )}
    </>
  );
}

interface ChoiceProps<K extends 'placing' | 'pace' | 'theme'> {
  name: K;
  label: string;
  values: readonly Settings[K][];
  word(value: Settings[K]): string;
}

function Choice<K extends 'placing' | 'pace' | 'theme'>({ name, label, values, word }: ChoiceProps<K>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value} class="row">
          <input
            type="radio"
            name={name}
            checked={settings.value[name] === value}
            onChange={() => set(name, value)}
          />
          <span>{word(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The list of keys, as printed on them or as keys of the catalogue, and what they do. */
const KEYS: readonly [string, string][] = [
  ['← ↑ → ↓', 'arrows'],
  ['key-tab', 'tab'],
  ['key-space', 'space'],
  ['R', 'rotate'],
  ['key-enter', 'enter'],
  ['key-escape', 'escape'],
  ['e3h', 'type'],
  ['U', 'undo'],
  ['F', 'flip'],
  ['H', 'hint'],
  ['M', 'routes'],
  ['?', 'help'],
];

function Keys() {
  return (
    <dl class="keys">
      {KEYS.map(([key, name]) => (
        <div key={name}>
          <dt>
            <kbd class="ltr">{key.startsWith('key-') ? say(key) : key}</kbd>
          </dt>
          <dd>{say(`play-key-${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
