import { describe, expect, it } from '@jest/globals';
import { type Piece, wordDiff } from './wordDiff';

const SIGN: Record<Piece['kind'], [string, string]> = { same: ['', ''], added: ['{', '}'], removed: ['[', ']'] };
/** `[gone]` and `{new}` in what stays. */
const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => SIGN[kind][0] + text + SIGN[kind][1])
    .join('');
const side = (pieces: Piece[], gone: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join('');

describe('The difference of two texts', () => {
  it('is nothing where they are the same', () => expect(wordDiff('Bir iki.', 'Bir iki.')).toEqual([{ kind: 'same', text: 'Bir iki.' }]));
  it('is found word by word', () => expect(shown('Kedi uyudu.', 'Kedi kaçtı.')).toBe('Kedi [uyudu]{kaçtı}.'));
  it('keeps Turkish words whole', () => expect(shown('ışık söndü', 'ışığı söndü')).toBe('[ışık]{ışığı} söndü'));
  it('makes one change of changed words that only a space parts', () => expect(shown('bir iki üç', 'dört beş üç')).toBe('[bir iki]{dört beş} üç'));
  it('makes two changes where more than a space stands between', () => expect(shown('bir, iki', 'üç, dört')).toBe('[bir]{üç}, [iki]{dört}'));
  it('does not make a change of the line between two', () => expect(shown('bir\niki', 'üç\ndört')).toBe('[bir]{üç}\n[iki]{dört}'));
  it('shows what was only added or only taken away', () => {
    expect(shown('bir', 'bir iki')).toBe('bir{ iki}');
    expect(shown('bir iki', 'iki')).toBe('[bir ]iki');
    expect(shown('', 'yeni')).toBe('{yeni}');
  });

  it.each([
    ['Bu bir deneme metnidir, iki satır.\nSon.', 'Bu başka bir metindir; üç satır.\n\nSon satır.'],
    ['a  b   c', 'x  y   z'],
    ['- [ ] yap\n- [x] oldu', '- [x] yap\n- [x] oldu\n- yeni'],
  ])('loses no letter of either: %j', (before, after) => {
    const pieces = wordDiff(before, after);
    expect([side(pieces, 'added'), side(pieces, 'removed')]).toEqual([before, after]);
  });
});
