import type { Match } from '../../match';
import { Top } from '../../parts/top';

export function Play({ match }: { match: Match }) {
  return <Top>{match.id}</Top>;
}
