/** The first screen: modes, opponents, and tables. */

import { useEffect } from 'preact/hooks';

import { connection } from '../../connection';
import { learnPlayable } from '../../parts/playable';
import { Top } from '../../parts/top';
import { say } from '../../words';
import { Demo } from './demo';
import { watchLobby } from './lobby';
import { CodeField, OpenTables, Running, learnMine } from './tables';
import { ModeTiles } from './tiles';
import { WaitingPeople } from './waiting';
import { Ways } from './ways';

export function Home() {
  useEffect(watchLobby, []);
  // After a reconnection, fetch again what failed before.
  useEffect(() => connection.onWelcome(learn), []);
  useEffect(learn, []);
  useEffect(() => {
    document.title = 'Corridor';
  }, []);
  return (
    <>
      <Top />
      <main class="home">
        <header class="home-title">
          <h1>
            {say('home-title-way')} <br />
            {say('home-title-fence')}
          </h1>
          <p class="home-lead">{say('home-lead')}</p>
        </header>
        <Demo />
        <div class="home-play">
          <Unreachable />
          <Running />
          <WaitingPeople />
          <ModeTiles />
          <Ways />
        </div>
        <div class="home-tables">
          <OpenTables />
          <CodeField />
        </div>
      </main>
      <footer class="home-foot">{say('home-unofficial')}</footer>
    </>
  );
}

function learn(): void {
  // Without modes there is nothing to show; the banner says why.
  void Promise.all([learnPlayable(), learnMine()]).catch(() => undefined);
}

function Unreachable() {
  const state = connection.state.value;
  if (state !== 'lost' && state !== 'ended') return null;
  return (
    <p class="card unreachable" role="status">
      {say(
        state === 'lost'
          ? 'home-offline'
          : connection.banned.value
            ? 'declined-banned'
            : 'home-ended',
      )}
    </p>
  );
}
