import { Top } from '../../parts/top';

export function Home() {
  return <Top />;
}
