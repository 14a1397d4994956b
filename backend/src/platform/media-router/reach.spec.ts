import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Reach } from './reach.js';

describe('Whether browsers reach a router', () => {
  let doubts: number;
  let reach: Reach;
  let gone: readonly string[];
  beforeEach(() => {
    jest.useFakeTimers();
    doubts = 0;
    gone = [];
    reach = new Reach(
      () => void doubts++,
      (connection) => !gone.includes(connection),
    );
  });
  afterEach(() => void jest.useRealTimers());
  const expectAll = (...connections: string[]) => {
    for (const connection of connections) reach.expect(connection);
  };

  it('is doubted for ten minutes when nobody of three is connected in 25 seconds', () => {
    expectAll('a', 'b', 'c');
    jest.advanceTimersByTime(24_999);
    expect(reach.isDoubted).toBe(false);
    jest.advanceTimersByTime(1);
    expect([reach.isDoubted, doubts]).toEqual([true, 1]);
    jest.advanceTimersByTime(600_000);
    expect(reach.isDoubted).toBe(false);
  });
  it('is not doubted for one or two who try again and again', () => {
    for (let time = 0; time < 10; time++) {
      expectAll('a', 'b', 'a');
      jest.advanceTimersByTime(25_000);
    }
    expect([reach.isDoubted, doubts]).toEqual([false, 0]);
  });
  it('is known once somebody was connected, also after a doubt', () => {
    expectAll('a', 'b', 'c');
    jest.advanceTimersByTime(25_000);
    reach.prove();
    expect(reach.isDoubted).toBe(false);
    expectAll('d', 'e', 'f');
    jest.advanceTimersByTime(60_000);
    expect([reach.isDoubted, doubts]).toEqual([false, 1]);
  });
  it('is asked anew once nobody is connected any more', () => {
    reach.prove();
    reach.lose();
    expectAll('a', 'b', 'c');
    jest.advanceTimersByTime(25_000);
    expect([reach.isDoubted, doubts]).toEqual([true, 1]);
  });
  it('is not doubted for those who have gone, as one who comes again and again by connections that are always new', () => {
    expectAll('a', 'a again', 'a once more', 'b');
    gone = ['a', 'a again'];
    jest.advanceTimersByTime(25_000);
    expect([reach.isDoubted, doubts]).toEqual([false, 0]);
  });
});
