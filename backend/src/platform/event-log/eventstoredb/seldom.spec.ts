import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { seldom } from './seldom.js';

describe('What is told seldom', () => {
  const told: number[] = [];
  beforeEach(() => {
    told.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is told at once, and what follows once a minute, with its count', () => {
    const happened = seldom((times) => told.push(times));
    for (let time = 0; time < 10; time++) happened();
    expect(told).toEqual([1]);
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([1, 9]);
    happened();
    expect(told).toEqual([1, 9]);
    jest.advanceTimersByTime(60_000);
    expect(told).toEqual([1, 9, 1]);
  });
  it('is told at once again after a minute without it', () => {
    const happened = seldom((times) => told.push(times));
    happened();
    jest.advanceTimersByTime(60_000);
    happened();
    expect(told).toEqual([1, 1]);
  });
});
