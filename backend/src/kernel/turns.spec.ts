import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

describe('Turns', () => {
  const pending = () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    return { ended, end };
  };

  it('are taken one after the other, also after a failure', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const first = pending();
    const failing = turns.take('a', async () => {
      await first.ended;
      order.push('first');
      throw new Error('failed');
    });
    const second = turns.take('a', async () => order.push('second'));
    await turns.take('b', async () => order.push('other key'));
    first.end();
    await expect(failing).rejects.toThrow('failed');
    await second;
    expect(order).toEqual(['other key', 'first', 'second']);
  });
});
