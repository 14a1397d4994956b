import { describe, expect, it } from '@jest/globals';
import { termsOf } from '../../../../contracts/stemming/terms.js';
import { type Candidate, ranked, weightOf } from './rank.rules.js';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const DAY_MS = 86_400_000;
const WEIGHTS = new Map([
  ['react', 1],
  ['hook', 3],
]);
let number = 0;
const candidate = (text: string, more: Partial<Candidate> = {}): Candidate => ({
  terms: termsOf(text),
  title: [],
  solved: false,
  isSolution: false,
  at: NOW - 400 * DAY_MS,
  number: number++,
  ...more,
});
const filler = Array.from({ length: 50 }, (_, index) => `kelime${index}`).join(' ');

describe('Better than', () => {
  it.each([
    ['what names a word once is what names it more often', candidate(`hook hook react ${filler}`), candidate(`hook react react ${filler}`)],
    ['a long text is a short one', candidate('react hook'), candidate(`react hook ${filler} ${filler}`)],
    ['what has the words in its text is what has them in its title', candidate(`react hook ${filler}`, { title: ['react', 'hook'] }), candidate('react hook')],
    ['what has one word in its title is what has all', candidate('react hook', { title: ['react', 'hook'] }), candidate('react hook', { title: ['hook'] })],
    ['an open topic is a solved one', candidate('react hook', { solved: true }), candidate('react hook')],
    ['another comment is the one that solved it', candidate('react hook', { isSolution: true, solved: true }), candidate('react hook', { solved: true })],
    ['an old text is a new one', candidate('react hook', { at: NOW }), candidate('react hook')],
    ['a new text about little is an old one about it', candidate('react hook hook'), candidate(`react hook ${filler} ${filler}`, { at: NOW })],
  ])('%s', (_, better, worse) => {
    expect(ranked([worse, better], WEIGHTS, NOW)).toEqual([better, worse]);
    expect(ranked([better, worse], WEIGHTS, NOW)).toEqual([better, worse]);
  });
  it('an equal one is the newer one', () => {
    const [older, newer] = [candidate('react hook'), candidate('react hook')];
    expect(ranked([older, newer], WEIGHTS, NOW)).toEqual([newer, older]);
  });
});

describe('A word', () => {
  it('tells the more the fewer have it', () => expect(weightOf(3, 1000)).toBeGreaterThan(weightOf(30, 1000)));
  it('always tells something', () => expect(weightOf(1000, 1000)).toBeGreaterThan(0.5));
});
