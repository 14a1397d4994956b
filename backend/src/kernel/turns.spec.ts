import { beforeEach, describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

const pending = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
};

describe('Turns', () => {
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
  it('are forgotten when they have ended, well or badly', async () => {
    const turns = new Turns();
    const works = Array.from({ length: 1_000 }, (_, index) =>
      turns.take(`key-${index % 100}`, async () => {
        if (index % 3 === 0) throw new Error('failed');
      }),
    );
    expect(turns.size).toBe(100);
    await Promise.allSettled(works);
    expect(turns.size).toBe(0);
  });
});

describe('Turns with a patience', () => {
  /** Whoever waits now, and how many have waited in all. */
  const waiting = new Set<() => void>();
  let waits = 0;
  const patience = (goAhead: () => void) => {
    waits += 1;
    waiting.add(goAhead);
    return () => waiting.delete(goAhead);
  };
  const runOut = () => {
    for (const goAhead of waiting) goAhead();
  };
  const never = () => new Promise<never>(() => undefined);
  beforeEach(() => {
    waiting.clear();
    waits = 0;
  });

  it('are waited for by nobody who comes first', async () => {
    await new Turns(patience).take('a', async () => undefined);
    expect(waits).toBe(0);
  });
  it('call the waiting off when the one before has ended', async () => {
    const turns = new Turns(patience);
    await Promise.all([turns.take('a', async () => undefined), turns.take('a', async () => undefined)]);
    expect([waits, waiting.size]).toEqual([1, 0]);
  });
  it('let all go ahead that have waited long enough for one that hangs, and those who come later wait for these', async () => {
    const turns = new Turns(patience);
    const done: string[] = [];
    const first = pending();
    const hanging = turns.take('a', () => first.ended);
    const second = pending();
    const works = [
      turns.take('a', async () => {
        done.push('second begun');
        await second.ended;
      }),
      turns.take('a', async () => done.push('third')),
    ];
    expect(done).toEqual([]);
    runOut();
    await works[1];
    expect(done).toEqual(['second begun', 'third']);
    await turns.take('a', async () => done.push('fourth'));
    for (const { end } of [first, second]) end();
    await Promise.all([...works, hanging]);
    expect([done, turns.size]).toEqual([['second begun', 'third', 'fourth'], 0]);
  });
  it('let work go ahead that was brought in the middle of a turn of its own key', async () => {
    const turns = new Turns(patience);
    const inside = turns.take('a', () => turns.take('a', async () => 'done'));
    await Promise.resolve();
    await Promise.resolve();
    runOut();
    expect(await inside).toBe('done');
  });
  it('keep nothing of one that never ends, once another has gone ahead and ended', async () => {
    const turns = new Turns(patience);
    void turns.take('a', never);
    const second = turns.take('a', async () => undefined);
    runOut();
    await second;
    expect(turns.size).toBe(0);
  });
});
