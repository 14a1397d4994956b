import { describe, expect, it } from '@jest/globals';
import { kappaOf, quantileOf, shareOf } from './statistics.rules.js';

const times = (count: number, one: string, other: string) => Array.from({ length: count }, () => [one, other] as const);

describe("Cohen's kappa", () => {
  it('is that of the textbook: 20, 5, 10 and 15 of fifty make 0.4', () => {
    const { value, low, high } = kappaOf([...times(20, 'a', 'a'), ...times(5, 'a', 'b'), ...times(10, 'b', 'a'), ...times(15, 'b', 'b')]);
    expect(value).toBeCloseTo(0.4, 10);
    // Wilson's ends of 35 of 50 are 0.5625 and 0.8090, and chance agrees in half of all.
    expect(low).toBeCloseTo(0.125, 3);
    expect(high).toBeCloseTo(0.618, 3);
  });
  it('is lower with the same agreement where chance agrees more: 45, 15, 25, 15 and 25, 35, 5, 35', () => {
    const of = (aa: number, ab: number, ba: number, bb: number) =>
      kappaOf([...times(aa, 'a', 'a'), ...times(ab, 'a', 'b'), ...times(ba, 'b', 'a'), ...times(bb, 'b', 'b')]).value;
    expect(of(45, 15, 25, 15)).toBeCloseTo(0.1304, 4);
    expect(of(25, 35, 5, 35)).toBeCloseTo(0.2593, 4);
  });
  it('is 1 where all agree and both chose several things', () => expect(kappaOf([...times(3, 'a', 'a'), ...times(2, 'b', 'b')]).value).toBe(1));
  it('is not certain where few agree in all', () => {
    const { value, low, high } = kappaOf([...times(2, 'a', 'a'), ...times(1, 'b', 'b')]);
    expect([value, high]).toEqual([1, 1]);
    expect(low).toBeLessThan(0);
  });
  it('is below 0 where they agree less than chance does', () => expect(kappaOf([...times(5, 'a', 'b'), ...times(5, 'b', 'a')]).value).toBe(-1));
  it('is 0 where one side never chose but one thing', () => expect(kappaOf([...times(6, 'a', 'a'), ...times(4, 'a', 'b')]).value).toBe(0));
  it('is not defined where agreement by chance is certain', () => expect(kappaOf(times(40, 'a', 'a'))).toEqual({ value: null, low: null, high: null }));
  it('is not defined of nothing', () => expect(kappaOf([]).value).toBeNull());
  it('has an interval inside of what it can be', () => {
    const { low, high } = kappaOf([...times(2, 'a', 'a'), ...times(1, 'b', 'b'), ...times(1, 'a', 'b')]);
    expect([(low ?? -2) >= -1, (high ?? 2) <= 1]).toEqual([true, true]);
  });
});

describe('A share', () => {
  it("has Wilson's interval", () => {
    const share = shareOf(1, 10);
    expect(share?.value).toBe(0.1);
    expect(share?.low).toBeCloseTo(0.0179, 4);
    expect(share?.high).toBeCloseTo(0.4042, 4);
  });
  it('of none or of all is still not certain', () => {
    expect(shareOf(0, 10)).toMatchObject({ value: 0, low: 0, high: expect.closeTo(0.2775, 3) });
    expect(shareOf(10, 10)).toMatchObject({ value: 1, low: expect.closeTo(0.7225, 3), high: 1 });
  });
  it('is wider of few than of many', () => {
    const width = (hits: number, all: number) => (shareOf(hits, all)?.high ?? 0) - (shareOf(hits, all)?.low ?? 0);
    expect(width(1, 4)).toBeGreaterThan(width(100, 400));
  });
  it('of nothing is none', () => expect(shareOf(0, 0)).toBeNull());
});

describe('A quantile', () => {
  it('is one of the values', () => {
    const sorted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect([quantileOf(sorted, 0.5), quantileOf(sorted, 0.9), quantileOf(sorted, 1)]).toEqual([5, 9, 10]);
  });
  it('of one value is that value', () => expect(quantileOf([7], 0.9)).toBe(7));
  it('of none is none', () => expect(quantileOf([], 0.5)).toBeNull());
});
