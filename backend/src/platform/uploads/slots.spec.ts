import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.js';

const full = () => new Error('full');

/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => undefined;
  let began = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    run: () => {
      began = true;
      return ended;
    },
    end: () => end(),
    get began() {
      return began;
    },
  };
}

describe('Work in slots', () => {
  it('runs a few at once and the next when one has ended', async () => {
    const slots = new Slots(2, 5);
    const [a, b, c] = [work(), work(), work()];
    const [first, , third] = [a, b, c].map(({ run }) => slots.take(run, full));
    expect([a.began, b.began, c.began]).toEqual([true, true, false]);
    a.end();
    await first;
    await new Promise(setImmediate);
    expect(c.began).toBe(true);
    b.end();
    c.end();
    await third;
    expect(await slots.take(async () => 'free again', full)).toBe('free again');
  });
  it('is refused when too many wait', async () => {
    const slots = new Slots(1, 1);
    const [a, b] = [work(), work()];
    const running = [a, b].map(({ run }) => slots.take(run, full));
    await expect(slots.take(async () => 1, full)).rejects.toThrow('full');
    a.end();
    b.end();
    await Promise.all(running);
  });
  it('that fails gives its turn on', async () => {
    const slots = new Slots(1, 1);
    const failing = slots.take(() => Promise.reject(new Error('broken')), full);
    const next = slots.take(async () => 'next', full);
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
