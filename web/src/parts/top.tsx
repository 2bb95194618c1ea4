/** The top bar of every screen: play, watch, learn, analyse, language, theme, name. */

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import * as api from '../api';
import { follow, screen, type Screen } from '../router';
import { set, settings, type Theme } from '../settings';
import { lang, say, type Language } from '../words';
import { Icon } from './icon';
import { Menu } from './menu';
import { NameField } from './name';

const tongues = signal<Language[]>([]);
const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const THEME_ICONS = { auto: 'system', light: 'sun', dark: 'moon' } as const;

export async function learnLanguages(): Promise<void> {
  tongues.value = await api.languages();
}

/** Change the language: the page is loaded again, since its direction may change too. */
function choose(wanted: string): void {
  document.cookie = `corridor-lang=${wanted}; path=/; max-age=31536000; samesite=lax`;
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  location.assign(address);
}

export function Top({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="brand" href="/" onClick={follow}>
        <Mark />
        Corridor
      </a>
      {children ?? <Places />}
      <div class="end">
        {!children && <PlacesMenu />}
        <Languages />
        <Themes />
        <Name />
      </div>
    </header>
  );
}

const PLACES = [
  { href: '/', key: 'page-play', names: ['home'] },
  { href: '/watch', key: 'page-watch', names: ['watch'] },
  { href: '/puzzle', key: 'page-puzzles', names: ['puzzle'] },
  { href: '/learn', key: 'page-learn', names: ['learn', 'rules'] },
  { href: '/analysis', key: 'page-analyse', names: ['analysis'] },
] as const satisfies readonly { href: string; key: string; names: Screen['name'][] }[];

function current(names: readonly Screen['name'][], here: Screen['name']) {
  return names.includes(here) ? ('page' as const) : undefined;
}

function PlaceLinks() {
  const here = screen.value.name;
  return (
    <>
      {PLACES.map(({ href, key, names }) => (
        <a key={key} href={href} onClick={follow} aria-current={current(names, here)}>
          {say(key)}
        </a>
      ))}
    </>
  );
}

function Places() {
  return (
    <nav class="places" aria-label={say('page-menu')}>
      <PlaceLinks />
    </nav>
  );
}

/** The same links on narrow screens. */
function PlacesMenu() {
  return (
    <div class="places-menu">
      <Menu icon="menu" label={say('page-menu')}>
        <PlaceLinks />
      </Menu>
    </div>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="var(--ink)" />
      <path d="M8 6v14M18 6v8" stroke="var(--page)" stroke-width="3" stroke-linecap="round" />
      <circle cx="13" cy="18.500" r="2.200" fill="var(--page)" />
    </svg>
  );
}

function Languages() {
  return (
    <Menu icon="globe" label={say('page-language')}>
      {tongues.value.map((one) => (
        <button
          type="button"
          key={one.lang}
          lang={one.lang}
          dir={one.dir}
          aria-pressed={one.lang === lang.value}
          onClick={() => choose(one.lang)}
        >
          {one.name}
        </button>
      ))}
    </Menu>
  );
}

function Themes() {
  const now = settings.value.theme;
  return (
    <Menu icon={THEME_ICONS[now]} label={say('page-theme')}>
      {THEMES.map((theme) => (
        <button
          type="button"
          key={theme}
          aria-pressed={theme === now}
          onClick={() => set('theme', theme)}
        >
          <Icon name={THEME_ICONS[theme]} />
          {say(`page-theme-${theme}`)}
        </button>
      ))}
    </Menu>
  );
}

function Name() {
  const { name } = settings.value;
  return (
    <Menu icon="person" label={say('page-your-name', { name })} text={name}>
      <div class="menu-field" onClick={(event) => event.stopPropagation()}>
        <NameField label={say('page-name')} />
      </div>
      <a href="/games" onClick={follow}>
        <Icon name="clock" />
        {say('page-games')}
      </a>
      <a href="/elsewhere" onClick={follow}>
        <Icon name="devices" />
        {say('elsewhere-title')}
      </a>
    </Menu>
  );
}
