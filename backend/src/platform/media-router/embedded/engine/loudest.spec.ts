import { describe, expect, it } from '@jest/globals';
import { Loudest } from './loudest.js';

const SILENCE = 127;
/** Everybody sends a packet each 20 ms, and the loudest are chosen each 60 ms; who is heard at the end. */
function heard(loudest: Loudest, levels: Readonly<Record<string, number>>, from: number, ms: number): readonly string[] {
  let passed: string[] = [];
  for (let now = from; now < from + ms; now += 20) {
    passed = Object.entries(levels).flatMap(([who, level]) => (loudest.hear(who, level, now) ? [who] : []));
    if (now % 60 === 0) loudest.choose(now);
  }
  return passed;
}

describe('The loudest', () => {
  it('are heard from their first packet while fewer than four speak, and whoever is silent is not', () => {
    const loudest = new Loudest();
    expect(['a', 'b', 'c'].map((who) => loudest.hear(who, 30, 0))).toEqual([true, true, true]);
    expect(loudest.hear('d', SILENCE, 0)).toBe(false);
    expect(loudest.hear('d', 90, 0)).toBe(true);
    expect(loudest.hear('e', 80, 0)).toBe(false);
  });
  it('are four: a louder one is heard as soon as somebody has not been among them for a while', () => {
    const loudest = new Loudest();
    const levels = { a: 30, b: 30, c: 30, d: 39 };
    expect(heard(loudest, levels, 0, 300)).toEqual(['a', 'b', 'c', 'd']);
    expect(heard(loudest, { ...levels, e: 20 }, 300, 480)).toEqual(['a', 'b', 'c', 'd']);
    expect(heard(loudest, { ...levels, e: 20 }, 780, 240)).toEqual(['a', 'b', 'c', 'e']);
  });
  it('keep their place through the pauses between words', () => {
    const loudest = new Loudest();
    const levels = { a: 30, b: 30, c: 30, d: 30 };
    heard(loudest, levels, 0, 300);
    expect(heard(loudest, { ...levels, a: SILENCE, e: 20 }, 300, 480)).toContain('a');
    expect(heard(loudest, { ...levels, a: SILENCE, e: 20 }, 780, 240)).toEqual(['b', 'c', 'd', 'e']);
  });
  it('make room at once when one of them goes', () => {
    const loudest = new Loudest();
    heard(loudest, { a: 30, b: 30, c: 30, d: 30, e: 40 }, 0, 300);
    loudest.forget('a');
    expect(loudest.hear('e', 40, 300)).toBe(true);
  });
});
