import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stem } from '../../../../contracts/stemming/stem.js';
import { excerptsOf, mark, markBeginnings } from './mark.rules.js';

const of = (...words: string[]) => new Set(words.map(stem));
const shown = (text: string, ...words: string[]) => mark(text, of(...words)).ranges.map((range) => text.slice(...range));

describe('Marks', () => {
  it.each([
    ['Kitaplarımızdan biri', ['kitap'], ['Kitaplarımızdan']],
    ["Node'da IŞIK var", ['node', 'isik'], ['Node', 'IŞIK']],
    ['useEffect ve effect', ['effect'], ['Effect', 'effect']],
    ['useEffect', ['useeffect'], ['useEffect']],
    ['useEffect', ['useeffect', 'effect'], ['useEffect']],
    ['C# ile C', ['csharp'], ['C#']],
    ['hiçbiri', ['kitap'], []],
  ])('in %j for %j', (text, words, marked) => expect(shown(text, ...words)).toEqual(marked));
  it('stand in the text in their order and never overlap', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aA bB😀İ ') }), (text) => {
        let at = 0;
        for (const [begin, end] of mark(text, of('aa', 'bb', 'ab', 'ba')).ranges) {
          if (begin < at || end <= begin || end > text.length) return false;
          at = end;
        }
        return true;
      }),
    ));
});

describe('Beginnings', () => {
  it.each([
    ['Algoritma KİTAPLARI', ['kit', 'al'], ['Al', 'KİT']],
    ["Node'da nöbet", ['no', 'nod'], ['Nod', 'nö']],
    ['.NET kitabı', ['dot'], ['.NET']],
    ['hiçbiri', ['kit'], []],
  ])('in %j for %j', (text, beginnings, marked) => expect(markBeginnings(text, beginnings).ranges.map((range) => text.slice(...range))).toEqual(marked));
});

describe('Excerpts', () => {
  const filler = (words: number) => Array.from({ length: words }, () => 'dolgu').join(' ');
  it('are the whole of a short text', () => expect(excerptsOf('Bir kitap', of('kitap'))).toEqual([{ text: 'Bir kitap', ranges: [[4, 9]] }]));
  it('are the beginning where no word stands', () => {
    const [only, ...others] = excerptsOf(filler(80), of('kitap'));
    expect([only?.text.startsWith('dolgu'), only?.text.endsWith('dolgu …'), others]).toEqual([true, true, []]);
  });
  it('are around the words, wherever they stand', () => {
    const found = excerptsOf(`${filler(80)} kitaplar ${filler(80)} kitabı ${filler(80)}`, of('kitap'));
    expect(found.map(({ text, ranges }) => ranges.map((range) => text.slice(...range)))).toEqual([['kitaplar'], ['kitabı']]);
    expect(found.every(({ text }) => text.startsWith('… dolgu') && text.endsWith('dolgu …'))).toBe(true);
  });
  it('show where most of the words stand', () => {
    const [first] = excerptsOf(`kitap ${filler(80)} kitap kalem kitap`, of('kitap', 'kalem'));
    expect(first?.ranges).toHaveLength(1);
    expect(excerptsOf(`kitap ${filler(80)} kitap kalem kitap`, of('kitap', 'kalem')).at(-1)?.ranges).toHaveLength(3);
  });
  it('are short, and mark what is looked for, whatever the text is', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aab 😀'), maxLength: 900 }), (text) =>
        excerptsOf(text, of('aa', 'ab')).every(
          (piece) =>
            piece.text.length < 320 && !/\p{Surrogate}/u.test(piece.text) && piece.ranges.every(([begin, end]) => begin >= 0 && end <= piece.text.length),
        ),
      ),
    ));
});
