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

export function HowToPlay({ mode, view, class: look = 'how', apart = false }: HowProps) {
  const at = view ? `?at=${encodeURIComponent(view.position)}` : '';
  return (
    <a
      class={look}
      href={`/rules/${mode}${at}`}
      {...(apart ? { target: '_blank', rel: 'noopener' } : { onClick: follow })}
    >
      <Icon name="book" />
      <span>{say('page-how-to-play')}</span>
    </a>
  );
}
