import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { partsOf, wordsOf } from '../../../../contracts/stemming/words.js';

const forms = (text: string) => wordsOf(text).map(({ form }) => form);
const shown = (text: string) => wordsOf(text).map(({ begin, end }) => text.slice(begin, end));
const parts = (text: string) => partsOf(text, wordsOf(text)).map(({ form }) => form);

describe('The words of a text', () => {
  it.each([
    ['Şu ağaçta ÇİÇEK açtı.', ['su', 'agacta', 'cicek', 'acti']],
    ['IĞDIR iğdır', ['igdir', 'igdir']],
    ["Node'da React'ın", ['node', 'react']],
    ['Node’da', ['node']],
    ["import x from 'react'", ['import', 'from', 'react']],
    ["from'react'", ['from', 'react']],
    ['C# ve C++, F#', ['csharp', 've', 'cpp', 'fsharp']],
    ['.NET dotnet ASP.NET', ['dotnet', 'dotnet', 'asp', 'dotnet']],
    ['node.js user_id büyük-küçük', ['node', 'js', 'user', 'id', 'buyuk', 'kucuk']],
    ['x++ foo# a', ['foo']],
    ['rüzgâr ruzgar', ['ruzgar', 'ruzgar']],
    ['404 v18.2', ['404', 'v18']],
    ['networking .networking', ['networking', 'networking']],
    ['', []],
    ['😀 — …', []],
  ])('of %j', (text, words) => expect(forms(text)).toEqual(words));

  it('tell where they stand in the text as it is written', () =>
    expect(shown("Node'da C# ile .NET İÇİN useEffect")).toEqual(['Node', 'C#', 'ile', '.NET', 'İÇİN', 'useEffect']));
  it('stand in the text, one behind the other, whatever it is', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(..."aıİiç'’#+.N _-") })), (text) => {
        let at = 0;
        for (const { begin, end, form } of wordsOf(text)) {
          if (begin < at || end <= begin || end > text.length || form.length < 2) return false;
          at = end;
        }
        return true;
      }),
    ));
});

describe('The parts of a word', () => {
  it.each([
    ['useEffect', ['use', 'effect']],
    ['ReadableStreamReader', ['readable', 'stream', 'reader']],
    ['XMLHttpRequest', ['xml', 'http', 'request']],
    ['düz YAZI', []],
    ['iOS', []],
  ])('of %s', (text, expected) => expect(parts(text)).toEqual(expected));
});
