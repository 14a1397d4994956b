import { describe, expect, it } from '@jest/globals';
import { type Piece, wordDiff } from './wordDiff';

const MARK = { went: ['[-', '-]'], came: ['[+', '+]'] } as const;
const marked = (pieces: Piece[]) => pieces.map(({ text, change }) => (change ? `${MARK[change][0]}${text}${MARK[change][1]}` : text)).join('');
const shown = (before: string, after: string) => marked(wordDiff(before, after));
const without = (pieces: Piece[], change: Piece['change']) => pieces.map((piece) => (piece.change === change ? '' : piece.text)).join('');

describe('The difference of what was reported and what stands now', () => {
  it('is nothing where they are the same', () => expect(shown('Bir iki.', 'Bir iki.')).toBe('Bir iki.'));
  it('is found word by word', () => expect(shown('Kedi uyudu.', 'Kedi kaçtı.')).toBe('Kedi [-uyudu-][+kaçtı+].'));
  it('keeps Turkish words whole', () => expect(shown('ışık söndü', 'ışığı söndü')).toBe('[-ışık-][+ışığı+] söndü'));
  it('takes a lone space between two changed words for changed, too', () => expect(shown('a bir iki b', 'a üç dört b')).toBe('a [-bir iki-][+üç dört+] b'));
  it('finds what stayed in the middle', () => expect(shown('x ortak söz y', 'z ortak söz w')).toBe('[-x-][+z+] ortak söz [-y-][+w+]'));
  it('marks what was added alone', () => expect(shown('bir', 'bir iki')).toBe('bir[+ iki+]'));
  it('counts no word for both the beginning and the end', () => expect(shown('a a', 'a')).toBe('a[- a-]'));

  it('shows the middle of texts that are too long to compare as replaced, and is done at once', () => {
    const long = (word: string) => Array.from({ length: 1_500 }, (_, at) => (at === 700 ? 'ortak' : `${word}${at}`)).join(' ');
    expect(wordDiff(`Aynı ${long('a')} son`, `Aynı ${long('b')} son`).map(({ change }) => change)).toEqual([null, 'went', 'came', null]);
  });

  it.each([
    ['Bu bir deneme, iki satır.\nSon.', 'Bu başka bir metin; üç satır.\n\nSon satır.'],
    ['a  b   c', 'x  y   z'],
    ['', 'yeni 🎉'],
    ['eski', ''],
  ])('loses no letter of either: %j', (before, after) => {
    const both = wordDiff(before, after);
    expect([without(both, 'came'), without(both, 'went')]).toEqual([before, after]);
  });
});
