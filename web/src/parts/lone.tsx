/** A screen with one card in the middle. */

import type { ComponentChildren } from 'preact';

import { Icon, type IconName } from './icon';
import { Top } from './top';

interface LoneProps {
  title: string;
  text?: string;
  icon?: IconName;
  /** Show that something is loading. */
  busy?: boolean;
  children?: ComponentChildren;
}

export function Lone(props: LoneProps) {
  return (
    <>
      <Top />
      <LoneMain {...props} />
    </>
  );
}

/** The card alone, below a top that is already shown. */
export function LoneMain({ title, text, icon, busy = false, children }: LoneProps) {
  return (
    <main class="lone" aria-busy={busy}>
      <section class="card lone-card lone-words" role="status">
        {busy && <span class="pulse" aria-hidden="true" />}
        {icon && <Icon name={icon} />}
        <h1>{title}</h1>
        {text && <p class="quiet">{text}</p>}
        {children}
      </section>
    </main>
  );
}
