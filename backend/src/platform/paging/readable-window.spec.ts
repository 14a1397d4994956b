import { describe, expect, it } from '@jest/globals';
import { readableWindow } from './readable-window.js';

const ALL = 250;
const numbers = Array.from({ length: ALL }, (_, index) => index);
/** Of these only each third may be read. */
const thirds = {
  find: async ({ limit, offset }: { limit: number; offset: number }) => numbers.slice(offset, offset + limit),
  rowsOf: async (found: readonly number[]) => found.filter((number) => number % 3 === 0),
  count: async () => ALL,
};

describe('A window of what may be read', () => {
  it('is filled up behind what may not', async () =>
    expect(await readableWindow({ limit: 40, offset: 0 }, thirds)).toEqual({ rows: numbers.filter((number) => number % 3 === 0).slice(0, 40), total: ALL }));
  it('knows at the end how many there are', async () => {
    const { rows, total } = await readableWindow({ limit: 10, offset: 240 }, thirds);
    expect([rows, total]).toEqual([[240, 243, 246, 249], 244]);
  });
  it('is empty where there is nothing', async () =>
    expect(await readableWindow({ limit: 10, offset: 0 }, { ...thirds, find: async () => [], count: async () => 0 })).toEqual({ rows: [], total: 0 }));
});
