import { describe, expect, it } from '@jest/globals';
import { lostBetween, median, qualityOf } from './quality.rules';

describe('a link', () => {
  it('has as many bars as its worse half allows', () => {
    expect(qualityOf({ roundTripMs: 38, lost: 0 })).toBe(3);
    expect(qualityOf({ roundTripMs: 38, lost: 0.05 })).toBe(2);
    expect(qualityOf({ roundTripMs: 300, lost: 0 })).toBe(2);
    expect(qualityOf({ roundTripMs: 300, lost: 0.2 })).toBe(1);
    expect(qualityOf({ roundTripMs: null, lost: 0 })).toBe(3);
  });

  it('lost what did not come between two moments, whatever was lost before', () => {
    expect(lostBetween({ lost: 50, received: 100 }, { lost: 51, received: 199 })).toBe(0.01);
    expect(lostBetween({ lost: 0, received: 0 }, { lost: 0, received: 0 })).toBe(0);
    // Packets that come late are taken back from what was lost.
    expect(lostBetween({ lost: 5, received: 10 }, { lost: 3, received: 12 })).toBe(0);
  });
});

describe('the middle', () => {
  it('is that of all, and of nothing nothing', () => {
    expect(median([200, 10, 38])).toBe(38);
    expect(median([])).toBeNull();
  });
});
