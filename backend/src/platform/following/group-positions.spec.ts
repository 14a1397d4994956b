import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LocalBulletin } from './bulletin.js';
import { GroupPositions } from './group-positions.js';

describe('The positions of a group of followers', () => {
  let bulletin: LocalBulletin;
  let stored: Map<string, number>;
  let isAway: boolean;
  let asked: number;
  let failures: unknown[];
  let positions: GroupPositions;
  beforeEach(() => {
    bulletin = new LocalBulletin();
    [stored, isAway, asked, failures] = [new Map(), false, 0, []];
    const ask = async () => {
      asked += 1;
      if (isAway) throw new Error('away');
      return stored;
    };
    const followers = ['a', 'b'].map((name) => ({ name, on: {} }));
    positions = new GroupPositions({ topic: 'views', followers, stored: ask }, bulletin, (error) => failures.push(error));
  });

  it('are at the beginning when nothing is known', async () => expect([positions.current, await positions.waitFor(0, 0)]).toEqual([0, true]));
  it('are where the slowest is', () => {
    positions.reach({ a: 7 });
    expect(positions.current).toBe(0);
    positions.reach({ b: 5 });
    expect([positions.current, [...positions.all]]).toEqual([
      5,
      [
        ['a', 7],
        ['b', 5],
      ],
    ]);
  });
  it('never go back', () => {
    positions.reach({ a: 7, b: 7 });
    positions.reach({ a: 3, b: 3 });
    expect([positions.current, positions.all.get('a')]).toEqual([7, 7]);
  });
  it('are learned from other processes', async () => {
    const waiting = positions.waitFor(5, 1_000);
    bulletin.publish('views', '{"a":5}');
    bulletin.publish('views', '{"b":6}');
    expect([await waiting, asked]).toEqual([true, 0]);
  });
  it('are told to other processes', () => {
    const heard: string[] = [];
    bulletin.subscribe('views', (text) => heard.push(text));
    positions.reach({ a: 7, b: 5 });
    expect(heard).toEqual(['{"a":7,"b":5}']);
  });
  it('are not those of followers that nobody here knows', () => {
    positions.reach({ a: 7, b: 7, later: 1 });
    expect([positions.current, positions.all.size]).toEqual([7, 2]);
  });
  it('are asked of the store when a message was lost', async () => {
    stored = new Map([
      ['a', 5],
      ['b', 9],
    ]);
    expect([await positions.waitFor(5, 2_000), positions.current]).toEqual([true, 5]);
  });
  it('are waited for no longer than asked', async () => {
    stored = new Map([['a', 5]]);
    const began = Date.now();
    expect(await positions.waitFor(5, 250)).toBe(false);
    expect(Date.now() - began).toBeLessThan(1_000);
  });
  it('are waited for one by one, whatever the others do', async () => {
    const waiting = positions.waitForThese(new Map([['a', 5]]), 1_000);
    positions.reach({ a: 5 });
    expect([await waiting, positions.current]).toEqual([true, 0]);
  });
  it('are waited for at different places', async () => {
    positions.reach({ a: 9, b: 3 });
    expect(
      await positions.waitForThese(
        new Map([
          ['a', 9],
          ['b', 3],
        ]),
        0,
      ),
    ).toBe(true);
    expect(
      await positions.waitForThese(
        new Map([
          ['a', 3],
          ['b', 4],
        ]),
        0,
      ),
    ).toBe(false);
  });
  it('of nobody are waited for no time', async () => expect(await positions.waitForThese(new Map(), 0)).toBe(true));
  it('are asked of the store once for all who wait, and no more when nobody does', async () => {
    await Promise.all(Array.from({ length: 20 }, () => positions.waitFor(5, 250)));
    const whileWaiting = asked;
    await pause(250);
    expect([whileWaiting <= 3, whileWaiting > 0, asked - whileWaiting]).toEqual([true, true, 0]);
  });
  describe('by a clock that the test moves', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const hearEach50Ms = async (names: readonly string[]) => {
      for (let position = 1; position <= 6; position++) {
        positions.reach(Object.fromEntries(names.map((name) => [name, position])));
        await jest.advanceTimersByTimeAsync(50);
      }
    };

    it('are not asked of the store while they are heard of', async () => {
      const waiting = positions.waitFor(100, 400);
      await hearEach50Ms(['a', 'b']);
      positions.reach({ a: 100, b: 100 });
      expect([await waiting, asked]).toEqual([true, 0]);
    });
    it('are asked of the store when one that is waited for is not heard of, whatever the others say', async () => {
      const waiting = positions.waitFor(100, 300);
      await hearEach50Ms(['a']);
      expect([await waiting, asked > 0]).toEqual([false, true]);
    });
  });
  it('are waited for although the store is away for a moment', async () => {
    isAway = true;
    stored = new Map([
      ['a', 5],
      ['b', 9],
    ]);
    const waiting = positions.waitFor(5, 2_000);
    await pause(150);
    isAway = false;
    expect([await waiting, failures.length > 0]).toEqual([true, true]);
  });
});
