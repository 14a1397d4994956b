import { describe, expect, it } from '@jest/globals';
import { WORD_LIMITS, WORDS_TEXT, wordFinder, wordKey, wordProblem } from '../../../../contracts/watched-words.js';

const found = (words: readonly string[], text: string) =>
  wordFinder(words.map((word) => ({ word, consequence: 'hold' as const })))(text).map(({ word }) => word);

describe('A watched word', () => {
  it.each([
    ['kapora', 'Önce kapora isterim.'],
    ['kapora', 'KAPORA!'],
    ['Şikâyet', 'sikayet ediyorum'],
    ['ILIK', 'ılık su'],
    ['kapora iade', 'Kapora,   iade edilir'],
    ['kapora*', 'kaporasını yatırdım'],
    ['*kazanç', 'ekkazanç sağlar'],
    ['k*ra', 'kapora'],
    ['k*p*ra', 'kapora'],
    ['bit.ly', 'https://bit.ly/x'],
    ['kapora', 'kap\u200Bora'],
    ['cafe', 'cafe\u0301'],
  ])('%s is found in: %s', (word, text) => expect(found([word], text)).toEqual([word]));
  it.each([
    ['kapora', 'kaportacı'],
    ['kapora', 'kaporası'],
    ['kapora', 'akapora'],
    ['kapora iade', 'kapora verdim, iade yok'],
    ['kapora iade', 'iade kapora'],
    ['k*ra', 'kar'],
    ['aba*ba', 'aba'],
    ['kapora', ''],
  ])('%s is not found in: %s', (word, text) => expect(found([word], text)).toEqual([]));
  it('is named once however often it stands there, beside others', () =>
    expect(found(['kapora', 'havale*', 'iban'], 'Kapora kapora: havaleyi yap, kapora')).toEqual(['kapora', 'havale*']));
  it('has one form for all spellings', () => expect(['Kapora  İade', 'KAPORA-iade', 'kapora iade'].map(wordKey)).toEqual(Array(3).fill('kapora iade')));
  it.each(['*', '**', 'a', ' - ', 'kapora *', '!!', '\u200b'])('is none: %j', (word) => expect(wordProblem(word)).toBe(WORDS_TEXT.short));
  it('is no sentence', () => expect(wordProblem('x'.repeat(WORD_LIMITS.word + 1))).toBe(WORDS_TEXT.long));
  it.each(['ab', 'a*b', '*ab', 'c sharp'])('may be %j', (word) => expect(wordProblem(word)).toBeNull());
  it('is looked for quickly: five hundred of them, half with stars, in a text as long as one may be', () => {
    const words = Array.from({ length: 500 }, (_, n) => (n % 2 ? `kotu${n}*` : `*kotu${n}*x`));
    const text = Array.from({ length: 9_000 }, (_, n) => `sozcuk${n}`).join(' ');
    const began = process.cpuUsage();
    expect(found(words, text)).toEqual([]);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000);
  });
});
