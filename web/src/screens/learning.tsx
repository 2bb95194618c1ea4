/** Lessons and rules: a chunk of its own, loaded when one of its screens is opened. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { LoneMain } from '../parts/lone';
import { Top } from '../parts/top';
import { learnPart, say } from '../words';
import { Unloaded, type LearningScreen } from './later';
import { LessonList } from './learn/list';
import { LessonScreen } from './learn/lesson';
import { ChapterScreen } from './rules/chapter';
import { GameList } from './rules/games';

/** Parts of the catalogue that the screens need. */
const PARTS = { learn: ['learn'], rules: ['rules-page'] };

export function Learning({ screen }: { screen: LearningScreen }) {
  const state = useSignal<'' | 'failed' | LearningScreen['name']>('');
  useEffect(() => {
    Promise.all(PARTS[screen.name].map(learnPart)).then(
      () => (state.value = screen.name),
      () => (state.value = 'failed'),
    );
  }, [screen.name]);
  if (state.value === 'failed') return <Unloaded />;
  if (state.value !== screen.name) {
    return (
      <>
        <Top />
        <LoneMain title={say('page-loading')} busy />
      </>
    );
  }
  if (screen.name === 'learn') {
    return screen.lesson ? <LessonScreen key={screen.lesson} id={screen.lesson} /> : <LessonList />;
  }
  return screen.mode ? <ChapterScreen key={screen.mode} mode={screen.mode} /> : <GameList />;
}
