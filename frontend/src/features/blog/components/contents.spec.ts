import { describe, expect, it } from '@jest/globals';
import { anchored, contentsOf } from './contents';

const headings = (...texts: string[]) => texts.map((text) => ({ level: 2, text }));
const anchors = (...texts: string[]) => anchored(headings(...texts)).map(({ anchor }) => anchor);

describe('anchored', () => {
  it('makes addresses of Turkish titles', () => expect(anchors('Giriş: İlk Adım')).toEqual(['giris-ilk-adim']));
  it('names none twice', () => expect(anchors('Sonuç', 'Sonuç', 'Sonuç')).toEqual(['sonuc', 'sonuc-2', 'sonuc-3']));
  it('does not give what a title has by itself', () => expect(anchors('Sonuç', 'Sonuç 2', 'Sonuç')).toEqual(['sonuc', 'sonuc-2', 'sonuc-3']));
  it('has a name for what has no letters', () => expect(anchors('🎉', '—')).toEqual(['bolum', 'bolum-2']));
});

describe('contentsOf', () => {
  it('is for three headings and more', () => {
    expect(contentsOf(anchored(headings('Bir', 'İki')))).toEqual([]);
    expect(contentsOf(anchored(headings('Bir', 'İki', 'Üç')))).toHaveLength(3);
  });
});
