import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { excerptOf, plainWords } from '../../../contracts/rendering/excerpt.js';
import { HOSTILE, ORDINARY } from '../../../test/hostile-texts.js';

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

describe('An excerpt', () => {
  it('is the text itself when it is short', () => expect(excerptOf('Merhaba dünya')).toBe('Merhaba dünya'));
  it.each([
    ['# Başlık\n\nMetin', 'Başlık Metin'],
    ['> alıntı', 'alıntı'],
    ['- bir\n- iki\n1. üç', 'bir iki üç'],
    ['- [ ] bir\n- [x] iki', 'bir iki'],
    ['**kalın** _eğik_ ~~silik~~ `kod`', 'kalın eğik silik kod'],
    ['[bağlantı](https://example.com) ![resim](/x.png)', 'bağlantı resim'],
    ['[bağlantı][a]\n\n[a]: https://example.com', 'bağlantı'],
    ['| ad | yaş |\n|---|---|\n| Ayşe | 34 |', 'ad yaş Ayşe 34'],
    ['bir  \niki\\\nüç', 'bir iki üç'],
    ['bir\n\n---\n\niki', 'bir iki'],
    ['bir\n\n  iki\t üç ', 'bir iki üç'],
    // Code says what it says.
    ['önce\n```ts\nconst x_y = a[0] * 2; // | ~ _\n```\nsonra', 'önce const x_y = a[0] * 2; // | ~ _ sonra'],
    ['önce\n```\nbitmeyen', 'önce bitmeyen'],
    ['    a * b', 'a * b'],
    ['`a_b` ve ``c`d``', 'a_b ve c`d'],
    // Signs that mark nothing are words.
    ['siparis_ozeti_v2 ve 2 * 3 * 4, a|b, ~5, x->y', 'siparis_ozeti_v2 ve 2 * 3 * 4, a|b, ~5, x->y'],
    ['3.14 #etiket -5 C# a-b', '3.14 #etiket -5 C# a-b'],
    ['2.4 sürümü [taslak] (not)', '2.4 sürümü [taslak] (not)'],
    ['\\*yıldız\\* &amp; &copy; <b>', '*yıldız* & © <b>'],
    ['[a](javascript:x)', '[a](javascript:x)'],
    // What is beyond the bounds is shown as it is written, here too.
    [`${'>'.repeat(20)} a`, `${'>'.repeat(20)} a`],
  ])('of %j is %j', (markdown, plain) => expect(excerptOf(markdown)).toBe(plain));
  it('is the whole text when it just fits', () => expect(excerptOf('a'.repeat(180))).toBe('a'.repeat(180)));
  it('ends at the end of a word', () => expect(excerptOf('bir iki üç', 8)).toBe('bir iki…'));
  it('keeps a word whose end is where the text is cut', () => expect(excerptOf('bir iki üç', 7)).toBe('bir iki…'));
  it('cuts a word that leaves no room for others', () => expect(excerptOf(`a ${'b'.repeat(20)}`, 10)).toBe('a bbbbbbbb…'));
  it('never cuts a character in two', () => expect(excerptOf(`a${'😀'.repeat(10)}`, 10)).toBe(`a${'😀'.repeat(4)}…`));
  it('never cuts what is read as one sign in two', () => {
    expect(excerptOf(`ab${'👩‍👩‍👧'.repeat(10)}`, 12)).toBe('ab👩‍👩‍👧…');
    expect(excerptOf('abcde\u0301fg', 5)).toBe('abcd…');
  });
  it('says that there is more where much markup leaves few words', () => {
    expect(excerptOf(`[söz](https://ornek.dev/${'a'.repeat(2_000)}) ve sonrası`, 40)).toMatch(/…$/);
    expect(excerptOf(`söz ${'&amp;'.repeat(900)}`, 40)).not.toMatch(/&(?:a|am|amp)?…?$/);
  });
  it('is never longer than asked for and the dots', () =>
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 40 }), (text, length) => excerptOf(text, length).length <= length + 1)));
  it('of words without marks is what the parser would make of them', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('söz', 'iki_kat', '2.', '-', '\n', '  ', '!', ':', '(a)', '+', '=', '*x*', '5', '.'), { maxLength: 30 }),
        (parts) => {
          const text = parts.join(' ');
          // The sign in front makes the parser read it, and is gone afterwards.
          expect(plainWords(text)).toBe(plainWords(`${text}\n\n&#32;`));
        },
      ),
    ));
  it('stacks no more marks than languages do', () => expect(excerptOf(`ba${'\u0316\u0301'.repeat(90)}ş`)).toBe('ba\u0316\u0301\u0316ş'));
  it('ends where a sign ends', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '😀', '👩‍👩‍👧', 'e\u0301', '🇹🇷', ' '), { maxLength: 60 }),
        fc.integer({ min: 12, max: 40 }),
        (signs, length) => {
          const text = signs.join('').replace(/\s+/g, ' ').trim();
          const excerpt = excerptOf(text, length).replace(/…$/, '');
          const ends = [...graphemes.segment(text)].map(({ index, segment }) => index + segment.length);
          expect([0, ...ends]).toContain(excerpt.length);
        },
      ),
    ));
  it.each([...Object.entries(ORDINARY), ...Object.entries(HOSTILE)])('is made in time: %s', (_, text) => {
    const before = performance.now();
    for (const length of [140, 180, 500, 1_000]) expect(excerptOf(text, length).length).toBeLessThanOrEqual(length + 1);
    plainWords(text);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
