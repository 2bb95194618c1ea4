import type { Match } from '../../match';
import { Top } from '../../parts/top';
import type { Table } from '../../wire';

export interface TableProps {
  match: Match;
  table: Table;
}

export function TableScreen({ table }: TableProps) {
  return <Top>{table.match}</Top>;
}
