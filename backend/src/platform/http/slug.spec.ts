import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SLUG, slugOf } from '../../../contracts/slug.js';

describe('The slug of a title', () => {
  it.each([
    ['Okuma modelini ne zaman yeniden kurmalı?', 'okuma-modelini-ne-zaman-yeniden-kurmali'],
    ['İSTANBUL IŞIĞI', 'istanbul-isigi'],
    ['Iğdır’ın çığlığı, şöyle böyle; öğüt', 'igdirin-cigligi-soyle-boyle-ogut'],
    ['ÇĞÜŞÖİI çğüşöiı', 'cgusoii-cgusoii'],
    ['Docker’sız geliştirme', 'dockersiz-gelistirme'],
    ["Node'un 20. sürümü", 'nodeun-20-surumu'],
    ['CI/CD -- nasıl_kurulur', 'ci-cd-nasil-kurulur'],
    ['  C++ ve C#  ', 'c-ve-c'],
    ['Café Straße Łódź', 'cafe-strasse-lodz'],
    ['Tam ％ ｇｅｎｉş', 'tam-genis'],
  ])('%s is %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('is the same for a dotted capital and for its small letter with a combining dot', () => {
    expect(slugOf('İzmir')).toBe('izmir');
    expect(slugOf('İzmir'.toLowerCase())).toBe('izmir');
    expect(slugOf('i\u0307zmir')).toBe('izmir');
  });
  it('is the same for composed and decomposed letters', () => expect(slugOf('ğüşçö'.normalize('NFD'))).toBe('gusco'));

  it.each(['', '   ', '---', '🎉🎉', 'مرحبا', '’'])('is never empty: %j', (title) => {
    expect(slugOf(title)).toBe(SLUG.fallback);
    expect(slugOf(title, 'konu')).toBe('konu');
  });

  it('ends at the edge of a word', () => {
    const title = `${'kelime '.repeat(14)}uzatan`;
    expect(slugOf(title)).toBe('kelime-'.repeat(14).slice(0, -1));
    expect(slugOf(`${'a'.repeat(50)} ${'b'.repeat(49)} c`)).toBe(`${'a'.repeat(50)}-${'b'.repeat(49)}`);
  });
  it('is cut inside a word that is too long by itself', () => expect(slugOf('a'.repeat(140))).toBe('a'.repeat(SLUG.max)));

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...'İIıiğĞşŞ çÇöÖüÜ-_.’0\u0307'), maxLength: 300 }),
  );
  it('is always one to a hundred characters of a-z, 0-9 and single hyphens between them', () => {
    fc.assert(
      fc.property(anything, (title) => {
        expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slugOf(title).length).toBeLessThanOrEqual(SLUG.max);
      }),
    );
  });
  it('stays what it is when it is made again', () => {
    fc.assert(fc.property(anything, (title) => expect(slugOf(slugOf(title))).toBe(slugOf(title))));
  });
  it('does not depend on how the letters are composed', () => {
    fc.assert(fc.property(anything, (title) => expect(slugOf(title.normalize('NFC'))).toBe(slugOf(title.normalize('NFD')))));
  });
});
