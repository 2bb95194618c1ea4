/** Lines of the server's engine for the position that is shown; another position stops it. */

import { signal } from '@preact/signals';

import { Declined } from '../../api';
import { sentenceOf } from '../../parts/refusal';
import type { EngineLines } from '../../wire';

export const MOST_LINES = 5;
/** ms without another step before the engine is asked: nobody wants lines of boards passed by. */
const SETTLED = 250;

export class EngineTalk {
  readonly on = signal(false);
  readonly count = signal(3);
  readonly told = signal<EngineLines | null>(null);
  readonly trouble = signal('');
  private asked: AbortController | null = null;
  private timer = 0;

  /** Think about a position, if the engine is on; empty: about nothing. */
  ask(position: string): void {
    this.hush();
    if (this.told.value?.position !== position) this.told.value = null;
    if (!this.on.value || !position) return;
    this.timer = window.setTimeout(() => void this.listen(position), SETTLED);
  }

  /** Stop thinking. */
  hush(): void {
    clearTimeout(this.timer);
    this.asked?.abort();
    this.asked = null;
    this.trouble.value = '';
  }

  private async listen(position: string): Promise<void> {
    const asked = (this.asked = new AbortController());
    const words = new URLSearchParams({ position, lines: String(this.count.value) });
    try {
      const answer = await fetch(`/api/analysis/engine?${words}`, { signal: asked.signal });
      if (!answer.ok || !answer.body) throw await refusal(answer);
      for await (const line of linesOf(answer.body)) this.told.value = JSON.parse(line) as EngineLines;
    } catch (error) {
      if (!asked.signal.aborted) this.trouble.value = sentenceOf(error);
    }
  }
}

async function refusal(answer: Response): Promise<Declined> {
  const told = (await answer.json().catch(() => ({}))) as { code?: string; args?: Declined['args'] };
  return new Declined(told.code ?? 'unreachable', told.args);
}

/** The lines of a text that comes in pieces. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop()!;
    yield* lines;
    if (done) return;
  }
}
