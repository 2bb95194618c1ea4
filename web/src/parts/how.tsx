/** Link to the rules of a game; with a view it opens at the rule of the present phase. */

import { follow } from '../router';
import type { View } from '../wire';
import { say } from '../words';
import { Icon } from './icon';

interface HowProps {
  mode: string;
  view?: View;
  class?: string;
  /** Leave this screen as it is: a game goes on there. */
  apart?: boolean;
}

/** The address of the rules, open at the present phase, or at the rule of a refusal. */
export function rulesAddress(mode: string, view?: View, refusal?: string): string {
  if (!view) return `/rules/${mode}`;
  const why = refusal ? `&why=${refusal}` : '';
  return `/rules/${mode}?at=${encodeURIComponent(view.position)}${why}`;
}

export function HowToPlay({ mode, view, class: look = 'how', apart = false }: HowProps) {
  return (
    <a
      class={look}
      href={rulesAddress(mode, view)}
      {...(apart ? { target: '_blank', rel: 'noopener' } : { onClick: follow })}
    >
      <Icon name="book" />
      <span>{say('page-how-to-play')}</span>
    </a>
  );
}
