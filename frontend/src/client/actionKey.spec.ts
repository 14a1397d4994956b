import { describe, expect, it } from '@jest/globals';
import { actionKeys, newKey } from './actionKey';
import { ApiError, noAnswer } from './apiError';

/** Sends bodies one after the other; answers the keys that they went out with. */
async function keysOf(...tries: [body: unknown, failure?: Error][]): Promise<string[]> {
  const once = actionKeys();
  const keys: string[] = [];
  for (const [body, failure] of tries) {
    const sent = once(body, async (key) => {
      keys.push(key);
      if (failure) throw failure;
      return 'done';
    });
    if (failure) await expect(sent).rejects.toBe(failure);
    else await expect(sent).resolves.toBe('done');
  }
  return keys;
}

const gone = noAnswer();
const broken = new ApiError(503, 'UNAVAILABLE', '');
const refused = new ApiError(409, 'CONFLICT', '');

describe('newKey', () => {
  it('is a version 4 UUID', () => expect(newKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
  it('is another one each time', () => expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100));
});

describe('The key of a write', () => {
  it('stays the same while the same body gets no answer', async () => {
    const [first, second, third] = await keysOf([{ a: 1 }, gone], [{ a: 1 }, broken], [{ a: 1 }]);
    expect([second, third]).toEqual([first, first]);
  });

  it('is another one for another body, which is another action', async () => {
    const [first, second] = await keysOf([{ a: 1 }, gone], [{ a: 2 }]);
    expect(second).not.toBe(first);
  });

  it('is another one after an answer, so that the same may be said twice', async () => {
    const [first, second] = await keysOf([{ a: 1 }], [{ a: 1 }]);
    expect(second).not.toBe(first);
  });

  it('is another one after a refusal, which the server would only repeat', async () => {
    const [first, second] = await keysOf([{ a: 1 }, refused], [{ a: 1 }]);
    expect(second).not.toBe(first);
  });

  it('is another one after a failure of the page itself', async () => {
    const [first, second] = await keysOf([{ a: 1 }, new TypeError('not the server')], [{ a: 1 }]);
    expect(second).not.toBe(first);
  });
});
