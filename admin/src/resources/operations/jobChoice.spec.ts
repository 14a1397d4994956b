import { QUEUE_NAMES, type QueueRow } from '@contracts/operations';
import { describe, expect, it } from '@jest/globals';
import { choiceIn, choiceSearch, firstChoice } from './jobChoice';

const queue = QUEUE_NAMES[1] ?? QUEUE_NAMES[0];
const filter = (value: unknown) => `?${new URLSearchParams({ filter: typeof value === 'string' ? value : JSON.stringify(value) })}`;

describe('The jobs that are shown', () => {
  it('stand in the address and come back as they were chosen', () =>
    expect(choiceIn(choiceSearch({ queue, state: 'dead' }))).toEqual({ queue, state: 'dead' }));

  it.each([
    ['nothing', ''],
    ['an address that was cut off', filter('{"queue":')],
    ['a queue that there is none of', filter({ queue: 'x', state: 'dead' })],
    ['a state that there is none of', filter({ queue, state: 'x' })],
    ['no object', filter('null')],
    ['a number', filter('5')],
  ])('are not chosen by %s', (_, search) => expect(choiceIn(search)).toBeNull());

  it('are at first those that need a look: of the first queue with dead jobs', () => {
    const rows = [
      { id: QUEUE_NAMES[0], dead: 0 },
      { id: queue, dead: 2 },
    ] as QueueRow[];
    expect(firstChoice(rows)).toEqual({ queue, state: 'dead' });
    expect(firstChoice([])).toEqual({ queue: QUEUE_NAMES[0], state: 'dead' });
  });
});
