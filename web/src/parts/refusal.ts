/** Sentences for refusals, by code. */

import { Declined, type Args } from '../api';
import { has, listed, say } from '../words';

export function sentence(code: string, args: Args = {}): string {
  if (code === 'illegal' && typeof args['refusal'] === 'string') {
    return say(`refusal-${args['refusal']}`, plain(args));
  }
  const key = `declined-${code}`;
  return has(key) ? say(key, plain(args)) : say('page-unreachable');
}

export function sentenceOf(error: unknown): string {
  return error instanceof Declined ? sentence(error.code, error.args) : sentence('unreachable');
}

function plain(args: Args): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      Array.isArray(value) ? listed(value.map(String)) : value,
    ]),
  );
}
