/** A match: its table until the start, then the board. */

import { useEffect, useMemo } from 'preact/hooks';

import type { Connection } from '../connection';
import { Match } from '../match';
import { sentence } from '../parts/refusal';
import { Top } from '../parts/top';
import { follow } from '../router';
import { say } from '../words';
import { Play } from './play';
import { TableScreen } from './table';
import { Lots, useLots } from './table/lots';

export function MatchScreen({ id, line }: { id: string; line: Connection }) {
  const match = useMemo(() => new Match(id, line), [id, line]);
  useEffect(() => {
    match.open();
    return () => match.close();
  }, [match]);
  const lots = useLots(match);
  if (match.failure.value) return <Nothing why={match.failure.value} />;
  const table = match.table.value;
  const view = match.view.value;
  if (!table || !view) return <Waiting />;
  if (lots.drawing && table.phase === 'playing') {
    return <Lots table={table} view={view} onEnd={lots.end} />;
  }
  return table.phase === 'open' ? (
    <TableScreen match={match} table={table} />
  ) : (
    <Play match={match} />
  );
}

function Waiting() {
  return (
    <>
      <Top />
      <main class="message" aria-busy="true">
        <p>{say('page-loading')}</p>
      </main>
    </>
  );
}

function Nothing({ why }: { why: string }) {
  return (
    <>
      <Top />
      <main class="message">
        <h2>{sentence(why)}</h2>
        <a class="button main" href="/" onClick={follow}>
          {say('page-home')}
        </a>
      </main>
    </>
  );
}
