/** Memoised components: rendered again only when a property has changed. */

import { Component, h, type ComponentType, type FunctionComponent, type VNode } from 'preact';

export function memo<P extends object>(draw: FunctionComponent<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = this.props as Record<string, unknown>;
      const now = next as Record<string, unknown>;
      const names = new Set([...Object.keys(before), ...Object.keys(now)]);
      return [...names].some((name) => before[name] !== now[name]);
    }

    override render(): VNode {
      return h(draw as FunctionComponent<object>, this.props);
    }
  };
}
