import { Top } from '../../parts/top';

export function Join({ secret }: { secret: string }) {
  return <Top>{secret}</Top>;
}
