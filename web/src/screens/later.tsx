/** Screens whose program is loaded when they are opened, so that home and play stay small. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

import { Lone } from '../parts/lone';
import type { Screen } from '../router';
import { learnParts, say } from '../words';
import { TABLE_PARTS } from './parts';
import type { TableProps } from './table';
import type { LotsProps } from './table/lots';

export type LearningScreen = Extract<Screen, { name: 'learn' | 'rules' }>;

/** A component that loads its program when it is first shown; afterwards it is shown at once. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loaded = signal<{ Screen: ComponentType<Props> } | null>(null);
  const failed = signal(false);
  return function Later(props: Props) {
    useEffect(() => {
      if (loaded.value) return;
      load().then(
        (Screen) => (loaded.value = { Screen }),
        () => (failed.value = true),
      );
    }, []);
    if (loaded.value) {
      const { Screen } = loaded.value;
      return <Screen {...props} />;
    }
    return failed.value ? <Unloaded /> : <Lone title={say('page-loading')} busy />;
  };
}

/** Without a network, or after the server's page has changed, only a reload helps. */
export function Unloaded() {
  return (
    <Lone title={say('page-no-network')} text={say('page-no-network-more')}>
      <button type="button" class="button main" onClick={() => location.reload()}>
        {say('page-try-again')}
      </button>
    </Lone>
  );
}

export const Learning = later<{ screen: LearningScreen }>(() =>
  import('./learning').then((part) => part.Learning),
);

export const ReviewScreen = later<{ id: string; you: string }>(() =>
  import('./review').then((part) => part.ReviewScreen),
);

export const loadSpoken = () => import('./spoken').then((part) => part.SPOKEN);

export const Puzzles = later<{ id: string }>(() =>
  import('./puzzles').then((part) => part.Puzzles),
);

export const AnalysisScreen = later<object>(() =>
  import('./analysis').then((part) => part.AnalysisScreen),
);

export const EditorScreen = later<{ kind: 'maze' | 'position'; mode: string }>(() =>
  import('./editor').then((part) => part.EditorScreen),
);

/** Screens before a game. */
const tables = () => import('./tables');
/** The same at an address that may show a game instead. */
const tablesOfMatch = () => Promise.all([tables(), learnParts(TABLE_PARTS)]).then(([part]) => part);
export const Elsewhere = later<object>(() => tables().then((part) => part.Elsewhere));
export const Return = later<object>(() => tables().then((part) => part.Return));
export const NewTable = later<object>(() => tables().then((part) => part.NewTable));
export const Games = later<object>(() => tables().then((part) => part.Games));
export const Watch = later<object>(() => tables().then((part) => part.Watch));
export const Join = later<{ secret: string }>(() => tables().then((part) => part.Join));
export const TableScreen = later<TableProps>(() => tablesOfMatch().then((part) => part.TableScreen));
export const Lots = later<LotsProps>(() => tablesOfMatch().then((part) => part.Lots));
