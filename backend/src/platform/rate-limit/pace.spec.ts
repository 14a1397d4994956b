import { describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../test/test-clock.js';
import { Pace } from './pace.js';

const inARow = (pace: Pace, times: number, key = 'elif') => Array.from({ length: times }, () => pace.take(key));

describe('A pace of three at once and two a second', () => {
  const begin = () => {
    const clock = new TestClock();
    return { clock, pace: new Pace(clock, { burst: 3, perSecond: 2 }) };
  };

  it('lets three through at once and names the wait', () => expect(inARow(begin().pace, 5)).toEqual([0, 0, 0, 1, 1]));
  it('lets two more through after a second', () => {
    const { clock, pace } = begin();
    inARow(pace, 3);
    clock.advance({ seconds: 1 });
    expect(inARow(pace, 3)).toEqual([0, 0, 1]);
  });
  it('never saves up more than three', () => {
    const { clock, pace } = begin();
    inARow(pace, 3);
    clock.advance({ hours: 1 });
    expect(inARow(pace, 4)).toEqual([0, 0, 0, 1]);
  });
  it('holds nobody else back', () => {
    const { pace } = begin();
    inARow(pace, 9);
    expect(inARow(pace, 1, 'derya')).toEqual([0]);
  });
  it('is slow where it is meant to be', () => {
    const pace = new Pace(new TestClock(), { burst: 1, perSecond: 0.1 });
    expect(inARow(pace, 2)).toEqual([0, 10]);
  });
});
