import { describe, expect, it } from '@jest/globals';
import { TRANSPARENCY_TEXT } from '../../../../contracts/transparency.js';
import { veiled } from './veiled.rules.js';

const told = (...counts: number[]) => veiled(counts.map((count, index) => ({ label: `${index}`, count }))).map(({ count }) => count);
const { few, hidden } = TRANSPARENCY_TEXT;

/** The least and the greatest that each small count may be for whoever knows the sum of all, and what is told. */
function spansOf(counts: readonly number[]): readonly (readonly [number, number])[] {
  const texts = told(...counts);
  const rest = counts.reduce((sum, count, index) => (texts[index] === few || texts[index] === hidden ? sum + count : sum), 0);
  const [small, other] = [few, hidden].map((text) => texts.filter((one) => one === text).length) as [number, number];
  return texts.flatMap((text) => {
    if (text !== few) return [];
    // The others take as much, or as little, as they may.
    const least = other > 0 ? 0 : Math.max(0, rest - 4 * (small - 1));
    return [[least, Math.min(4, rest - 5 * other)] as const];
  });
}

describe('Counts', () => {
  it('from five on are told', () => expect(told(5, 1234)).toEqual(['5', '1.234']));
  it('below five are not, nor what they would follow from', () => {
    expect(told(3, 40, 9)).toEqual([few, '40', hidden]);
    expect(told(0, 12)).toEqual([few, hidden]);
    expect(told(2)).toEqual([few]);
    expect(told(1, 1, 1)).toEqual([few, few, few]);
  });
  it('below five may be any of the five for whoever knows the sum, where others are great enough to hide them', () => {
    for (let one = 0; one < 5; one += 1)
      for (let other = 0; other < 15; other += 1)
        for (let third = 13; third < 20; third += 1) expect(spansOf([one, other, third]).every(([least, most]) => least === 0 && most === 4)).toBe(true);
  });
});
