/** Views of a match by ply: kept as they arrive, fetched where they are missing. */

import { signal } from '@preact/signals';

import { ask } from '../../api';
import type { View } from '../../wire';

/** The most views that the server sends at once. */
const PAGE = 60;

type Fetch = (from: number, to: number) => Promise<View[]>;

function fetchViews(match: string): Fetch {
  return (from, to) => ask<View[]>(`/api/tables/${match}/views?from=${from}&to=${to}`);
}

export class History {
  private readonly kept = new Map<number, View>();
  /** Counts up with every change of the cache. */
  readonly version = signal(0);

  constructor(
    match: string,
    private readonly fetch: Fetch = fetchViews(match),
  ) {}

  keep(ply: number, view: View): void {
    this.kept.set(ply, view);
    this.version.value += 1;
  }

  /** Drop the views after this ply: their moves were taken back. */
  forgetAfter(ply: number): void {
    for (const known of [...this.kept.keys()]) if (known > ply) this.kept.delete(known);
    this.version.value += 1;
  }

  known(ply: number): View | undefined {
    return this.kept.get(ply);
  }

  async at(ply: number): Promise<View> {
    const [view] = await this.between(ply, ply);
    if (!view) throw new Error(`no view after move ${ply}`);
    return view;
  }

  /** The views after these moves, both ends included. */
  async between(from: number, to: number): Promise<View[]> {
    for (let first = from; first <= to; first += PAGE) {
      await this.fill(first, Math.min(to, first + PAGE - 1));
    }
    return this.range(from, to).flatMap((ply) => this.kept.get(ply) ?? []);
  }

  private async fill(from: number, to: number): Promise<void> {
    const missing = this.range(from, to).filter((ply) => !this.kept.has(ply));
    const [first, last] = [missing[0], missing.at(-1)];
    if (first === undefined || last === undefined) return;
    const views = await this.fetch(first, last);
    views.forEach((view, index) => this.kept.set(first + index, view));
    this.version.value += 1;
  }

  private range(from: number, to: number): number[] {
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  }
}

/** Steps of a side's shortest route; null if it has none. */
export function stepsOf(view: View, side: number): number | null {
  const route = view.routes[side];
  return route ? Math.max(0, route.squares.length - 1) : null;
}
