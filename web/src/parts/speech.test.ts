import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { LASTS, PAUSE, Speech } from './speech';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Everything that a speech shows, in the order in which it is added. */
function listening(speech: Speech): string[] {
  const heard: string[] = [];
  let last = 0;
  speech.entries.subscribe((entries) => {
    for (const { id, text } of entries.filter((one) => one.id > last)) {
      heard.push(text);
      last = id;
    }
  });
  return heard;
}

it('says everything in the order in which it happened', () => {
  const speech = new Speech();
  const heard = listening(speech);
  for (const text of ['Blinky', 'Inky', 'Pinky', 'Clyde']) speech.say(text);
  vi.advanceTimersByTime(4 * PAUSE);
  expect(heard).toEqual(['Blinky', 'Inky', 'Pinky', 'Clyde']);
});

it('adds one sentence at a time and leaves the others where they are', () => {
  const speech = new Speech();
  speech.say('one');
  speech.say('two');
  vi.advanceTimersByTime(PAUSE);
  expect(speech.entries.value.map(({ text }) => text)).toEqual(['one']);
  vi.advanceTimersByTime(PAUSE);
  expect(speech.entries.value.map(({ text }) => text)).toEqual(['one', 'two']);
});

it('says the same words twice', () => {
  const speech = new Speech();
  const heard = listening(speech);
  speech.say('Your turn');
  speech.say('Your turn');
  vi.advanceTimersByTime(2 * PAUSE);
  expect(heard).toEqual(['Your turn', 'Your turn']);
});

it('says the result after the move that comes later', () => {
  const speech = new Speech();
  const heard = listening(speech);
  speech.say('You win', 'result');
  speech.say('e9');
  speech.say('d5');
  vi.advanceTimersByTime(3 * PAUSE);
  expect(heard).toEqual(['e9', 'd5', 'You win']);
});

it('says only the newest of what is tried out, and all that happened', () => {
  const speech = new Speech();
  const heard = listening(speech);
  speech.say('Fence e2', 'draft');
  speech.say('Bob: e8');
  speech.say('Fence e3', 'draft');
  speech.say('Fence e4', 'draft');
  vi.advanceTimersByTime(4 * PAUSE);
  expect(heard).toEqual(['Bob: e8', 'Fence e4']);
});

it('forgets a sentence when it has been there long enough to be read', () => {
  const speech = new Speech();
  speech.say('one');
  vi.advanceTimersByTime(PAUSE + LASTS);
  expect(speech.entries.value).toEqual([]);
  speech.say('two');
  vi.advanceTimersByTime(PAUSE);
  expect(speech.entries.value.map(({ text }) => text)).toEqual(['two']);
});

it('says nothing for an empty sentence', () => {
  const speech = new Speech();
  const heard = listening(speech);
  speech.say('');
  vi.advanceTimersByTime(PAUSE);
  expect(heard).toEqual([]);
});
