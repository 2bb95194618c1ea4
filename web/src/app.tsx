/** The screen of the current route. */

import { connection } from './connection';
import { LiveRegion } from './parts/announce';
import { screen } from './router';
import { set, settings } from './settings';
import { say } from './words';
import { Home } from './screens/home';
import { AnalysisScreen, EditorScreen, Elsewhere, Games, Join, Learning, NewTable, Puzzles, Return, ReviewScreen, Watch } from './screens/later';
import { MatchScreen } from './screens/match';
import { Missing } from './screens/missing';

export function App() {
  return (
    <>
      <SpokenSwitch />
      <Shown />
      <LiveRegion />
    </>
  );
}

/** The first thing that gets the focus: text instead of boards, on and off. */
function SpokenSwitch() {
  const { spoken } = settings.value;
  return (
    <button
      type="button"
      class="button soft spoken-switch"
      aria-pressed={spoken}
      onClick={() => set('spoken', !spoken)}
    >
      {say('page-spoken')}
    </button>
  );
}

function Shown() {
  const now = screen.value;
  switch (now.name) {
    case 'match':
      return <MatchScreen key={now.match} id={now.match} ply={now.ply} line={connection} />;
    case 'review':
      return <ReviewScreen key={now.match} id={now.match} you={connection.you.value} />;
    case 'join':
      return <Join secret={now.secret} />;
    case 'new':
      return <NewTable />;
    case 'analysis':
      return <AnalysisScreen />;
    case 'watch':
      return <Watch />;
    case 'games':
      return <Games />;
    case 'elsewhere':
      return <Elsewhere />;
    case 'return':
      return <Return />;
    case 'learn':
    case 'rules':
      return <Learning screen={now} />;
    case 'puzzle':
      return <Puzzles id={now.id} />;
    case 'editor':
      return <EditorScreen kind={now.kind} mode={now.mode} />;
    case 'home':
      return <Home />;
    case 'missing':
      return <Missing />;
  }
}
