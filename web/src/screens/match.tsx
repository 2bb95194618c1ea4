/** The screen of a match: the table until the start, then the board. */

import { useEffect, useMemo } from 'preact/hooks';

import { online, type Connection } from '../connection';
import { Match } from '../match';
import { Lone } from '../parts/lone';
import { sentence } from '../parts/refusal';
import { follow } from '../router';
import { say } from '../words';
import { Lots, TableScreen } from './later';
import { Play } from './play';
import { useLots } from './table/drawing';

interface MatchProps {
  id: string;
  /** The move in the address, whose board is shown first. */
  ply: number | null;
  line: Connection;
}

export function MatchScreen({ id, ply, line }: MatchProps) {
  const match = useMemo(() => new Match(id, line), [id, line]);
  useEffect(() => {
    match.open();
    return () => match.close();
  }, [match]);
  const lots = useLots(match);
  if (match.failure.value) return <Nothing why={match.failure.value} />;
  const table = match.table.value;
  const view = match.view.value;
  if (!table || !view) return <Waiting line={line} />;
  if (lots.drawing && table.phase === 'playing') {
    return <Lots table={table} view={view} onEnd={lots.end} />;
  }
  return table.phase === 'open' ? (
    <TableScreen match={match} table={table} />
  ) : (
    <Play match={match} ply={ply} />
  );
}

/** Shown until the server answers; says so if there is no connection. */
function Waiting({ line }: { line: Connection }) {
  const state = line.state.value;
  if (line.banned.value) return <Lone title={say('declined-banned')} />;
  if (state === 'ended') return <Lone title={say('home-ended')} />;
  if (state !== 'lost' && online.value) return <Lone title={say('page-loading')} busy />;
  return (
    <Lone title={say('page-no-network')} text={say('page-no-network-more')} busy>
      <button type="button" class="button main" onClick={() => line.drop()}>
        {say('page-try-again')}
      </button>
    </Lone>
  );
}

function Nothing({ why }: { why: string }) {
  return (
    <Lone title={sentence(why)} text={why === 'no_such_match' ? say('page-missing-more') : ''}>
      <a class="button main" href="/" onClick={follow}>
        {say('page-home')}
      </a>
    </Lone>
  );
}
