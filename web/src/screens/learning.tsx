/** Lessons and rules: a chunk of its own, loaded when one of its screens is opened. */

import type { LearningScreen } from './later';
import { LessonList } from './learn/list';
import { LessonScreen } from './learn/lesson';
import { ChapterScreen } from './rules/chapter';
import { GameList } from './rules/games';

export function Learning({ screen }: { screen: LearningScreen }) {
  if (screen.name === 'learn') {
    return screen.lesson ? <LessonScreen key={screen.lesson} id={screen.lesson} /> : <LessonList />;
  }
  return screen.mode ? <ChapterScreen key={screen.mode} mode={screen.mode} /> : <GameList />;
}
