import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Positions } from './positions.js';

describe('A position', () => {
  let positions: Positions;
  beforeEach(() => {
    jest.useFakeTimers();
    positions = new Positions();
  });
  afterEach(() => void jest.useRealTimers());

  it('is 0 before anything was followed', () => expect(positions.current).toBe(0));
  it('need not be waited for when it has been reached', async () => {
    positions.reach(5);
    expect(await Promise.all([positions.waitFor(4, 1000), positions.waitFor(5, 1000), positions.waitFor(0, 0)])).toEqual([true, true, true]);
  });
  it('is waited for until it is reached or passed', async () => {
    const waiting = [positions.waitFor(3, 1000), positions.waitFor(5, 1000)];
    positions.reach(3);
    positions.reach(9);
    expect(await Promise.all(waiting)).toEqual([true, true]);
  });
  it('is waited for no longer than was said', async () => {
    const waiting = positions.waitFor(3, 1000);
    jest.advanceTimersByTime(1000);
    expect(await waiting).toBe(false);
  });
  it('wakes only those who waited for less', async () => {
    const [near, far] = [positions.waitFor(3, 1000), positions.waitFor(5, 1000)];
    positions.reach(4);
    jest.advanceTimersByTime(1000);
    expect(await Promise.all([near, far])).toEqual([true, false]);
  });
  it('never goes back', () => {
    positions.reach(5);
    positions.reach(3);
    expect(positions.current).toBe(5);
  });
  it('leaves no timer behind', () => {
    void positions.waitFor(3, 1000);
    positions.reach(3);
    expect(jest.getTimerCount()).toBe(0);
  });
});
