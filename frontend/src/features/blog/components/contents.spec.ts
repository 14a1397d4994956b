import { describe, expect, it, jest } from '@jest/globals';
import { anchored, contentsOf } from './contents';

const headings = (...texts: string[]) => texts.map((text) => ({ level: 2, text }));
const anchors = (...texts: string[]) => anchored(headings(...texts)).map(({ anchor }) => anchor);

describe('anchored', () => {
  it('makes addresses of Turkish titles', () => expect(anchors('Giriş: İlk Adım')).toEqual(['giris-ilk-adim']));
  it('names none twice', () => expect(anchors('Sonuç', 'Sonuç', 'Sonuç')).toEqual(['sonuc', 'sonuc-2', 'sonuc-3']));
  it('does not give what a title has by itself', () => expect(anchors('Sonuç', 'Sonuç 2', 'Sonuç')).toEqual(['sonuc', 'sonuc-2', 'sonuc-3']));
  it('looks at no name again for each heading, where all of them have the same', () => {
    const looked = jest.spyOn(Set.prototype, 'has');
    expect(anchors(...Array<string>(1_000).fill('Sonuç')).at(-1)).toBe('sonuc-1000');
    expect(looked.mock.calls.length).toBeLessThan(3_000);
    looked.mockRestore();
  });
  it('has a name for what has no letters', () => expect(anchors('🎉', '—')).toEqual(['bolum', 'bolum-2']));
});

describe('contentsOf', () => {
  it('is for three headings and more', () => {
    expect(contentsOf(anchored(headings('Bir', 'İki')))).toEqual([]);
    expect(contentsOf(anchored(headings('Bir', 'İki', 'Üç')))).toHaveLength(3);
  });
  it('leaves out the lower levels where there are too many, and then the end', () => {
    const of = (parts: number, within: number) =>
      contentsOf(anchored(Array.from({ length: parts * (within + 1) }, (_, at) => ({ level: at % (within + 1) === 0 ? 3 : 4, text: `${at}` }))));
    expect(of(50, 3)).toHaveLength(200);
    expect(of(50, 4).map(({ level }) => level)).toEqual(Array(50).fill(3));
    expect(of(6_000, 0)).toHaveLength(200);
  });
});
