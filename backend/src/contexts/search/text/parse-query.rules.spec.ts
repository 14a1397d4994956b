import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missingValue, SEARCH_LIMITS, SEARCH_TEXT } from '../../../../contracts/search.js';
import { asksForSomething, type ParsedQuery, parseQuery, saysSomething } from './parse-query.rules.js';

const NOTHING: ParsedQuery = {
  stems: [],
  withoutStems: [],
  phrases: [],
  withoutPhrases: [],
  authors: { wanted: [], unwanted: [] },
  categories: { wanted: [], unwanted: [] },
  tags: { wanted: [], unwanted: [] },
  solved: null,
  hints: [],
};
const wanted = (...names: string[]) => ({ wanted: names, unwanted: [] });
const unwanted = (...names: string[]) => ({ wanted: [], unwanted: names });

describe('A query', () => {
  const cases: [string, Partial<ParsedQuery>][] = [
    ['', {}],
    ['  ', {}],
    ['kitaplarımızdan', { stems: ['kitap'] }],
    ["Node'da React'ın", { stems: ['node', 'react'] }],
    ['react REACT React’te', { stems: ['react'] }],
    ['C# ve .NET', { stems: ['csharp', 'dotnet'] }],
    ['ve', { stems: ['ve'] }],
    ['react -vue', { stems: ['react'], withoutStems: ['vue'] }],
    ['node.js', { stems: ['node', 'js'] }],
    ['veri-tabanı', { stems: ['veri', 'taban'] }],
    ['"sıralama hızı"', { stems: ['sira', 'hiz'], phrases: [['siralama', 'hizi']] }],
    ['react -"eski sürüm"', { stems: ['react'], withoutPhrases: [['eski', 'surum']] }],
    ['react "eski sürüm', { stems: ['react', 'esk', 'surum'], phrases: [['eski', 'surum']], hints: [SEARCH_TEXT.unclosedQuote] }],
    ['""', {}],
    ['"', { hints: [SEARCH_TEXT.unclosedQuote] }],
    ['yazar:elif', { authors: wanted('elif') }],
    ['YAZAR:Elif hata', { stems: ['hata'], authors: wanted('Elif') }],
    ['-yazar:elif hata', { stems: ['hata'], authors: unwanted('elif') }],
    ['etiket:react etiket:c#', { tags: wanted('react', 'c#') }],
    ['kategori:"Yapay Zekâ" hata', { stems: ['hata'], categories: wanted('Yapay Zekâ') }],
    ['çözüldü:evet', { solved: true }],
    ['cozuldu:hayır', { solved: false }],
    ['ÇÖZÜLDÜ:HAYIR', { solved: false }],
    ['-çözüldü:evet', { solved: false }],
    ['çözüldü:belki hata', { stems: ['hata'], hints: [SEARCH_TEXT.solvedValue] }],
    ['yazar: hata', { stems: ['hata'], hints: [missingValue('yazar')] }],
    ['çözüldü:', { hints: [missingValue('çözüldü')] }],
    ['etiket:""', { hints: [missingValue('etiket')] }],
    ['std::vector', { stems: ['stt', 'vector'] }],
    ['hata:404', { stems: ['hata', '404'] }],
    ['https://example.net', { stems: ['http', 'examp', 'dotnet'] }],
    ['- -- -', {}],
    ['a b', {}],
  ];
  it.each(cases)('%j is read', (typed, read) => expect(parseQuery(typed)).toEqual({ ...NOTHING, ...read }));

  it('counts only the first terms', () => {
    const typed = Array.from({ length: SEARCH_LIMITS.terms + 3 }, (_, index) => `v${index}x`);
    expect(parseQuery(typed.join(' '))).toMatchObject({ stems: typed.slice(0, SEARCH_LIMITS.terms), hints: [SEARCH_TEXT.tooManyTerms] });
  });
  it('is read whatever it is', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'"-: yazrçöüldtikego\\') })), (typed) => {
        const { stems, hints } = parseQuery(typed);
        return stems.length <= SEARCH_LIMITS.terms && hints.length < 9;
      }),
    ));
  it.each([
    ['react', true, true],
    ['etiket:react', true, true],
    ['çözüldü:hayır', true, true],
    ['-react', false, true],
    ['-etiket:react', false, true],
    ['', false, false],
    ['a', false, false],
  ])('%j asks for something: %j, says something: %j', (typed, asks, says) =>
    expect([asksForSomething(parseQuery(typed)), saysSomething(parseQuery(typed))]).toEqual([asks, says]),
  );
});
