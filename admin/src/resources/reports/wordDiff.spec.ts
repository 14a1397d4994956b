import { describe, expect, it } from '@jest/globals';
import { type Piece, wordDiff } from './wordDiff';

const marked = (pieces: Piece[]) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const shown = (before: string, after: string) => {
  const both = wordDiff(before, after);
  return [marked(both.before), marked(both.after)];
};
const plain = (pieces: Piece[]) => pieces.map(({ text }) => text).join('');

describe('The difference of what was reported and what stands now', () => {
  it('is nothing where they are the same', () => expect(shown('Bir iki.', 'Bir iki.')).toEqual(['Bir iki.', 'Bir iki.']));
  it('is found word by word', () => expect(shown('Kedi uyudu.', 'Kedi kaçtı.')).toEqual(['Kedi [uyudu].', 'Kedi [kaçtı].']));
  it('keeps Turkish words whole', () => expect(shown('ışık söndü', 'ışığı söndü')).toEqual(['[ışık] söndü', '[ışığı] söndü']));
  it('takes a lone space between two changed words for changed, too', () =>
    expect(shown('a bir iki b', 'a üç dört b')).toEqual(['a [bir iki] b', 'a [üç dört] b']));
  it('finds what stayed in the middle', () => expect(shown('x ortak söz y', 'z ortak söz w')).toEqual(['[x] ortak söz [y]', '[z] ortak söz [w]']));
  it('marks only the side where something was added', () => expect(shown('bir', 'bir iki')).toEqual(['bir', 'bir[ iki]']));
  it('counts no word for both the beginning and the end', () => expect(shown('a a', 'a')).toEqual(['a[ a]', 'a']));

  it('shows the middle of texts that are too long to compare as replaced, and is done at once', () => {
    const long = (word: string) => Array.from({ length: 1_500 }, (_, at) => (at === 700 ? 'ortak' : `${word}${at}`)).join(' ');
    const { before, after } = wordDiff(`Aynı ${long('a')} son`, `Aynı ${long('b')} son`);
    expect([before, after].map((side) => side.map(({ changed }) => changed))).toEqual([
      [false, true, false],
      [false, true, false],
    ]);
  });

  it.each([
    ['Bu bir deneme, iki satır.\nSon.', 'Bu başka bir metin; üç satır.\n\nSon satır.'],
    ['a  b   c', 'x  y   z'],
    ['', 'yeni 🎉'],
  ])('loses no letter of either: %j', (before, after) => {
    const both = wordDiff(before, after);
    expect([plain(both.before), plain(both.after)]).toEqual([before, after]);
  });
});
