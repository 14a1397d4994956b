import { describe, expect, it } from '@jest/globals';
import { foldText } from '../../../../contracts/folding.js';
import { stem } from '../../../../contracts/stemming/stem.js';
import { MEET, PART } from './inflected-words.fixture.js';

const stemOf = (word: string) => stem(foldText(word));
const pairs = MEET.flatMap((line) => {
  const [word = '', ...inflected] = line.split(' ');
  return inflected.map((other) => [word, other] as const);
});

/** The figures of ADR 33: whoever changes how stems are made sees here whether it got better, and writes the new ones there. */
describe('Of words that nobody made the stems for', () => {
  it('240 of 257 inflections meet their word', () =>
    expect([pairs.length, pairs.filter(([word, other]) => stemOf(word) === stemOf(other)).length]).toEqual([257, 240]));
  it('as many do when they are typed without Turkish letters', () =>
    expect(pairs.filter(([word, other]) => stemOf(word) === stemOf(foldText(other))).length).toBe(240));
  it('48 of 60 pairs of strangers stay apart', () => {
    const strangers = PART.map((pair) => pair.split(' '));
    expect([strangers.length, strangers.filter(([one = '', other = '']) => stemOf(one) !== stemOf(other)).length]).toEqual([60, 48]);
  });
});
