/** The screen of the current route. */

import { useEffect, useState } from 'preact/hooks';

import { connection, online } from './connection';
import { LiveRegion } from './parts/announce';
import { Lone } from './parts/lone';
import { screen } from './router';
import { set, settings } from './settings';
import { knowsParts, learnParts, say } from './words';
import { Home } from './screens/home';
import { AnalysisScreen, EditorScreen, Elsewhere, Games, Join, Learning, NewTable, Puzzles, Return, ReviewScreen, Unloaded, Watch } from './screens/later';
import { MatchScreen } from './screens/match';
import { Missing } from './screens/missing';
import { PARTS } from './screens/parts';

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

/** Ask for the sentences of a screen; what failed is asked for again with the next connection. */
function useWords(needed: readonly string[]): 'here' | 'asked' | 'failed' {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const ask = () => {
      setFailed(false);
      learnParts(needed).catch(() => setFailed(true));
    };
    ask();
    return connection.onWelcome(ask);
  }, [needed]);
  return knowsParts(needed) ? 'here' : failed ? 'failed' : 'asked';
}

function Shown() {
  const now = screen.value;
  const words = useWords(PARTS[now.name]);
  if (words === 'failed' || (words === 'asked' && !online.value)) return <Unloaded />;
  if (words === 'asked') return <Lone title={say('page-loading')} busy />;
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
