/** The screen for an unknown address. */

import { useEffect } from 'preact/hooks';

import { Lone } from '../parts/lone';
import { follow } from '../router';
import { say } from '../words';

export function Missing() {
  const title = say('page-missing');
  useEffect(() => {
    document.title = `${title} · Corridor`;
  }, [title]);
  return (
    <Lone title={title} text={say('page-missing-more')}>
      <a class="button main" href="/" onClick={follow}>
        {say('page-home')}
      </a>
    </Lone>
  );
}
